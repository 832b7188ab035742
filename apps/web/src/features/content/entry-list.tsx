import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Custom, ListSectionKey } from '@verdant/contracts';
import { blankItem, hasOwnTitles, LIMITS } from '@verdant/contracts/constants';
import { useEffect, useState } from 'react';
import { ConfirmDelete } from '../../editor/content/confirm-delete.tsx';
import { type Item, itemTitle } from '../../editor/content/item-title.ts';
import { moveItem, newId } from '../../editor/content/sections.ts';
import { useChange } from '../../editor/content/use-content.ts';
import { sameList, useDocumentState } from '../../editor/document/use-document-state.ts';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { useT } from '../../editor/use-t.ts';
import classes from './entry.module.css';
import { Entry } from './entry.tsx';
import { ItemFields } from './fields/item-fields.tsx';
import { Sortable } from './sortable.tsx';

/** The entries of a section. The last one stays: at least one item must be left; a section can be hidden instead. */
export const EntryList = ({ section }: { section: ListSectionKey }) => {
  const { t } = useT();
  const { fieldTarget, document } = useWorkspace();
  const change = useChange();
  const ids = useDocumentState(({ draft }) => draft.content[section].map(({ id }) => id), sameList);
  const [open, setOpen] = useState<string | null>(ids[0] ?? null);
  const [last, setLast] = useState(false);
  const [deleting, setDeleting] = useState<Item | null>(null);
  const kind = t(`workspace:entry.${section}`);

  useEffect(() => {
    const [head, id] = fieldTarget?.path.split('/') ?? [];
    if (head === section && id) setOpen(id);
  }, [fieldTarget, section]);

  const items = () => document.get().draft.content[section] as Item[];
  const put = (next: Item[]) => change((old) => ({ ...old, [section]: next }));
  const add = (item: Item, at: number) => {
    put(items().toSpliced(at, 0, item));
    setOpen(item.id);
    setLast(false);
  };
  const copy = (at: number) => {
    const item = items()[at];
    if (item && !full) add({ ...item, id: newId() }, at + 1);
  };
  const remove = (at: number) => {
    if (ids.length === 1) return setLast(true);
    setDeleting(items()[at] ?? null);
  };
  const full = ids.length >= LIMITS.items;
  /** the title under which one more entry may stand */
  const above = useDocumentState(({ draft }) => {
    const newest: Partial<Custom> | undefined = draft.content[section].at(-1);
    return hasOwnTitles(section) ? (newest?.title ?? '') : '';
  });

  return (
    <>
      <Sortable ids={ids} onMove={(from, to) => put(moveItem(items(), from, to))}>
        <ul className={classes.entries}>
          {ids.map((id, at) => (
            <Entry
              key={id}
              section={section}
              id={id}
              kind={kind}
              open={open === id}
              onOpen={() => setOpen(open === id ? null : id)}
              onCopy={() => copy(at)}
              onDelete={() => remove(at)}
            >
              <ItemFields section={section} id={id} />
            </Entry>
          ))}
        </ul>
      </Sortable>
      {last && (
        <p className={classes.least} role="status">
          {t('workspace:oneLeft')}
        </p>
      )}
      {!full && (
        <Button
          className={classes.add}
          variant="subtle"
          color="gray"
          size="xs"
          leftSection={<IconPlus size={16} stroke={1.75} />}
          onClick={() => add(blankItem(section, newId()), ids.length)}
        >
          {t('workspace:addEntry', { kind })}
        </Button>
      )}
      {!full && above !== '' && (
        <Button
          className={classes.add}
          variant="subtle"
          color="gray"
          size="xs"
          leftSection={<IconPlus size={16} stroke={1.75} />}
          onClick={() => add({ ...blankItem('custom', newId()), title: above }, ids.length)}
        >
          {t('workspace:addBelow', { title: above })}
        </Button>
      )}
      <ConfirmDelete
        kind={kind}
        what={deleting && itemTitle(section, deleting, t('workspace:present')).title}
        onClose={() => setDeleting(null)}
        onConfirm={() => {
          put(items().filter(({ id }) => id !== deleting?.id));
          setDeleting(null);
        }}
      />
    </>
  );
};
