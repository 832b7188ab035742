import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import notice from '../../../editor/notice.module.css';
import { useT } from '../../../editor/use-t.ts';
import { TextButton } from '../../../ui/text-button.tsx';
import { useReview } from '../review-context.tsx';
import { AnswerChange } from './answer-change.tsx';
import { QuestionForm } from './question-form.tsx';
import classes from './questions.module.css';
import { type Questions as State, useQuestions } from './use-questions.ts';

const Done = ({ questions }: { questions: State }) => {
  const { t } = useT();
  const { again, busy } = useReview();
  return (
    <div className={classes.card} role="status">
      <p className={classes.done}>{t('analysis:questions.done', { count: questions.added })}</p>
      <div className={classes.acts}>
        {questions.added > 0 && (
          <Button size="xs" disabled={busy} onClick={again}>
            {t('analysis:again')}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={() => questions.go(0)}>
          {t('analysis:questions.back')}
        </Button>
        <Button size="xs" variant="subtle" color="gray" onClick={() => void questions.restart()}>
          {t('analysis:questions.more')}
        </Button>
      </div>
    </div>
  );
};

const Inside = ({ questions }: { questions: State }) => {
  const { t } = useT();
  const { asked, list, now, change } = questions;
  if (asked.isPending)
    return (
      <Skeleton className={classes.card} height={168} role="status" aria-label={t('analysis:questions.loading')} />
    );
  if (asked.isError)
    return (
      <div className={notice.notice} role="alert">
        <span>{t('analysis:questions.failed')}</span>
        <Button variant="default" size="xs" onClick={() => void asked.refetch()}>
          {t('analysis:retry')}
        </Button>
      </div>
    );
  if (list.length === 0) return <p className={classes.what}>{t('analysis:questions.none')}</p>;
  if (!now) return <Done questions={questions} />;
  return change ? (
    <AnswerChange questions={questions} change={change} />
  ) : (
    <QuestionForm key={now.question.id} questions={questions} {...now} />
  );
};

/** What only the person knows: plain questions about the roles that say least, an answer becomes a bullet. */
export const Questions = () => {
  const { t } = useT();
  const [open, setOpen] = useState(false);
  const questions = useQuestions(open);
  return (
    <section className={classes.questions} data-questions>
      <h3 className={classes.title}>
        <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('analysis:questions.title')}
        </TextButton>
      </h3>
      <p className={classes.what}>{t('analysis:questions.what')}</p>
      {open && <Inside questions={questions} />}
    </section>
  );
};
