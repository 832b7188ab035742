import { Button, Radio, Select } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Input } from '@verdant/contracts';
import { LETTER_KINDS, type LetterKind } from '@verdant/contracts/constants';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { refresh, useCall } from '../../lib/query-client.ts';
import { toastError } from '../../lib/toast.ts';
import dialog from '../../ui/dialog/dialog.module.css';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { CardSelect, PostingField } from '../../ui/forms/hunt-fields.tsx';
import classes from './letters.module.css';

type Props = { applicationId: string | null; jobId: string | null; onClose: () => void };

/** What it is, from which résumé, for which place; from a card or a job the place is known already. */
export function NewLetterDialog({ applicationId, jobId, onClose }: Props) {
  const { t } = useTranslation(['letters', 'common']);
  const navigate = useNavigate();
  const [kind, setKind] = useState<LetterKind>('letter');
  const [resumeId, setResumeId] = useState<string | null>(null);
  const [card, setCard] = useState<string | null>(applicationId);
  const [posting, setPosting] = useState('');
  const resumes = useCall('GET /resume/list', { page: 1, size: 100 });
  const cards = useCall('GET /application/list', {}, { enabled: jobId === null });
  const own = resumes.data?.items.filter(({ status }) => status !== 'processing') ?? [];
  const adding = useMutation({
    mutationFn: (input: Input<'POST /letter/add'>) => call('POST /letter/add', input),
    onSuccess: async ({ id }) => {
      await refresh('GET /letter/list');
      await navigate(paths.letter(id), { replace: true });
    },
    onError: toastError,
  });
  // the place knows its résumé; without a place it is the first of the list
  const placed = Boolean(jobId ?? card);
  const from = resumeId ?? (placed ? null : (own[0]?.id ?? null));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    adding.mutate({
      kind,
      ...(from ? { resumeId: from } : {}),
      ...(jobId ? { jobId } : {}),
      ...(card ? { applicationId: card } : {}),
      ...(!placed && posting.trim() ? { posting } : {}),
    });
  };
  const none = resumes.data !== undefined && own.length === 0;
  return (
    <Dialog opened size="lg" title={t('new')} onClose={onClose}>
      <form className={classes.form} onSubmit={submit}>
        <Radio.Group label={t('dialog.kind')} value={kind} onChange={(value) => setKind(value as LetterKind)}>
          <div className={classes.kinds}>
            {LETTER_KINDS.map((one) => (
              <Radio.Card key={one} value={one} className={classes.kind} data-autofocus={one === kind || undefined}>
                <b>{t(`kinds.${one}`)}</b>
                <span>{t(`kindHints.${one}`)}</span>
              </Radio.Card>
            ))}
          </div>
        </Radio.Group>
        {!jobId && (
          <CardSelect
            label={t('dialog.application')}
            cards={cards.data ?? []}
            value={card}
            placeholder={t('dialog.noApplication')}
            onChange={setCard}
          />
        )}
        {!jobId && (
          <Select
            label={t('dialog.resume')}
            data={own.map(({ id, name }) => ({ value: id, label: name }))}
            value={resumeId ?? from}
            placeholder={placed ? t('dialog.byPlace') : undefined}
            onChange={setResumeId}
            error={none ? t('dialog.noResume') : null}
          />
        )}
        {none && (
          <Link to={paths.resumes} className={classes.link}>
            {t('dialog.toResumes')}
          </Link>
        )}
        {!placed && (
          <PostingField
            label={t('dialog.posting')}
            placeholder={t('dialog.postingHint')}
            value={posting}
            onChange={setPosting}
          />
        )}
        <div className={dialog.actions}>
          <Button variant="subtle" color="gray" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={adding.isPending} disabled={none}>
            {t('dialog.begin')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
