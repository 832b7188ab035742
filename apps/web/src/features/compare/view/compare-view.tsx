import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCheck, IconLanguage } from '@tabler/icons-react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useT } from '../../../editor/use-t.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { compareContents, differencesIn } from '../compare.ts';
import classes from './compare.module.css';
import { CompareContext, type Compared, type Taking } from './compare-context.ts';
import { RowView } from './row-view.tsx';
import { NEXT_KEY, PREVIOUS_KEY, useWalk } from './use-walk.ts';

type Props = {
  was: Compared;
  now: Compared;
  akin: boolean;
  versions?: boolean;
  taking?: Taking | null;
  /** how each of the two is chosen */
  choices: [ReactNode, ReactNode];
  aside?: ReactNode;
};

/** Two texts of one's own, side by side by section and entry; on a phone one under the other. */
export const CompareView = ({ was, now, akin, versions = false, taking = null, choices, aside }: Props) => {
  const { t } = useTranslation('compare');
  const { t: said } = useT();
  const present = said('workspace:present');
  const translated = was.language !== now.language;
  const rows = useMemo(
    () => compareContents(was.content, now.content, { akin, translated, present }),
    [was.content, now.content, akin, translated, present],
  );
  const count = differencesIn(rows);
  const walk = useWalk();
  const { goTo } = walk;
  // what was taken back is no difference any more: the next one has its place
  const taken = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (taken.current !== null) goTo(taken.current);
    taken.current = null;
  }, [rows]);
  const after =
    <A extends unknown[]>(take: (...what: A) => void) =>
    (...what: A) => {
      taken.current = walk.here();
      take(...what);
    };
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  const way = (by: 1 | -1) => {
    const label = t(by > 0 ? 'next' : 'previous');
    return (
      <Tooltip label={`${label} (${by > 0 ? NEXT_KEY : PREVIOUS_KEY})`}>
        <ActionIcon
          aria-label={label}
          aria-keyshortcuts={by > 0 ? NEXT_KEY : PREVIOUS_KEY}
          disabled={count === 0}
          onClick={() => walk.step(by)}
        >
          {by > 0 ? <IconArrowDown {...icon} /> : <IconArrowUp {...icon} />}
        </ActionIcon>
      </Tooltip>
    );
  };
  const context = { was, now, versions, taking: taking && { entry: after(taking.entry), text: after(taking.text) } };
  return (
    <CompareContext.Provider value={context}>
      <div className={classes.head}>
        <div className={classes.choices}>
          {choices[0]}
          {choices[1]}
        </div>
        <div className={classes.bar}>
          <p role="status">{count > 0 ? t('count', { count }) : t('none')}</p>
          {count > 0 && walk.at > 0 && (
            <span className={classes.at}>{t('at', { at: Math.min(walk.at, count), count })}</span>
          )}
          {way(-1)}
          {way(1)}
          {aside}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the buttons above, where one reads */}
      <div ref={walk.root} className={classes.body} tabIndex={-1} onFocus={walk.onFocus} onKeyDown={walk.onKeyDown}>
        {translated && (
          <p className={classes.languages}>
            <IconLanguage {...icon} />
            {t('languages')}
          </p>
        )}
        {count === 0 && !translated && (
          <p className={classes.languages}>
            <IconCheck {...icon} />
            {t('noneText')}
          </p>
        )}
        {rows.map((diff) => (
          <RowView key={diff.row} diff={diff} />
        ))}
      </div>
    </CompareContext.Provider>
  );
};
