import { useT } from '../../../editor/use-t.ts';
import { BulletList } from '../bullets/bullet-list.tsx';
import classes from './field.module.css';
import { ItemLine } from './item-line.tsx';
import type { ItemProps } from './item-props.ts';
import { PeriodFields } from './period-fields.tsx';

export const WorkFields = ({ item, base, patch }: ItemProps<'work'>) => {
  const { t } = useT();
  const line = { item, base, patch };
  return (
    <>
      <div className={classes.two}>
        <ItemLine {...line} name="position" />
        <ItemLine {...line} name="company" />
        <PeriodFields base={base} value={item} onChange={patch} />
        <ItemLine {...line} name="location" />
      </div>
      {(['content', 'achievements', 'metrics'] as const).map((key) => (
        <BulletList
          key={key}
          path={`${base}/${key}`}
          label={t(`workspace:field.${key}`)}
          items={item[key]}
          onChange={(items, undoKey) => patch({ [key]: items }, undoKey)}
        />
      ))}
    </>
  );
};
