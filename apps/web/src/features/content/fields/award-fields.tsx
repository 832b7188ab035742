import { useT } from '../../../editor/use-t.ts';
import { DateField } from './date-field.tsx';
import classes from './field.module.css';
import { ItemLine } from './item-line.tsx';
import type { ItemProps } from './item-props.ts';
import { TextField } from './text-field.tsx';

export const AwardFields = ({ item, base, patch }: ItemProps<'awards'>) => {
  const { t } = useT();
  return (
    <div className={classes.two}>
      <ItemLine item={item} base={base} patch={patch} name="name" label={t('workspace:field.awardName')} wide />
      <ItemLine item={item} base={base} patch={patch} name="issuer" />
      <DateField
        path={`${base}/date`}
        label={t('workspace:field.date')}
        value={item.date}
        onChange={(date) => patch({ date }, `${base}/date`)}
      />
      <TextField
        path={`${base}/description`}
        label={t('workspace:field.description')}
        value={item.description}
        onChange={(description) => patch({ description }, `${base}/description`)}
      />
    </div>
  );
};
