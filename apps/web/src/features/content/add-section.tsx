import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { SectionKey } from '@verdant/contracts';
import { useContent } from '../../editor/content/use-content.ts';
import { useSections } from '../../editor/content/use-sections.ts';
import { useT } from '../../editor/use-t.ts';
import { summaryOf } from './row-summary.ts';

/** Sections that the page does not show yet: hidden ones and empty ones. */
export const AddSection = ({ onAdd }: { onAdd: (key: SectionKey) => void }) => {
  const { t } = useT();
  const { content } = useContent();
  const { sections, setVisible } = useSections();
  const absent = sections.filter(({ key, visible }) => !visible || summaryOf(content, key) === null);
  if (absent.length === 0) return null;
  return (
    <Menu position="top-start">
      <Menu.Target>
        <Button variant="subtle" color="gray" size="xs" leftSection={<IconPlus size={16} stroke={1.75} />}>
          {t('workspace:addSection')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {absent.map(({ key, visible }) => (
          <Menu.Item
            key={key}
            onClick={() => {
              if (!visible) setVisible(key, true);
              onAdd(key);
            }}
          >
            {t(`workspace:section.${key}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
