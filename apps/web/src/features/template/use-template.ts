import type { ArrangingOption, Template } from '@verdant/contracts';
import { useStyle } from '../../editor/document/use-style.ts';
import { useCall } from '../../lib/query-client.ts';

/** The template of the résumé and what the version that it is set with knows; until it is there, everything. */
export function useTemplate() {
  const { style } = useStyle();
  const { data: templates = [] } = useCall('GET /resume/template/list', {}, { staleTime: 3_600_000 });
  const template: Template | undefined = templates.find(({ id }) => id === style.template);
  const version = style.templateVersion ?? 1;
  const arranges = template === undefined || version >= template.arrangedSince;
  return {
    template,
    lacks: template?.lacks ?? [],
    knowsOptions: template === undefined || version >= template.optionsSince,
    arranges,
    /** whether its pages have the words of a twin as well */
    setsBoth: template?.bothSince !== undefined && version >= template.bothSince,
    /** whether an option of photo, columns or colour has an effect here */
    has: (option: ArrangingOption) => arranges && !template?.lacks.includes(option),
  };
}
