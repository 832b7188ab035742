import { Select } from '@mantine/core';
import type { TemplateTag } from '@verdant/contracts';
import { useState } from 'react';
import { useCall } from '../../../lib/query-client.ts';
import { useWorkspace } from '../state/context.ts';
import { useSettled } from '../state/use-settled.ts';
import { useT } from '../state/use-t.ts';
import classes from './template.module.css';
import { TemplateCard } from './template-card.tsx';
import { useStyle } from './use-style.ts';

/** All templates in the person's own words, by what they are good for. */
export const TemplateGrid = () => {
  const { t } = useT();
  const { state } = useWorkspace();
  const { style, set } = useStyle();
  const draft = useSettled(state.draft, 1_500);
  const { data: templates = [] } = useCall('GET /resume/template/list', {}, { staleTime: 3_600_000 });
  const [tag, setTag] = useState<TemplateTag | 'all'>('all');
  const tags = [...new Set(templates.flatMap((template) => template.tags))];
  const shown = tag === 'all' ? templates : templates.filter((template) => template.tags.includes(tag));
  return (
    <>
      <div className={classes.top}>
        <Select
          aria-label={t('templates:kind')}
          value={tag}
          allowDeselect={false}
          w={180}
          data={[
            { value: 'all', label: t('templates:all', { count: templates.length }) },
            ...tags.map((value) => ({ value, label: t(`templates:tag.${value}`) })),
          ]}
          onChange={(value) => value && setTag(value as TemplateTag | 'all')}
        />
        <span>{t('templates:ownWords')}</span>
      </div>
      <ul className={classes.grid} aria-label={t('templates:choose')}>
        {shown.map((template) => (
          <TemplateCard
            key={template.id}
            template={template}
            draft={draft}
            chosen={template.id === style.template}
            onChoose={() => set({ template: template.id, templateVersion: template.version })}
          />
        ))}
      </ul>
    </>
  );
};
