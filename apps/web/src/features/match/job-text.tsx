import type { Job } from '@verdant/contracts';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../editor/use-t.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { markTerms } from './jd-marks.ts';
import classes from './job.module.css';
import { useMatch } from './match-context.tsx';

/** The words of the job with what was found in them; what is looked at is scrolled into sight. */
export const JobText = ({ job }: { job: Job }) => {
  const { t } = useT();
  const { open, lookAt } = useMatch();
  const [whole, setWhole] = useState(false);
  const [taller, setTaller] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const pieces = useMemo(() => markTerms(job.text, job.match?.terms ?? []), [job.text, job.match]);
  const looked = open?.term ?? null;

  useEffect(() => {
    const host = box.current;
    setTaller(host !== null && host.scrollHeight > host.clientHeight + 4);
  }, []);
  useEffect(() => {
    const host = box.current;
    const mark = looked === null ? null : host?.querySelector<HTMLElement>(`mark[data-term="${looked}"]`);
    if (host && mark) host.scrollTop = mark.offsetTop - host.offsetTop - host.clientHeight / 3;
  }, [looked]);

  const choose = (event: MouseEvent) => {
    const term = (event.target as HTMLElement).closest<HTMLElement>('mark')?.dataset.term;
    if (term !== undefined) lookAt(Number(term));
  };
  return (
    <>
      {/* the keyboard reaches the same terms in the list below */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div
        ref={box}
        className={`${classes.words} ${whole ? classes.whole : ''}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a place to scroll has to be reached by keys
        tabIndex={taller && !whole ? 0 : undefined}
        onClick={choose}
      >
        {pieces.map(({ text, from, mark, term }) =>
          mark ? (
            <mark
              key={from}
              data-term={term}
              data-looked-term={term === looked || undefined}
              className={mark === 'missing' ? classes.missing : undefined}
            >
              {text}
            </mark>
          ) : (
            <span key={from}>{text}</span>
          ),
        )}
      </div>
      {(taller || whole) && (
        <TextButton className={classes.more} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {t(whole ? 'match:showLess' : 'match:showAll')}
        </TextButton>
      )}
    </>
  );
};
