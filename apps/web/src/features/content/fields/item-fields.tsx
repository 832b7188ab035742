import { blankOf, descriptorOf, type Field, kindsIn, type ListSectionKey } from '@verdant/contracts/constants';
import { useRef } from 'react';
import type { Item } from '../../../editor/content/item-title.ts';
import { useFieldLabel } from '../../../editor/content/use-field-label.ts';
import { BulletList } from '../bullets/bullet-list.tsx';
import { DateField } from './date-field.tsx';
import classes from './field.module.css';
import { LineField } from './line-field.tsx';
import { MoreFields } from './more-fields.tsx';
import { PeriodFields } from './period-fields.tsx';
import { TagList } from './tag-list.tsx';
import { TextField } from './text-field.tsx';
import { useMoreFields } from './use-more-fields.ts';

/** `base` is the path of the entry; `key` names the field for undo, null for a step of its own. */
type Props = {
  section: ListSectionKey;
  item: Item;
  base: string;
  patch: (change: Partial<Item>, key: string | null) => void;
};

/** The fields of an entry: what is short two to a row, what is seldom said where it is asked for, sentences below. */
export const ItemFields = ({ section, item, base, patch }: Props) => {
  const labelOf = useFieldLabel();
  const { fields, form = Object.keys(fields) } = descriptorOf(section);
  const bullets = kindsIn(fields, 'bullets');
  const host = useRef<HTMLDivElement>(null);
  const more = useMoreFields(fields, item, host, base);
  const read = <T,>(key: string) => (item as unknown as Record<string, T>)[key] ?? (blankOf(fields[key]!.kind) as T);
  const set = (key: string, value: unknown, undo: string | null) => {
    more.keep(key);
    patch({ [key]: value } as Partial<Item>, undo);
  };
  const field = (key: string, { kind, wide, input, suggested }: Field) => {
    const path = `${base}/${key}`;
    const named = { path, label: labelOf(section, key) };
    const text = { ...named, value: read<string>(key), onChange: (value: string) => set(key, value, path) };
    switch (kind) {
      case 'line':
        return <LineField key={key} {...text} wide={wide} type={input} suggested={suggested} />;
      case 'link':
        return <LineField key={key} {...text} wide={wide} type="url" />;
      case 'text':
        return (
          <TextField
            key={key}
            {...named}
            value={text.value}
            onText={(value, isStep) => set(key, value, isStep ? null : path)}
          />
        );
      case 'tags':
        return <TagList key={key} {...named} items={read(key)} onChange={(items) => set(key, items, null)} />;
      case 'date':
        if (!('end' in fields)) return <DateField key={key} {...text} />;
        return (
          <PeriodFields
            key={key}
            base={base}
            value={item as unknown as { start: string; end: string | null }}
            onChange={(change, undo) => patch(change as Partial<Item>, undo)}
          />
        );
      default:
        return null;
    }
  };
  return (
    <>
      <div className={classes.two} ref={host}>
        {form.filter(more.isShown).map((key) => field(key, fields[key]!))}
        <MoreFields fields={more.hidden.map((key) => ({ key, label: labelOf(section, key) }))} onAdd={more.add} />
      </div>
      {bullets.map((key) => (
        <BulletList
          key={key}
          path={`${base}/${key}`}
          label={labelOf(section, key)}
          items={read(key)}
          onChange={(items, undo) => set(key, items, undo)}
        />
      ))}
    </>
  );
};
