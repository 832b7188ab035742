import { ActionIcon, Popover } from '@mantine/core';
import { IconCalendarMonth, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../use-t.ts';
import { MonthGrid } from './month-grid.tsx';
import classes from './month-picker.module.css';

type Props = { label: string; value: string; onChange: (value: string) => void; className?: string | undefined };

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const yearOf = (value: string) => Number(value.slice(0, 4)) || new Date().getFullYear();

/** The button at the end of a date, and the months that it shows. `value` is `YYYY`, `YYYY-MM` or ''. */
export const MonthPicker = ({ label, value, onChange, className }: Props) => {
  const { t } = useT();
  const [opened, setOpened] = useState(false);
  const [year, setYear] = useState(() => yearOf(value));
  const open = (next: boolean) => {
    setYear(yearOf(value));
    setOpened(next);
  };
  const choose = (date: string) => {
    onChange(date);
    setOpened(false);
  };
  return (
    <Popover opened={opened} onChange={open} trapFocus returnFocus position="bottom-end" radius="lg" shadow="md">
      <Popover.Target>
        <ActionIcon
          size={24}
          className={className}
          aria-label={t('workspace:month.pick', { field: label })}
          onClick={() => open(!opened)}
          // Escape at once after the press: the focus has not yet gone to the months, where Mantine listens
          onKeyDown={({ key }) => key === 'Escape' && setOpened(false)}
        >
          <IconCalendarMonth {...icon} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.months} aria-label={t('workspace:month.pick', { field: label })}>
        <div className={classes.head}>
          <ActionIcon aria-label={t('workspace:month.before')} onClick={() => setYear(year - 1)}>
            <IconChevronLeft {...icon} />
          </ActionIcon>
          <b aria-live="polite">{year}</b>
          <ActionIcon aria-label={t('workspace:month.after')} onClick={() => setYear(year + 1)}>
            <IconChevronRight {...icon} />
          </ActionIcon>
        </div>
        <MonthGrid year={year} value={value} onYear={setYear} onChoose={choose} />
        <div className={classes.foot}>
          <button type="button" onClick={() => choose(String(year))}>
            {t('workspace:month.onlyYear', { year })}
          </button>
          {value && (
            <button type="button" onClick={() => choose('')}>
              {t('workspace:month.clear')}
            </button>
          )}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
};
