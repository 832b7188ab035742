import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconPlayerPlay } from '@tabler/icons-react';
import type { Practice, PracticeQuestion } from '@verdant/contracts';
import { useCallback, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { SaveWords } from '../../editor/saving/save-words.tsx';
import { WhoseWords } from '../../editor/saving/whose-words.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AT_PARAM, paths } from '../../lib/paths.ts';
import { useCall } from '../../lib/query-client.ts';
import { OneState } from '../../ui/own-list/one-state.tsx';
import { KeepMenu } from './keep-menu.tsx';
import { OneAtATime } from './one-at-a-time.tsx';
import classes from './practice.module.css';
import { PracticeContext, usePractising } from './practice-context.ts';
import { practiceName } from './practice-name.ts';
import { QuestionRow } from './question-row.tsx';
import { Suggest } from './suggest.tsx';
import { usePractice } from './use-practice.ts';

function Opened({ practice, onAdded }: { practice: Practice; onAdded: () => void }) {
  const { document, state } = usePractice(practice);
  const [query, setQuery] = useSearchParams();
  const asked = Number(query.get(AT_PARAM) ?? 0);
  const at = asked >= 1 && asked <= practice.questions.length ? Math.floor(asked) : null;
  const turn = useCallback(
    (next: number | null) => setQuery(next === null ? {} : { [AT_PARAM]: String(next) }, { replace: true }),
    [setQuery],
  );
  return (
    <PracticeContext value={{ practice, document, state }}>
      {at === null ? <Questions onPractise={() => turn(1)} onAdded={onAdded} /> : <OneAtATime at={at} onTurn={turn} />}
    </PracticeContext>
  );
}

function Questions({ onPractise, onAdded }: { onPractise: () => void; onAdded: () => void }) {
  const { t } = useTranslation('practice');
  const { practice, document, state, questions, done } = usePractising();
  const [open, setOpen] = useState<string | null>(null);
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  const row = (question: PracticeQuestion, at: number | null) => (
    <QuestionRow
      key={question.id}
      question={question}
      at={at}
      open={open === question.id}
      onOpen={() => setOpen(open === question.id ? null : question.id)}
    />
  );
  return (
    <div className={classes.wrap}>
      <header className={classes.head}>
        <ActionIcon component={Link} to={paths.practice} size={36} aria-label={t('all')}>
          <IconArrowLeft {...icon} />
        </ActionIcon>
        <div className={classes.name}>
          <h1 className="vd-d3">{practiceName(practice)}</h1>
          <p>
            {t('from', { name: practice.resume.name })}
            {questions.length > 0 && <> · {t('ready', { done, all: questions.length })}</>} ·{' '}
            <SaveWords save={state.save} />
          </p>
        </div>
        {questions.length > 0 && (
          <div className={classes.actions}>
            <KeepMenu />
            <Button leftSection={<IconPlayerPlay {...icon} />} onClick={onPractise}>
              {t('practise')}
            </Button>
          </div>
        )}
      </header>
      <WhoseWords
        save={state.save}
        words={{ stale: t('stale'), keepMine: t('keepMine'), takeTheirs: t('takeTheirs') }}
        document={document}
      />
      {!practice.hasPosting && questions.length > 0 && <p className={classes.tip}>{t('addPosting')}</p>}
      {questions.length === 0 ? (
        <section className={classes.none}>
          <h2>{t('none')}</h2>
          <p>{t('noneText')}</p>
          <Button variant="default" component={Link} to={paths.workspace(practice.resume.id)}>
            {t('toResume')}
          </Button>
        </section>
      ) : (
        <ol className={classes.questions} aria-label={t('questions')}>
          {questions.map((question, index) => row(question, index + 1))}
        </ol>
      )}
      <Suggest onAdded={onAdded} />
      {practice.earlier.length > 0 && (
        <section className={classes.earlier} aria-labelledby="practice-earlier">
          <h2 id="practice-earlier">{t('earlier')}</h2>
          <p>{t('earlierText')}</p>
          <ul className={classes.questions}>{practice.earlier.map((question) => row(question, null))}</ul>
        </section>
      )}
    </div>
  );
}

export function PracticePage() {
  const { t } = useTranslation('practice');
  const { id = '' } = useParams();
  const { data, error, refetch, isFetchedAfterMount } = useCall('GET /practice/detail', { id }, { staleTime: 0 });
  const again = useCallback(() => void refetch(), [refetch]);
  // an older answer would be an older revision
  if (data && isFetchedAfterMount) return <Opened key={data.id} practice={data} onAdded={again} />;
  return (
    <OneState
      error={data ? null : error}
      wrap={classes.wrap}
      words={{ failed: t('openFailed'), all: t('all') }}
      to={paths.practice}
      onRetry={again}
    />
  );
}
