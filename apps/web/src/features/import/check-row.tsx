import { Button } from '@mantine/core';
import { IconCheck, IconFileText } from '@tabler/icons-react';
import { isDatePath } from '@verdant/contracts/constants';
import { SetWords } from '../../editor/rich-text/set-words.tsx';
import { useT } from '../../editor/use-t.ts';
import classes from './import.module.css';
import { move } from './move.ts';
import { MoveMenu } from './move-menu.tsx';
import type { Row } from './rows.ts';
import type { Check } from './use-check.ts';
import { ValueField } from './value-field.tsx';

/** One value: where it stands in the document once it is looked at, and how to mend it. */
export const CheckRow = ({ row, check, onSource }: { row: Row; check: Check; onSource?: (() => void) | undefined }) => {
  const { t } = useT();
  const { path, text, state, source } = row;
  const looked = check.looked === path;
  const asked = check.asked.includes(path);
  const others = asked ? check.asked.length : 1;
  const label = t(`workspace:field.${row.label}` as 'workspace:field.name');
  const shown = text === 'present' && path.endsWith('/end') ? t('workspace:present') : text;
  const status = {
    read: <IconCheck size={16} stroke={2} aria-label={t('import:read')} />,
    own: <span>{t('import:own')}</span>,
    ours: <span>{t('import:ours')}</span>,
    check: <b>{t('import:check')}</b>,
    missing: <span>{t('import:missing')}</span>,
  }[state];
  return (
    <div
      className={classes.row}
      data-row-path={path}
      data-state={state}
      data-open={looked || undefined}
      data-asked={asked || undefined}
      data-thread-row={looked || undefined}
    >
      <button
        type="button"
        className={classes.rowHead}
        aria-expanded={looked}
        onClick={() => check.setLooked(looked ? null : path)}
      >
        <span>{label}</span>
        <span className={classes.value}>{shown ? <SetWords text={shown} /> : t('import:addLater')}</span>
        <span className={classes.status}>{status}</span>
      </button>
      {looked && (
        <div className={classes.rowBody}>
          <ValueField row={row} label={label} check={check} />
          {source && state === 'check' && source.reason && (
            <p className={classes.reason}>{t(`import:reason.${source.reason}`, { quote: source.quote })}</p>
          )}
          {source && source.quote !== text && state === 'read' && (
            <p className={classes.quote}>{t('import:saysSource', { quote: source.quote })}</p>
          )}
          <div className={classes.rowActions}>
            {state === 'check' && (
              <Button
                size="xs"
                variant="light"
                leftSection={<IconCheck size={15} stroke={2} aria-hidden="true" />}
                onClick={() => check.right(path)}
              >
                {others > 1 ? t('import:rightCount', { count: others }) : t('import:right')}
              </Button>
            )}
            {onSource && source && (
              <Button
                size="xs"
                variant="default"
                leftSection={<IconFileText size={15} stroke={1.75} aria-hidden="true" />}
                onClick={onSource}
              >
                {t('import:seeSource')}
              </Button>
            )}
            {text && !isDatePath(path) && (
              <MoveMenu
                content={check.state.content}
                onMove={(target) => {
                  check.change(move(check.state, path, target));
                  check.setLooked(null);
                }}
              />
            )}
          </div>
        </div>
      )}
    </div>
  );
};
