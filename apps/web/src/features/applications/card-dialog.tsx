import { Button, Loader, Select, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Application, Input } from '@verdant/contracts';
import { APPLICATION_LIMITS, APPLICATION_STAGES, JOB_DESCRIPTION_MAX } from '@verdant/contracts/constants';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call, fileUrl } from '../../lib/api.ts';
import { useDates } from '../../lib/format/dates.ts';
import { refresh, useCall } from '../../lib/query-client.ts';
import { toastError } from '../../lib/toast.ts';
import dialog from '../../ui/dialog/dialog.module.css';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import classes from './applications.module.css';
import { CardLetters } from './card-letters.tsx';
import { IN_TURN, nameOf } from './use-board.ts';

type Text = 'title' | 'employer' | 'link' | 'nextStep' | 'contacts' | 'notes' | 'posting';
type Draft = Record<Text | 'appliedOn' | 'remindAt' | 'stage', string> & { archiveId: string | null };

/** What a field for date and time holds: local, to the minute. */
const localTime = (iso: string | null): string => {
  if (!iso) return '';
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

const draftOf = (card: Application | null): Draft => ({
  title: card?.title ?? '',
  employer: card?.employer ?? '',
  link: card?.link ?? '',
  nextStep: card?.nextStep ?? '',
  contacts: card?.contacts ?? '',
  notes: card?.notes ?? '',
  posting: card?.posting ?? '',
  stage: card?.stage ?? 'wish',
  appliedOn: card?.appliedOn ?? '',
  remindAt: localTime(card?.remindAt ?? null),
  archiveId: card?.archive?.id ?? null,
});

/** Only what was changed is sent. */
function changesOf(before: Draft, draft: Draft): Input<'POST /application/updateing'> {
  const changed = Object.entries(draft).filter(([name, value]) => value !== before[name as keyof Draft]);
  return Object.fromEntries(
    changed.map(([name, value]) => {
      if (name === 'remindAt') return [name, value ? new Date(value as string).toISOString() : null];
      return [name, name === 'appliedOn' ? value || null : value];
    }),
  );
}

function Form({ card, onClose }: { card: Application | null; onClose: () => void }) {
  const { t } = useTranslation(['applications', 'common']);
  const { day } = useDates();
  const [before] = useState(() => draftOf(card));
  const [draft, setDraft] = useState(before);
  const [tried, setTried] = useState(false);
  const archives = useCall('GET /archive/list', { page: 1, size: 100 });
  const saving = useMutation({
    ...IN_TURN,
    mutationFn: () =>
      call('POST /application/updateing', { ...changesOf(before, draft), ...(card ? { id: card.id } : {}) }),
    onSuccess: async () => {
      await refresh('GET /application/list', 'GET /application/detail');
      onClose();
    },
    onError: toastError,
  });
  const faults = {
    title: !draft.title.trim() && !draft.employer.trim() ? t('nameOne') : null,
    link: draft.link && !/^https?:\/\/\S+$/.test(draft.link) ? t('linkWrong') : null,
    remindAt:
      draft.remindAt && draft.remindAt !== before.remindAt && new Date(draft.remindAt) <= new Date()
        ? t('timeOver')
        : null,
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const wrong = Object.entries(faults).find(([, fault]) => fault);
    if (wrong) (event.currentTarget.elements.namedItem(wrong[0]) as HTMLElement).focus();
    else saving.mutate();
  };
  const field = (name: Exclude<keyof Draft, 'archiveId'>, maxLength?: number) => ({
    name,
    label: t(`field.${name}`),
    value: draft[name],
    maxLength,
    error: tried && name in faults ? faults[name as keyof typeof faults] : null,
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setDraft((old) => ({ ...old, [name]: value }));
    },
  });
  const { line, link, contacts, notes } = APPLICATION_LIMITS;
  const kept = (archives.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <TextInput {...field('title', line)} data-autofocus />
      <TextInput {...field('employer', line)} />
      <Select
        label={t('field.stage')}
        data={APPLICATION_STAGES.map((value) => ({ value, label: t(`stages.${value}`) }))}
        value={draft.stage}
        allowDeselect={false}
        onChange={(stage) => setDraft((old) => ({ ...old, stage: stage ?? old.stage }))}
      />
      <TextInput {...field('appliedOn')} type="date" />
      <TextInput {...field('nextStep', line)} />
      <TextInput
        {...field('remindAt')}
        type="datetime-local"
        description={card?.reminded && draft.remindAt === before.remindAt ? t('reminded') : t('remindHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <TextInput {...field('link', link)} type="url" className={classes.whole} />
      <Select
        label={t('field.archive')}
        className={classes.whole}
        data={kept}
        value={draft.archiveId}
        placeholder={t('noArchive')}
        clearable
        onChange={(archiveId) => setDraft((old) => ({ ...old, archiveId }))}
      />
      {card?.archive && (
        <a
          className={classes.file}
          href={fileUrl('GET /archive/file', { id: card.archive.id, as: 'view' })}
          target="_blank"
          rel="noreferrer"
        >
          {t('sentFile')}
        </a>
      )}
      {card && <CardLetters id={card.id} />}
      {card?.match && (
        <p className={classes.whole}>
          {t('matchWhy', { score: card.match.score, overall: card.match.overall, day: day(card.match.at) })}
        </p>
      )}
      <Textarea {...field('contacts', contacts)} autosize minRows={1} maxRows={4} className={classes.whole} />
      <Textarea {...field('notes', notes)} autosize minRows={2} maxRows={8} className={classes.whole} />
      <Textarea {...field('posting', JOB_DESCRIPTION_MAX)} autosize minRows={2} maxRows={8} className={classes.whole} />
      <div className={`${dialog.actions} ${classes.whole}`}>
        <Button variant="subtle" color="gray" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={saving.isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

function Kept({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('applications');
  const { data, error } = useCall('GET /application/detail', { id });
  if (data) return <Form key={id} card={data} onClose={onClose} />;
  if (error) return <p role="alert">{`${t('detailFailed')} ${error.message}`}</p>;
  return <Loader size="sm" />;
}

/** A card with everything on it; `id` null: a new one. */
export function CardDialog({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { t } = useTranslation('applications');
  const list = useCall('GET /application/list', {});
  const card = list.data?.find((one) => one.id === id);
  return (
    <Dialog opened size="lg" title={card ? nameOf(card) : t(id ? 'title' : 'new')} onClose={onClose}>
      {id ? <Kept id={id} onClose={onClose} /> : <Form card={null} onClose={onClose} />}
    </Dialog>
  );
}
