import { Button } from '@mantine/core';
import type { Answered } from '@verdant/contracts';
import { useEffect, useRef } from 'react';
import { pathLabel } from '../../../editor/content/path-label.ts';
import { useContent } from '../../../editor/content/use-content.ts';
import { useT } from '../../../editor/use-t.ts';
import { Diff } from '../../../ui/diff/diff.tsx';
import card from '../finding/card.module.css';
import { QuestionHead } from './question-head.tsx';
import classes from './questions.module.css';
import type { Questions } from './use-questions.ts';

/** What an answer becomes, beside what stands there. */
export const AnswerChange = ({ questions, change }: { questions: Questions; change: Answered }) => {
  const { t } = useT();
  const content = useContent();
  const take = useRef<HTMLButtonElement>(null);
  useEffect(() => take.current?.focus(), []);
  const { now, at } = questions;
  if (!now) return null;
  return (
    <div className={classes.card}>
      <QuestionHead questions={questions} role={now.role} />
      {change.original === null ? (
        <>
          <p className={classes.at}>{t('analysis:questions.newBullet')}</p>
          <p className={classes.bullet}>{change.proposed}</p>
        </>
      ) : (
        <>
          <p className={classes.at}>{pathLabel(content, change.path, t)}</p>
          <Diff was={change.original} now={change.proposed} wasLabel={t('analysis:was')} nowLabel={t('analysis:now')} />
        </>
      )}
      <div className={classes.acts}>
        <Button ref={take} size="xs" onClick={questions.take}>
          {t('analysis:questions.take')}
        </Button>
        <Button size="xs" variant="default" onClick={questions.rephrase}>
          {t('analysis:questions.rephrase')}
        </Button>
        <Button size="xs" variant="subtle" color="gray" onClick={() => questions.go(at + 1)}>
          {t('analysis:questions.skip')}
        </Button>
      </div>
      <p className={card.fact}>{t('analysis:questions.yourWords')}</p>
    </div>
  );
};
