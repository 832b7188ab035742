import { useStyle } from '../../editor/document/use-style.ts';
import { useCall } from '../../lib/query-client.ts';
import { Panel } from '../../ui/panel.tsx';
import { DetailOptions } from './detail-options.tsx';
import { LookOptions } from './look-options.tsx';
import { PhotoOption } from './photo-option.tsx';
import { PresetOptions } from './preset-options.tsx';
import { SectionOrder } from './section-order.tsx';
import { TemplateGrid } from './template-grid.tsx';

/** How does it look? */
export const TemplateTab = () => {
  const { style } = useStyle();
  const { data: templates = [] } = useCall('GET /resume/template/list', {});
  const holdsPhoto = templates.some(({ id, photo }) => photo && id === style.template);
  return (
    <Panel>
      <TemplateGrid />
      <PresetOptions />
      <LookOptions />
      <DetailOptions />
      {holdsPhoto && <PhotoOption />}
      <SectionOrder />
    </Panel>
  );
};
