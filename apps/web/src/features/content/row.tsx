import { ActionIcon, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconEye, IconEyeOff } from '@tabler/icons-react';
import type { RowKey } from '@verdant/contracts/constants';
import type { ReactNode } from 'react';
import { useDocumentState } from '../../editor/document/use-document-state.ts';
import { useT } from '../../editor/use-t.ts';
import { Grip } from './grip.tsx';
import classes from './row.module.css';
import { summaryOf } from './row-summary.ts';
import { useSortableItem } from './sortable.tsx';

type Props = {
  row: RowKey;
  loss: number;
  open: boolean;
  visible: boolean;
  onOpen: () => void;
  /** absent for the contact details, which always stand on top */
  onVisible?: () => void;
  children: ReactNode;
};

/** What a folded row says of what stands in it. */
const Says = ({ row }: { row: RowKey }) => {
  const { t } = useT();
  return useDocumentState(({ draft }) => {
    const summary = summaryOf(draft.content, row);
    if (!summary) return t('workspace:empty');
    return 'text' in summary ? summary.text : t(`workspace:count.${summary.unit}`, { count: summary.count });
  });
};

/** A section of the résumé in one line: grip, name, summary, points lost, fold. */
export const Row = ({ row, loss, open, visible, onOpen, onVisible, children }: Props) => {
  const { t } = useT();
  const { item, grip } = useSortableItem(row, !onVisible);
  const Chevron = open ? IconChevronUp : IconChevronDown;
  const Eye = visible ? IconEye : IconEyeOff;
  const name = t(`workspace:section.${row}`);
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
          <span className={classes.meta}>{visible ? <Says row={row} /> : t('workspace:hidden')}</span>
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
