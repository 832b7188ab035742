import { SegmentedControl } from '@mantine/core';
import type { Template } from '@verdant/contracts';
import { useState } from 'react';
import { useCall } from '../../../lib/query-client.ts';
import { useWorkspace } from '../state/context.ts';
import { useSettled } from '../state/use-settled.ts';
import { useT } from '../state/use-t.ts';
import classes from './template.module.css';
import { TemplateCard } from './template-card.tsx';
import { useStyle } from './use-style.ts';

const FILTERS = {
  all: () => true,
  one: ({ columns }) => columns === 1,
  two: ({ columns }) => columns === 2,
  photo: ({ photo }) => photo,
} satisfies Record<string, (template: Template) => boolean>;
type Filter = keyof typeof FILTERS;
/** With fewer there is nothing to filter. */
const MANY = 4;

/** All templates in the person's own words. */
export const TemplateGrid = () => {
  const { t } = useT();
  const { state } = useWorkspace();
  const { style, set } = useStyle();
  const draft = useSettled(state.draft, 800);
  const { data: templates = [] } = useCall('GET /resume/template/list', {});
  const [filter, setFilter] = useState<Filter>('all');
  const shown = templates.filter(FILTERS[filter]);
  return (
    <>
      <div className={classes.top}>
        {templates.length >= MANY && (
          <SegmentedControl
            value={filter}
            onChange={(value) => setFilter(value as Filter)}
            data={(Object.keys(FILTERS) as Filter[]).map((value) => ({ value, label: t(`templates:filter.${value}`) }))}
          />
        )}
        <span>{t('templates:ownWords')}</span>
      </div>
      <ul className={classes.grid} aria-label={t('templates:choose')}>
        {shown.map((template) => (
          <TemplateCard
            key={template.id}
            template={template}
            draft={draft}
            chosen={template.id === style.template}
            onChoose={() => set({ template: template.id })}
          />
        ))}
      </ul>
    </>
  );
};
