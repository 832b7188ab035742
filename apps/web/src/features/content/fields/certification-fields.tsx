import { useT } from '../../../editor/use-t.ts';
import { DateField } from './date-field.tsx';
import classes from './field.module.css';
import { ItemLine } from './item-line.tsx';
import type { ItemProps } from './item-props.ts';

export const CertificationFields = ({ item, base, patch }: ItemProps<'certifications'>) => {
  const { t } = useT();
  return (
    <div className={classes.two}>
      <ItemLine item={item} base={base} patch={patch} name="name" label={t('workspace:field.certificationName')} wide />
      <ItemLine item={item} base={base} patch={patch} name="issuer" />
      <DateField
        path={`${base}/date`}
        label={t('workspace:field.date')}
        value={item.date}
        onChange={(date) => patch({ date }, `${base}/date`)}
      />
    </div>
  );
};
