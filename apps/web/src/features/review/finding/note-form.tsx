import { Button, TextInput } from '@mantine/core';
import type { Change } from '@verdant/contracts';
import { NOTE_MAX } from '@verdant/contracts/constants';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../../../editor/use-t.ts';
import { useReview } from '../review-context.tsx';
import classes from './card.module.css';
import { askId } from './wordings.tsx';

const READY_MADE = ['shorter', 'oneLine', 'plainer'] as const;

/** What should be different about the next wording. Enter asks for it, Escape leaves it. */
export const NoteForm = ({ change }: { change: Change }) => {
  const { t } = useT();
  const { noting, setNoting, reword, busy } = useReview();
  const [note, setNote] = useState(change.unmet?.note ?? '');
  const form = useRef<HTMLFormElement>(null);
  const open = noting === change.id;
  useEffect(() => {
    if (open) form.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  if (!open) return null;
  const leave = () => {
    setNoting(null);
    document.getElementById(askId(change))?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) reword(change, note.trim());
  };
  return (
    <form ref={form} className={classes.note} onSubmit={submit}>
      <TextInput
        size="xs"
        autoFocus
        label={t('analysis:reword.label')}
        placeholder={t('analysis:reword.placeholder')}
        description={t('analysis:reword.facts')}
        inputWrapperOrder={['label', 'input', 'description']}
        maxLength={NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && leave()}
      />
      <div className={classes.acts}>
        <Button size="xs" type="submit" disabled={busy}>
          {t('analysis:reword.go')}
        </Button>
        {READY_MADE.map((key) => (
          <Button
            key={key}
            size="xs"
            variant="default"
            disabled={busy}
            onClick={() => reword(change, t(`analysis:reword.ready.${key}`))}
          >
            {t(`analysis:reword.ready.${key}`)}
          </Button>
        ))}
      </div>
    </form>
  );
};
