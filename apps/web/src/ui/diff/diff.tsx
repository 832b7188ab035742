import { type ReactNode, useMemo } from 'react';
import classes from './diff.module.css';
import { diffWords, type Span } from './diff-words.ts';

type Props = {
  was: string;
  now: string;
  wasLabel: string;
  nowLabel: string;
  gaps?: string[];
  /** the i-th gap along the new wording */
  gap?: (text: string, index: number) => ReactNode;
};

const Spans = ({ spans, gap }: { spans: Span[]; gap?: Props['gap'] }) => {
  let gapAt = -1;
  return spans.map((span, i) => {
    // spans of one text have no other identity than their place
    const key = `${i}`;
    if (span.kind === 'del') return <del key={key}>{span.text}</del>;
    if (span.kind === 'ins') return <ins key={key}>{span.text}</ins>;
    if (span.kind === 'gap' && gap) {
      gapAt += 1;
      return <span key={key}>{gap(span.text, gapAt)}</span>;
    }
    return <span key={key}>{span.text}</span>;
  });
};

/** One side of a difference, its words marked. */
export const MarkedWords = ({ spans }: { spans: Span[] }) => (
  <span className={classes.marks}>
    <Spans spans={spans} />
  </span>
);

/** Was above, Now below: struck words in cinnabar, added ones underlined in bamboo. */
export const Diff = ({ was, now, wasLabel, nowLabel, gaps = [], gap }: Props) => {
  const diff = useMemo(() => diffWords(was, now, gaps), [was, now, gaps]);
  return (
    <div className={classes.diff}>
      <span className={`${classes.side} ${classes.was}`}>{wasLabel}</span>
      <p>
        <Spans spans={diff.was} />
      </p>
      <span className={`${classes.side} ${classes.now}`}>{nowLabel}</span>
      <p>
        <Spans spans={diff.now} gap={gap} />
      </p>
    </div>
  );
};
