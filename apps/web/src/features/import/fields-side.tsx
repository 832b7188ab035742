import { Button } from '@mantine/core';
import type { ImportReport } from '@verdant/contracts';
import { useEffect, useRef } from 'react';
import { useT } from '../../editor/use-t.ts';
import { CheckRow } from './check-row.tsx';
import classes from './import.module.css';
import { LooseLines } from './loose-lines.tsx';
import type { Check } from './use-check.ts';
import { Walk } from './walk.tsx';
import { Warnings } from './warnings.tsx';

/** `onSource`: the way to the document where it does not stand beside. */
type Props = { report: ImportReport; check: Check; onSource?: () => void };

/** What was read, entry by entry; what wants a look stands first. */
export const FieldsSide = ({ report, check, onSource }: Props) => {
  const { t } = useT();
  const scroll = useRef<HTMLDivElement>(null);
  const { groups, questions, read, toCheck, looked } = check;
  useEffect(() => {
    const row = looked ? scroll.current?.querySelector(`[data-row-path="${CSS.escape(looked)}"]`) : null;
    row?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [looked]);
  return (
    <section className={classes.fields} data-check-fields aria-label={t('import:fields')}>
      <div className={classes.fieldsHead}>
        <div>
          <h2 className="vd-d3">
            {questions.length > 0
              ? t('import:toCheck', { read, count: toCheck })
              : t('import:allRead', { count: read })}
          </h2>
          <p>{t(onSource ? 'import:hintHand' : questions.length > 0 ? 'import:hintKeys' : 'import:hint')}</p>
        </div>
        <Walk check={check} />
      </div>
      <div className={classes.fieldsScroll} ref={scroll}>
        <Warnings report={report} check={check} />
        <LooseLines check={check} />
        {groups.map((group) => (
          <section key={group.key} className={classes.group}>
            <h3>
              {t(`workspace:section.${group.section}`)}
              {group.entry && group.entry.of > 1 && (
                <span>{t('import:entry', { at: group.entry.at + 1, of: group.entry.of })}</span>
              )}
              {group.rows.filter(({ state }) => state === 'check').length > 1 && (
                <Button size="compact-xs" variant="subtle" onClick={() => check.rightAll(group)}>
                  {t('import:allRight')}
                </Button>
              )}
            </h3>
            {group.rows.map((row) => (
              <CheckRow key={row.path} row={row} check={check} onSource={onSource} />
            ))}
          </section>
        ))}
      </div>
    </section>
  );
};
