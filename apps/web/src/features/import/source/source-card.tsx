import { useT } from '../../../editor/use-t.ts';
import { CheckRow } from '../check-row.tsx';
import type { Check } from '../use-check.ts';
import { Walk } from '../walk.tsx';
import classes from './source.module.css';

/** Below the document: the value that is looked at, and the way to the next question. */
export const SourceCard = ({ check }: { check: Check }) => {
  const { t } = useT();
  const group = check.lookedGroup;
  const row = group?.rows.find(({ path }) => path === check.looked);
  return (
    <section className={classes.card} aria-label={t('import:fields')}>
      <div className={classes.cardHead}>
        <h2>{group ? t(`workspace:section.${group.section}`) : t('import:tapMark')}</h2>
        <Walk check={check} />
      </div>
      {row && <CheckRow key={row.path} row={row} check={check} />}
    </section>
  );
};
