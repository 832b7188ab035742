import { useT } from '../../../editor/use-t.ts';
import { BulletList } from '../bullets/bullet-list.tsx';
import classes from './field.module.css';
import { ItemLine } from './item-line.tsx';
import type { ItemProps } from './item-props.ts';

export const CustomFields = ({ item, base, patch }: ItemProps<'custom'>) => {
  const { t } = useT();
  return (
    <>
      <div className={classes.two}>
        <ItemLine item={item} base={base} patch={patch} name="title" wide />
      </div>
      <BulletList
        path={`${base}/items`}
        label={t('workspace:field.items')}
        items={item.items}
        onChange={(items, key) => patch({ items }, key)}
      />
    </>
  );
};
