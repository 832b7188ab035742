import { useT } from '../../../editor/use-t.ts';
import { BulletList } from '../bullets/bullet-list.tsx';
import classes from './field.module.css';
import { ItemLine } from './item-line.tsx';
import type { ItemProps } from './item-props.ts';
import { PeriodFields } from './period-fields.tsx';
import { TagList } from './tag-list.tsx';
import { TextField } from './text-field.tsx';

export const ProjectFields = ({ item, base, patch }: ItemProps<'projects'>) => {
  const { t } = useT();
  const line = { item, base, patch };
  return (
    <>
      <div className={classes.two}>
        <ItemLine {...line} name="name" label={t('workspace:field.projectName')} />
        <ItemLine {...line} name="role" />
        <PeriodFields base={base} value={item} onChange={patch} />
        <TextField
          path={`${base}/introduction`}
          label={t('workspace:field.projectIntroduction')}
          value={item.introduction}
          onChange={(introduction) => patch({ introduction }, `${base}/introduction`)}
        />
        <TagList
          path={`${base}/technologies`}
          label={t('workspace:field.technologies')}
          items={item.technologies}
          onChange={(technologies) => patch({ technologies }, null)}
        />
      </div>
      <BulletList
        path={`${base}/results`}
        label={t('workspace:field.results')}
        items={item.results}
        onChange={(results, key) => patch({ results }, key)}
      />
    </>
  );
};
