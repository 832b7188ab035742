import { ActionIcon, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconCopy, IconTrash } from '@tabler/icons-react';
import type { ListSectionKey } from '@verdant/contracts';
import type { ComponentProps, ReactNode } from 'react';
import { type ItemTitle, itemTitle } from '../../editor/content/item-title.ts';
import { useDocumentState } from '../../editor/document/use-document-state.ts';
import { useT } from '../../editor/use-t.ts';
import classes from './entry.module.css';
import { Grip } from './grip.tsx';
import { useSortableItem } from './sortable.tsx';

type Props = {
  section: ListSectionKey;
  id: string;
  kind: string;
  open: boolean;
  onOpen: () => void;
};
type EntryProps = Props & { onCopy: () => void; onDelete: () => void; children: ReactNode };

const UNTITLED: ItemTitle = { title: '', note: '' };
const sameTitle = (a: ItemTitle, b: ItemTitle) => a.title === b.title && a.note === b.note;

/** What an entry is called, which is all of its head that is drawn anew while that is written. */
const EntryName = ({
  section,
  id,
  kind,
  open,
  onOpen,
  handle,
}: Props & Pick<ComponentProps<typeof Grip>, 'handle'>) => {
  const { t } = useT();
  const title = useDocumentState(({ draft }) => {
    const entry = draft.content[section].find((one) => one.id === id);
    return entry ? itemTitle(section, entry, t('workspace:present')) : UNTITLED;
  }, sameTitle);
  const name = title.title || kind;
  return (
    <>
      <Grip id={id} label={t('workspace:moveOf', { name })} className={classes.grip} size={16} handle={handle} />
      <button type="button" className={classes.open} aria-expanded={open} onClick={onOpen}>
        <span className={`${classes.title} ${title.title ? '' : classes.untitled}`}>{name}</span>
        {!open && title.note && <span className={classes.note}>{title.note}</span>}
      </button>
    </>
  );
};

/** One entry of a section: a line when folded, its fields when open. */
export const Entry = ({ onCopy, onDelete, children, ...named }: EntryProps) => {
  const { t } = useT();
  const { id, open, onOpen } = named;
  const { item, grip } = useSortableItem(id);
  const Chevron = open ? IconChevronUp : IconChevronDown;
  return (
    <li {...item} className={classes.entry}>
      <div className={classes.head}>
        <EntryName {...named} handle={grip} />
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
