import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../editor/use-t.ts';
import classes from './import.module.css';
import { assign, dismiss } from './move.ts';
import { MoveMenu } from './move-menu.tsx';
import type { Check } from './use-check.ts';

/** So many lines are shown before one asks for all of them. */
const FIRST = 6;

/** Words that went into no field: nothing of the document is lost silently. */
export const LooseLines = ({ check }: { check: Check }) => {
  const { t } = useT();
  const { state, looked, setLooked, change } = check;
  const [all, setAll] = useState(false);
  const count = state.unassigned.length;
  if (count === 0) return null;
  const isHidden = (id: string) => !all && count > FIRST + 1 && id !== looked;
  return (
    <section className={classes.group}>
      <h3>
        {t('import:looseTitle')}
        <span>{count}</span>
        {count > 1 && (
          <Button size="compact-xs" variant="subtle" color="gray" onClick={() => change({ ...state, unassigned: [] })}>
            {t('import:leaveOutAll')}
          </Button>
        )}
      </h3>
      <p className={classes.note}>{t('import:looseText')}</p>
      {state.unassigned
        .filter(({ id }, at) => at < FIRST || !isHidden(id))
        .map(({ id, text }) => (
          <div
            key={id}
            className={classes.loose}
            data-row-path={id}
            data-open={looked === id || undefined}
            data-thread-row={looked === id || undefined}
          >
            <button type="button" onClick={() => setLooked(looked === id ? null : id)}>
              {text}
            </button>
            <MoveMenu content={state.content} onMove={(target) => change(assign(state, id, target))} />
            <Button size="xs" variant="subtle" color="gray" onClick={() => change(dismiss(state, id))}>
              {t('import:leaveOut')}
            </Button>
          </div>
        ))}
      {!all && count > FIRST + 1 && (
        <div className={classes.more}>
          <Button size="xs" variant="default" onClick={() => setAll(true)}>
            {t('import:showAll', { count })}
          </Button>
        </div>
      )}
    </section>
  );
};
