import { Button } from '@mantine/core';
import { useT } from '../state/use-t.ts';
import classes from './import.module.css';
import { assign, dismiss } from './move.ts';
import { MoveMenu } from './move-menu.tsx';
import type { Check } from './use-check.ts';

/** Words that went into no field: nothing of the document is lost silently. */
export const LooseLines = ({ check }: { check: Check }) => {
  const { t } = useT();
  const { state, looked, setLooked, change } = check;
  if (state.unassigned.length === 0) return null;
  return (
    <section className={classes.group}>
      <h3>
        {t('import:looseTitle')}
        <span>{state.unassigned.length}</span>
      </h3>
      <p className={classes.note}>{t('import:looseText')}</p>
      {state.unassigned.map(({ id, text }) => (
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
    </section>
  );
};
