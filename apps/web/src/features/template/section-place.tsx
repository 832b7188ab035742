import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import type { Arranged, Column, Keep, SectionKey } from '@verdant/contracts';
import { COLUMNS, KEEPS } from '@verdant/contracts/constants';
import { useStyle } from '../../editor/document/use-style.ts';
import { useT } from '../../editor/use-t.ts';
import classes from './section.module.css';

type Props = { section: SectionKey; name: string; hasSide: boolean };

/** Where a section begins, what of it stays together, and in which column it stands. */
export const SectionPlace = ({ section, name, hasSide }: Props) => {
  const { t } = useT();
  const { style, set } = useStyle();
  const { newPage = false, keep = 'none', column = 'auto' } = style.arrangement?.[section] ?? {};
  const put = (change: Arranged) =>
    set({ arrangement: { ...style.arrangement, [section]: { newPage, keep, column, ...change } } });
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
        <Menu.CheckboxItem checked={newPage} onChange={() => put({ newPage: !newPage })}>
          {t('templates:newPage')}
        </Menu.CheckboxItem>
        <Menu.Divider />
        <Menu.Label>{t('templates:keep')}</Menu.Label>
        <Menu.RadioGroup value={keep} onChange={(value) => put({ keep: value as Keep })}>
          {KEEPS.map((value) => (
            <Menu.RadioItem key={value} value={value}>
              {t(`templates:keeps.${value}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        {hasSide && (
          <>
            <Menu.Divider />
            <Menu.Label>{t('templates:column')}</Menu.Label>
            <Menu.RadioGroup value={column} onChange={(value) => put({ column: value as Column })}>
              {COLUMNS.map((value) => (
                <Menu.RadioItem key={value} value={value}>
                  {t(`templates:columnsOf.${value}`)}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};
