import { IconCircleCheck, IconCircleDashed, IconCircleHalf2 } from '@tabler/icons-react';
import type { JobMatch } from '@verdant/contracts';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { useT } from '../../editor/use-t.ts';
import { type FactRow, factRows } from './fact-rows.ts';
import classes from './match.module.css';

const Row = ({ row }: { row: FactRow }) => {
  const { t } = useT();
  const { goToField } = useWorkspace();
  const met = row.fit === null ? (row.value ?? 0) >= 0.8 : row.fit !== 'below';
  const kind = met ? 'yes' : (row.value ?? 0) > 0 ? 'half' : 'none';
  const Icon = { yes: IconCircleCheck, half: IconCircleHalf2, none: IconCircleDashed }[kind];
  const inside = (
    <>
      <Icon className={classes[kind]} size={16} stroke={1.75} aria-hidden="true" />
      <span className={classes.name}>{t(`match:fact.${row.fact}`)}</span>
      <span className={classes.place}>
        <span>{row.own}</span>
        <small>
          {t('match:asked', { what: row.asked })}
          {row.fit && row.fit !== 'met' && `${t('match:join')}${t(`match:fit.${row.fit}`)}`}
        </small>
      </span>
      <span className={classes.credit}>{row.value === null ? '' : row.value.toFixed(1)}</span>
    </>
  );
  const { path } = row;
  return (
    <li>
      {path ? (
        <button type="button" className={`${classes.term} ${classes.fact}`} onClick={() => goToField(path)}>
          {inside}
        </button>
      ) : (
        <div className={`${classes.term} ${classes.fact}`}>{inside}</div>
      )}
    </li>
  );
};

/** Title, years, degree and level: what is asked beside the terms. */
export const FactList = ({ match }: { match: JobMatch }) => {
  const { t } = useT();
  const values = Object.fromEntries(match.parts.map(({ part, value }) => [part, value]));
  const rows = factRows(match.facts, values, t);
  if (rows.length === 0) return null;
  return (
    <section className={classes.block}>
      <h3>{t('match:asks')}</h3>
      <ul>
        {rows.map((row) => (
          <Row key={row.fact} row={row} />
        ))}
      </ul>
    </section>
  );
};
