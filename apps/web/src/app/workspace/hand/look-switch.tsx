import { SegmentedControl } from '@mantine/core';
import { useWorkspace } from '../../../editor/document/workspace-context.ts';
import { useT } from '../../../editor/use-t.ts';
import classes from './hand.module.css';
import { useView } from './use-view.ts';

/** The page as it is, or how it is to look. */
export const LookSwitch = ({ at }: { at: 'page' | 'template' }) => {
  const { t } = useT();
  const { openTab } = useWorkspace();
  const { show } = useView();
  return (
    <div className={classes.look}>
      <SegmentedControl
        fullWidth
        size="sm"
        aria-label={t('workspace:hand.look')}
        value={at}
        onChange={(next) => (next === 'page' ? show('page') : openTab('template'))}
        data={[
          { value: 'page', label: t('workspace:hand.page') },
          { value: 'template', label: t('workspace:tabs.template') },
        ]}
      />
    </div>
  );
};
