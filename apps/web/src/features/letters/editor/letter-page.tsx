import type { Letter } from '@verdant/contracts';
import { LETTER_PARTS } from '@verdant/contracts/constants';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { WhoseWords } from '../../../editor/saving/whose-words.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/query-client.ts';
import { OneState } from '../../../ui/own-list/one-state.tsx';
import letters from '../letters.module.css';
import { Bar } from './bar.tsx';
import { Draft } from './draft.tsx';
import classes from './editor.module.css';
import { HeadFields } from './head-fields.tsx';
import { LetterContext } from './letter-context.ts';
import { PagePreview } from './page-preview.tsx';
import { Part } from './part.tsx';
import { TextPreview } from './text-preview.tsx';
import { useLetter } from './use-letter.ts';

function Editor({ letter }: { letter: Letter }) {
  const { t } = useTranslation('letters');
  const { document, state } = useLetter(letter);
  const plan = useCall('GET /letter/plan', { id: letter.id }, { keep: true });
  const { kind, post, addressee, posting } = state.words;
  const asked = [post, addressee.company, posting].join('\n');
  const saved = state.save.kind === 'saved';
  const planned = useRef(asked);
  const { refetch } = plan;
  useEffect(() => {
    // the plan is made of what the server has
    if (!saved || planned.current === asked) return;
    planned.current = asked;
    void refetch();
  }, [saved, asked, refetch]);
  const subject = plan.data?.subject;
  const proposed = useRef(subject);
  useEffect(() => {
    // a subject of ours goes with what is applied for; one of the person's own stays
    const before = proposed.current;
    proposed.current = subject;
    if (before !== undefined && subject !== undefined && before !== subject)
      if (document.get().words.subject === before) document.edit({ subject });
  }, [subject, document]);
  return (
    <LetterContext value={{ letter, document, state, plan: plan.data }}>
      <div className={classes.wrap}>
        <Bar />
        <WhoseWords
          save={state.save}
          words={{ stale: t('stale'), keepMine: t('keepMine'), takeTheirs: t('takeTheirs') }}
          document={document}
        />
        <div className={classes.sides}>
          <div className={classes.panel} data-letter>
            <HeadFields />
            {LETTER_PARTS[kind].map((role) => (
              <Part key={role} role={role} />
            ))}
            <Draft />
          </div>
          {kind === 'letter' ? <PagePreview /> : <TextPreview />}
        </div>
      </div>
    </LetterContext>
  );
}

export function LetterPage() {
  const { t } = useTranslation('letters');
  const { id = '' } = useParams();
  const { data, error, refetch, isFetchedAfterMount } = useCall('GET /letter/detail', { id }, { staleTime: 0 });
  // an older answer would be an older revision
  if (data && isFetchedAfterMount) return <Editor key={data.id} letter={data} />;
  return (
    <OneState
      error={data ? null : error}
      wrap={letters.wrap}
      words={{ failed: t('openFailed'), all: t('all') }}
      to={paths.letters}
      onRetry={() => void refetch()}
    />
  );
}
