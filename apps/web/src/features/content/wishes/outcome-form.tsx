import { Button, TextInput } from '@mantine/core';
import { lineLanguage, OUTCOME_MAX } from '@verdant/contracts/constants';
import { useState } from 'react';
import { useT } from '../../../editor/use-t.ts';
import type { Wishes } from './use-wishes.ts';
import classes from './wishes.module.css';

/** Asks what came of the work: only its person knows, and nothing is made up in their place. */
export const OutcomeForm = ({ wishes, original }: { wishes: Wishes; original: string }) => {
  const { t } = useT();
  const [answer, setAnswer] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { refusal } = wishes;
  const submit = async () => {
    if (isBusy || answer.trim() === '') return;
    setBusy(true);
    await wishes.tell(answer.trim());
    setBusy(false);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextInput
        autoFocus
        size="sm"
        label={t('analysis:wish.ask')}
        description={t('analysis:wish.only')}
        placeholder={t(`analysis:wish.example.${lineLanguage(original)}`)}
        maxLength={OUTCOME_MAX}
        value={answer}
        error={refusal && t(`analysis:wish.refusal.${refusal}`)}
        onChange={(event) => {
          setAnswer(event.currentTarget.value);
          wishes.retell();
        }}
      />
      <div className={classes.acts}>
        <Button type="submit" size="xs" loading={isBusy} disabled={answer.trim() === ''}>
          {t('analysis:wish.show')}
        </Button>
        <Button size="xs" variant="subtle" color="gray" onClick={wishes.dismiss}>
          {t('analysis:dismiss')}
        </Button>
      </div>
    </form>
  );
};
