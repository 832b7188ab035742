import { ActionIcon, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconEye, IconEyeOff } from '@tabler/icons-react';
import type { RowKey } from '@verdant/contracts/constants';
import type { ReactNode } from 'react';
import { useT } from '../../editor/use-t.ts';
import { Grip } from './grip.tsx';
import classes from './row.module.css';
import type { Summary } from './row-summary.ts';
import { useSortableItem } from './sortable.tsx';

type Props = {
  row: RowKey;
  summary: Summary;
  loss: number;
  open: boolean;
  visible: boolean;
  onOpen: () => void;
  /** absent for the contact details, which always stand on top */
  onVisible?: () => void;
  children: ReactNode;
};

/** A section of the résumé in one line: grip, name, summary, points lost, fold. */
export const Row = ({ row, summary, loss, open, visible, onOpen, onVisible, children }: Props) => {
  const { t } = useT();
  const { item, grip } = useSortableItem(row, !onVisible);
  const Chevron = open ? IconChevronUp : IconChevronDown;
  const Eye = visible ? IconEye : IconEyeOff;
  const name = t(`workspace:section.${row}`);
  const meta = !visible
    ? t('workspace:hidden')
    : summary && 'text' in summary
      ? summary.text
      : summary
        ? t(`workspace:count.${summary.unit}`, { count: summary.count })
        : t('workspace:empty');
  return (
    <li {...item} className={`${classes.row} ${visible ? '' : classes.hidden}`} data-row={row}>
      <div className={classes.head}>
        {onVisible ? (
          <Grip id={row} label={t('workspace:moveOf', { name })} className={classes.grip} size={16} handle={grip} />
        ) : (
          <span />
        )}
        <button type="button" className={classes.open} aria-expanded={open} onClick={onOpen}>
          <span>{name}</span>
          <span className={classes.meta}>{meta}</span>
          <span className={classes.loss}>{loss > 0 ? `−${loss}` : ''}</span>
          <Chevron className={classes.chevron} size={16} stroke={1.75} />
        </button>
        {onVisible ? (
          <Tooltip label={visible ? t('workspace:hide') : t('workspace:show')}>
            <ActionIcon
              className={classes.eye}
              size={28}
              aria-label={t(visible ? 'workspace:hideOf' : 'workspace:showOf', { name })}
              onClick={onVisible}
            >
              <Eye size={16} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        ) : null}
      </div>
      {open && <div className={classes.body}>{children}</div>}
    </li>
  );
};
