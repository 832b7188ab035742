import { useMemo } from 'react';
import { useT } from '../../editor/use-t.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MarkedWords } from '../../ui/diff/diff.tsx';
import { diffWords, type Span } from '../../ui/diff/diff-words.ts';
import classes from './pair.module.css';

/** As the server says that something goes on. */
const PRESENT = 'present';
const all = (kind: 'del' | 'ins', text: string): Span[] => [{ kind, text }];

type Props = { was: string | null; now: string | null /** a list in its new order, unmarked */; whole: boolean };

/** A value of a word or two: it changes as a whole. */
const SHORT = 24;
export const isShort = (text: string | null): boolean => (text ?? '').length <= SHORT;

/** What a text was and what it says now; once where both are the same. */
export const ChangedWords = ({ was, now, whole }: Props) => {
  const { t } = useT();
  const { t: say } = useTranslation('pair');
  const present = t('workspace:present');
  const [old, next] = [was, now].map((text) => (text === PRESENT ? present : (text ?? ''))) as [string, string];
  const marked = useMemo(
    () => (isShort(old) && isShort(next) ? { was: all('del', old), now: all('ins', next) } : diffWords(old, next)),
    [old, next],
  );
  if (old === '' && next === '') return <p className={classes.nothing}>{say('nothing')}</p>;
  if (whole || old === next) return <p>{next}</p>;
  return (
    <>
      {old !== '' && (
        <p className={classes.was}>
          <MarkedWords spans={next === '' ? all('del', old) : marked.was} />
        </p>
      )}
      {next !== '' && (
        <p>
          <MarkedWords spans={old === '' ? all('ins', next) : marked.now} />
        </p>
      )}
    </>
  );
};
