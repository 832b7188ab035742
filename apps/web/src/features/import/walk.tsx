import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useT } from '../../editor/use-t.ts';
import classes from './import.module.css';
import type { Check } from './use-check.ts';

/** From one question to the next. */
export const Walk = ({ check }: { check: Check }) => {
  const { t } = useT();
  const { questions, at, toCheck } = check;
  const before = questions.slice(0, Math.max(0, at)).reduce((rows, { paths }) => rows + paths.length, 0);
  const asked = check.asked.length;
  if (questions.length === 0) return null;
  return (
    <div className={classes.walk}>
      <ActionIcon aria-label={t('import:previous')} onClick={() => check.step(-1)}>
        <IconChevronUp size={18} stroke={1.75} />
      </ActionIcon>
      <span>
        {asked === 0 ? 0 : before + 1}
        {asked > 1 && `–${before + asked}`} / {toCheck}
      </span>
      <ActionIcon aria-label={t('import:next')} onClick={() => check.step(1)}>
        <IconChevronDown size={18} stroke={1.75} />
      </ActionIcon>
    </div>
  );
};
