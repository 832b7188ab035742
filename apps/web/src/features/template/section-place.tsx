import { ActionIcon, Menu } from '@mantine/core';
import { IconCheck, IconDotsVertical } from '@tabler/icons-react';
import type { Arranged, SectionKey } from '@verdant/contracts';
import { COLUMNS, KEEPS } from '@verdant/contracts/constants';
import { useStyle } from '../../editor/document/use-style.ts';
import { useT } from '../../editor/use-t.ts';
import classes from './template.module.css';

type Props = { section: SectionKey; name: string; hasSide: boolean };

/** Where a section begins, what of it stays together, and in which column it stands. */
export const SectionPlace = ({ section, name, hasSide }: Props) => {
  const { t } = useT();
  const { style, set } = useStyle();
  const { newPage = false, keep = 'none', column = 'auto' } = style.arrangement?.[section] ?? {};
  const put = (change: Arranged) =>
    set({ arrangement: { ...style.arrangement, [section]: { newPage, keep, column, ...change } } });
  const choice = (label: string, chosen: boolean, change: Arranged, role: string) => (
    <Menu.Item
      key={label}
      role={role}
      aria-checked={chosen}
      closeMenuOnClick={false}
      leftSection={<IconCheck size={16} stroke={1.75} visibility={chosen ? 'visible' : 'hidden'} />}
      onClick={() => put(change)}
    >
      {label}
    </Menu.Item>
  );
  const isPlaced = newPage || keep !== 'none' || (hasSide && column !== 'auto');
  return (
    <Menu position="bottom-end" shadow="md" withinPortal={false}>
      <Menu.Target>
        <ActionIcon
          size={28}
          className={isPlaced ? classes.placed : undefined}
          aria-label={t('templates:place', { name })}
        >
          <IconDotsVertical size={16} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {choice(t('templates:newPage'), newPage, { newPage: !newPage }, 'menuitemcheckbox')}
        <Menu.Divider />
        <Menu.Label>{t('templates:keep')}</Menu.Label>
        {KEEPS.map((value) => choice(t(`templates:keeps.${value}`), keep === value, { keep: value }, 'menuitemradio'))}
        {hasSide && (
          <>
            <Menu.Divider />
            <Menu.Label>{t('templates:column')}</Menu.Label>
            {COLUMNS.map((value) =>
              choice(t(`templates:columnsOf.${value}`), column === value, { column: value }, 'menuitemradio'),
            )}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};
