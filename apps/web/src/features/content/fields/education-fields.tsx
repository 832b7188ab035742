import { useT } from '../../../editor/use-t.ts';
import classes from './field.module.css';
import { ItemLine } from './item-line.tsx';
import type { ItemProps } from './item-props.ts';
import { PeriodFields } from './period-fields.tsx';
import { TextField } from './text-field.tsx';

export const EducationFields = ({ item, base, patch }: ItemProps<'education'>) => {
  const { t } = useT();
  const line = { item, base, patch };
  return (
    <div className={classes.two}>
      <ItemLine {...line} name="school" wide />
      <ItemLine {...line} name="degree" />
      <ItemLine {...line} name="major" />
      <PeriodFields base={base} value={item} onChange={patch} />
      <TextField
        path={`${base}/description`}
        label={t('workspace:field.description')}
        value={item.description}
        onChange={(description) => patch({ description }, `${base}/description`)}
      />
    </div>
  );
};
