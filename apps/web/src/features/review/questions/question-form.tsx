import { Button } from '@mantine/core';
import type { Question, RoleQuestions } from '@verdant/contracts';
import { LIMITS } from '@verdant/contracts/constants';
import { useId } from 'react';
import { AutoText } from '../../../editor/content/auto-text.tsx';
import { useT } from '../../../editor/use-t.ts';
import card from '../finding/card.module.css';
import { QuestionHead } from './question-head.tsx';
import classes from './questions.module.css';
import type { Questions } from './use-questions.ts';

type Props = { questions: Questions; role: RoleQuestions; question: Question };

/** One question: Enter shows what the answer becomes, Escape leaves it out. */
export const QuestionForm = ({ questions, role, question }: Props) => {
  const { t } = useT();
  const id = useId();
  const { answer, refusal, busy, at } = questions;
  const skip = () => questions.go(at + 1);
  return (
    <form
      className={classes.card}
      onSubmit={(event) => {
        event.preventDefault();
        void questions.show();
      }}
    >
      <QuestionHead questions={questions} role={role} />
      <label className={classes.ask} htmlFor={id}>
        {question.ask}
      </label>
      <AutoText
        id={id}
        className={card.edit}
        value={answer}
        rows={1}
        autoFocus
        maxLength={LIMITS.text}
        placeholder={t('analysis:questions.example', { example: question.example })}
        aria-describedby={refusal ? `${id}-why` : undefined}
        aria-invalid={refusal !== null}
        onChange={(event) => questions.type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault();
            void questions.show();
          }
          if (event.key === 'Escape') skip();
        }}
      />
      {refusal && (
        <p className={card.confirm} id={`${id}-why`} role="alert">
          {t(`analysis:questions.refusal.${refusal}`)}
        </p>
      )}
      <div className={classes.acts}>
        <Button type="submit" size="xs" loading={busy} disabled={answer.trim() === ''}>
          {t('analysis:questions.show')}
        </Button>
        <Button size="xs" variant="subtle" color="gray" onClick={skip}>
          {t('analysis:questions.skip')}
        </Button>
      </div>
    </form>
  );
};
