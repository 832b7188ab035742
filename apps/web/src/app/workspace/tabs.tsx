import { Tabs } from '@mantine/core';
import { TABS, type Tab, useWorkspace } from '../../editor/document/workspace-context.ts';
import { useT } from '../../editor/use-t.ts';
import { panels } from './panels.tsx';
import classes from './workspace.module.css';

/** Four questions, one tab each; the open one stands in the address. */
export const WorkspaceTabs = () => {
  const { t } = useT();
  const { tab, openTab, resume } = useWorkspace();
  const losing = resume.analysis?.ledger.filter(({ lost }) => lost > 0).length ?? 0;
  return (
    <Tabs className={classes.tabs} value={tab} onChange={(value) => openTab(value as Tab)} keepMounted={false}>
      <Tabs.List className={classes.list} aria-label={t('workspace:tabs.label')}>
        {TABS.map((key) => (
          <Tabs.Tab
            key={key}
            value={key}
            className={classes.tab}
            rightSection={key === 'review' && losing > 0 ? <span className={classes.count}>{losing}</span> : undefined}
          >
            {t(`workspace:tabs.${key}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {TABS.map((key) => (
        <Tabs.Panel key={key} value={key} className={classes.tabPanel}>
          {panels[key]()}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
};
