import { Chip, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Lead, ResumeStyle, Template, TemplateTag } from '@verdant/contracts';
import { Fragment, useState } from 'react';
import { useDocumentState } from '../../editor/document/use-document-state.ts';
import { useStyle } from '../../editor/document/use-style.ts';
import { useT } from '../../editor/use-t.ts';
import { useCall } from '../../lib/query-client.ts';
import { BothNote } from './both-note.tsx';
import classes from './gallery.module.css';
import { saysNothing } from './says-nothing.ts';
import { TemplateCard } from './template-card.tsx';

const leadsOf = ({ leads = 'role' }: { leads?: Lead }): Lead => leads;

/** The template with the look it was drawn with, unless the person has chosen colour, typeface or what heads a post. */
function dressed(style: ResumeStyle, templates: Template[], next: Template): Partial<ResumeStyle> {
  const look = templates.find(({ id }) => id === style.template)?.look;
  const untouched = look?.accent === style.accent && look.typeface === style.typeface;
  const leads = look === undefined || leadsOf(look) === leadsOf(style) ? leadsOf(next.look) : leadsOf(style);
  return { template: next.id, templateVersion: next.version, leads, ...(untouched ? { ...next.look, leads } : {}) };
}

/** All templates in the person's own words, by what they are good for. */
export const TemplateGrid = () => {
  const { t } = useT();
  const newest = useDocumentState((state) => state.draft);
  const { style, set } = useStyle();
  const [draft] = useDebouncedValue(newest, 1_500);
  const { data: templates = [] } = useCall('GET /resume/template/list', {}, { staleTime: 3_600_000 });
  const [tag, setTag] = useState<TemplateTag | 'all'>('all');
  const tags = [...new Set(templates.flatMap((template) => template.tags))];
  const shown = tag === 'all' ? templates : templates.filter((template) => template.tags.includes(tag));
  return (
    <>
      <div className={classes.top}>
        <Chip.Group value={tag} onChange={(value) => setTag(value as TemplateTag | 'all')}>
          <fieldset className={classes.kinds}>
            <VisuallyHidden component="legend">{t('templates:kind')}</VisuallyHidden>
            {(['all', ...tags] as const).map((value) => (
              <Chip key={value} value={value} size="xs" variant="outline" icon={null}>
                {value === 'all' ? t('templates:all', { count: templates.length }) : t(`templates:tag.${value}`)}
              </Chip>
            ))}
          </fieldset>
        </Chip.Group>
        <p>{t(saysNothing(draft.content) ? 'templates:sampleWords' : 'templates:ownWords')}</p>
      </div>
      <ul className={classes.grid} aria-label={t('templates:choose')}>
        {shown.map((template) => (
          <Fragment key={template.id}>
            <TemplateCard
              template={template}
              draft={draft}
              chosen={template.id === style.template}
              onChoose={() => set(dressed(style, templates, template))}
            />
            {template.id === style.template && <BothNote />}
          </Fragment>
        ))}
      </ul>
    </>
  );
};
