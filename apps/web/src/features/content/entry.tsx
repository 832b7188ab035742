import { ActionIcon, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconCopy, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ItemTitle } from '../../editor/content/item-title.ts';
import { useT } from '../../editor/use-t.ts';
import classes from './entry.module.css';
import { Grip } from './grip.tsx';
import { useSortableItem } from './sortable.tsx';

type Props = {
  id: string;
  title: ItemTitle;
  kind: string;
  open: boolean;
  onOpen: () => void;
  onCopy: () => void;
  onDelete: () => void;
  children: ReactNode;
};

/** One entry of a section: a line when folded, its fields when open. */
export const Entry = ({ id, title, kind, open, onOpen, onCopy, onDelete, children }: Props) => {
  const { t } = useT();
  const { item, grip } = useSortableItem(id);
  const Chevron = open ? IconChevronUp : IconChevronDown;
  return (
    <li {...item} className={classes.entry}>
      <div className={classes.head}>
        <Grip
          id={id}
          label={t('workspace:moveOf', { name: title.title || kind })}
          className={classes.grip}
          size={16}
          handle={grip}
        />
        <button type="button" className={classes.open} aria-expanded={open} onClick={onOpen}>
          <span className={`${classes.title} ${title.title ? '' : classes.untitled}`}>{title.title || kind}</span>
          {!open && title.note && <span className={classes.note}>{title.note}</span>}
        </button>
        <span className={classes.acts}>
          {open && (
            <>
              <Tooltip label={t('workspace:duplicate')}>
                <ActionIcon aria-label={t('workspace:duplicate')} onClick={onCopy}>
                  <IconCopy size={18} stroke={1.75} />
                </ActionIcon>
              </Tooltip>
              <Tooltip label={t('workspace:delete')}>
                <ActionIcon aria-label={t('workspace:delete')} onClick={onDelete}>
                  <IconTrash size={18} stroke={1.75} />
                </ActionIcon>
              </Tooltip>
            </>
          )}
          <ActionIcon aria-label={open ? t('workspace:fold') : t('workspace:unfold')} tabIndex={-1} onClick={onOpen}>
            <Chevron size={16} stroke={1.75} />
          </ActionIcon>
        </span>
      </div>
      {open && <div className={classes.body}>{children}</div>}
    </li>
  );
};
