import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { SectionKey } from '@verdant/contracts';
import { useSections } from '../../editor/content/use-sections.ts';
import { useT } from '../../editor/use-t.ts';

type Props = { absent: readonly { key: SectionKey; visible: boolean }[]; onAdd: (key: SectionKey) => void };

/** Offers the sections that do not stand as rows: each in one place. */
export const AddSection = ({ absent, onAdd }: Props) => {
  const { t } = useT();
  const { setVisible } = useSections();
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
