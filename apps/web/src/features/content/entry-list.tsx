import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Custom, ListSectionKey } from '@verdant/contracts';
import { blankItem, hasOwnTitles, LIMITS } from '@verdant/contracts/constants';
import { useEffect, useState } from 'react';
import { ConfirmDelete } from '../../editor/content/confirm-delete.tsx';
import { type Item, itemTitle } from '../../editor/content/item-title.ts';
import { moveItem, newId } from '../../editor/content/sections.ts';
import { useContent } from '../../editor/content/use-content.ts';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { useT } from '../../editor/use-t.ts';
import classes from './entry.module.css';
import { Entry } from './entry.tsx';
import { ItemFields } from './fields/item-fields.tsx';
import { Sortable } from './sortable.tsx';

/** The entries of a section. The last one stays: at least one item must be left; a section can be hidden instead. */
export const EntryList = ({ section }: { section: ListSectionKey }) => {
  const { t } = useT();
  const { fieldTarget } = useWorkspace();
  const { content, change } = useContent();
  const items = content[section] as Item[];
  const [open, setOpen] = useState<string | null>(items[0]?.id ?? null);
  const [last, setLast] = useState(false);
  const [deleting, setDeleting] = useState<Item | null>(null);
  const kind = t(`workspace:entry.${section}`);

  useEffect(() => {
    const [head, id] = fieldTarget?.path.split('/') ?? [];
    if (head === section && id) setOpen(id);
  }, [fieldTarget, section]);

  const put = (next: Item[], key: string | null = null) => change((old) => ({ ...old, [section]: next }), key);
  const add = (item: Item, at: number) => {
    put(items.toSpliced(at, 0, item));
    setOpen(item.id);
    setLast(false);
  };
  const remove = (item: Item) => {
    if (items.length === 1) return setLast(true);
    setDeleting(item);
  };
  const full = items.length >= LIMITS.items;
  /** the title under which one more entry may stand */
  const above = hasOwnTitles(section) ? ((items.at(-1) as Partial<Custom> | undefined)?.title ?? '') : '';

  return (
    <>
      <Sortable ids={items.map((item) => item.id)} onMove={(from, to) => put(moveItem(items, from, to))}>
        <ul className={classes.entries}>
          {items.map((item, i) => (
            <Entry
              key={item.id}
              id={item.id}
              title={itemTitle(section, item, t('workspace:present'))}
              kind={kind}
              open={open === item.id}
              onOpen={() => setOpen(open === item.id ? null : item.id)}
              onCopy={() => !full && add({ ...item, id: newId() }, i + 1)}
              onDelete={() => remove(item)}
            >
              <ItemFields
                section={section}
                item={item}
                base={`${section}/${item.id}`}
                patch={(part, key) => put(items.with(i, { ...item, ...part }), key)}
              />
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
          onClick={() => add(blankItem(section, newId()), items.length)}
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
          onClick={() => add({ ...blankItem('custom', newId()), title: above }, items.length)}
        >
          {t('workspace:addBelow', { title: above })}
        </Button>
      )}
      <ConfirmDelete
        kind={kind}
        what={deleting && itemTitle(section, deleting, t('workspace:present')).title}
        onClose={() => setDeleting(null)}
        onConfirm={() => {
          put(items.filter(({ id }) => id !== deleting?.id));
          setDeleting(null);
        }}
      />
    </>
  );
};
