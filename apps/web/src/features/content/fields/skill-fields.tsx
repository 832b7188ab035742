import { useT } from '../../../editor/use-t.ts';
import classes from './field.module.css';
import { ItemLine } from './item-line.tsx';
import type { ItemProps } from './item-props.ts';
import { TagList } from './tag-list.tsx';

export const SkillFields = ({ item, base, patch }: ItemProps<'skills'>) => {
  const { t } = useT();
  return (
    <div className={classes.two}>
      <ItemLine item={item} base={base} patch={patch} name="category" wide />
      <TagList
        path={`${base}/items`}
        label={t('workspace:field.skillItems')}
        items={item.items}
        onChange={(items) => patch({ items }, null)}
      />
    </div>
  );
};
