import { Button, Textarea, TextInput } from '@mantine/core';
import type { Job } from '@verdant/contracts';
import { JOB_DESCRIPTION_MAX, NAME_MAX } from '@verdant/contracts/constants';
import { useState } from 'react';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { FailureNote } from '../../editor/failure-note.tsx';
import { useT } from '../../editor/use-t.ts';
import { useTyped } from '../../lib/typed.ts';
import classes from './form.module.css';
import { useMatch } from './match-context.tsx';

type Props = { job?: Job; onCancel?: () => void; onDone: () => void };

/** A job in its own words. Without them there is nothing to match. */
export const JobForm = ({ job, onCancel, onDone }: Props) => {
  const { t } = useT();
  const { add, edit, busy, failure, clearFailure } = useMatch();
  const { resume } = useWorkspace();
  const [form, setForm, forget] = useTyped(`job:${job?.id ?? resume.id}`, {
    text: job?.text ?? '',
    title: job?.title ?? '',
    company: job?.company ?? '',
  });
  const [asked, setAsked] = useState(false);
  const { text, title, company } = form;
  const over = text.length > JOB_DESCRIPTION_MAX;
  const empty = !text.trim();
  const error = over
    ? t('workspace:tooLong', { limit: JOB_DESCRIPTION_MAX, length: text.length })
    : asked && empty
      ? t('match:needJob')
      : null;
  const put = (change: Partial<typeof form>) => {
    setForm({ ...form, ...change });
    if (failure) clearFailure();
  };
  const send = () => {
    if (!job) return add({ text, ...(title.trim() && { title }), ...(company.trim() && { company }) });
    return edit({ id: job.id, title, company, ...(text.trim() !== job.text && { text }) });
  };
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        setAsked(true);
        if (empty || over || busy) return;
        if (!(await send())) return;
        forget();
        onDone();
      }}
    >
      <Textarea
        label={t('match:text')}
        description={t('match:textWhy')}
        placeholder={t('match:textPlaceholder')}
        autosize
        minRows={8}
        maxRows={14}
        value={text}
        error={error}
        data-autofocus={job ? true : undefined}
        onChange={(event) => put({ text: event.currentTarget.value })}
      />
      <div className={classes.two}>
        <TextInput
          label={t('match:title')}
          placeholder={t('match:fromText')}
          maxLength={NAME_MAX}
          value={title}
          onChange={(event) => put({ title: event.currentTarget.value })}
        />
        <TextInput
          label={t('match:company')}
          placeholder={t('match:optional')}
          maxLength={NAME_MAX}
          value={company}
          onChange={(event) => put({ company: event.currentTarget.value })}
        />
      </div>
      <FailureNote failure={failure} />
      <div className={classes.hintRow}>
        <span className={classes.acts}>
          <Button type="submit" size="xs" loading={busy}>
            {job ? t('match:save') : t('match:go')}
          </Button>
          {onCancel && (
            <Button variant="subtle" color="gray" size="xs" onClick={() => [forget(), onCancel()]}>
              {t('workspace:cancel')}
            </Button>
          )}
        </span>
        <span className={`${classes.count} ${over ? classes.over : ''}`}>
          {text.length} / {JOB_DESCRIPTION_MAX}
        </span>
      </div>
      <p className={classes.fine}>{t('match:counts')}</p>
    </form>
  );
};
