import { Button, Select } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useBeginPractice } from '../../lib/practice/begin-practice.ts';
import { useCall } from '../../lib/query-client.ts';
import dialog from '../../ui/dialog/dialog.module.css';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { CardSelect, PostingField } from '../../ui/forms/hunt-fields.tsx';
import classes from './practice.module.css';

/** For which card, from which résumé, or for a posting that is pasted. */
export function BeginDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['practice', 'common']);
  const [resumeId, setResumeId] = useState<string | null>(null);
  const [card, setCard] = useState<string | null>(null);
  const [posting, setPosting] = useState('');
  const resumes = useCall('GET /resume/list', { page: 1, size: 100 });
  const cards = useCall('GET /application/list', {});
  const beginning = useBeginPractice();
  const own = resumes.data?.items.filter(({ status }) => status !== 'processing') ?? [];
  // a card knows its résumé; without one it is the first of the list
  const from = resumeId ?? (card ? null : (own[0]?.id ?? null));
  const none = resumes.data !== undefined && own.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    beginning.mutate({
      ...(from ? { resumeId: from } : {}),
      ...(card ? { applicationId: card } : {}),
      ...(!card && posting.trim() ? { posting } : {}),
    });
  };
  return (
    <Dialog opened size="lg" title={t('new')} onClose={onClose}>
      <form className={classes.form} onSubmit={submit}>
        <Select
          data-autofocus
          label={t('dialog.resume')}
          data={own.map(({ id, name }) => ({ value: id, label: name }))}
          value={from}
          placeholder={card ? t('dialog.byPlace') : undefined}
          onChange={setResumeId}
          error={none ? t('dialog.noResume') : null}
        />
        {none && (
          <Link to={paths.resumes} className={classes.link}>
            {t('dialog.toResumes')}
          </Link>
        )}
        {(cards.data?.length ?? 0) > 0 && (
          <CardSelect
            label={t('dialog.application')}
            cards={cards.data ?? []}
            value={card}
            placeholder={t('dialog.noApplication')}
            onChange={setCard}
          />
        )}
        {!card && (
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
          <Button type="submit" loading={beginning.isPending} disabled={none}>
            {t('begin')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
