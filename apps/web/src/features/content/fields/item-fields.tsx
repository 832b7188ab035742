import { descriptorOf, type Field, kindsIn, type ListSectionKey } from '@verdant/contracts/constants';
import { useRef } from 'react';
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

type Props = { section: ListSectionKey; id: string };

/** The fields of an entry: what is short two to a row, what is seldom said where it is asked for, sentences below. */
export const ItemFields = ({ section, id }: Props) => {
  const labelOf = useFieldLabel();
  const { fields, form = Object.keys(fields) } = descriptorOf(section);
  const base = `${section}/${id}`;
  const bullets = kindsIn(fields, 'bullets');
  const host = useRef<HTMLDivElement>(null);
  const more = useMoreFields(fields, host, base);
  const field = (key: string, { kind, wide, input, suggested }: Field) => {
    const named = { path: `${base}/${key}`, label: labelOf(section, key), onWrite: () => more.keep(key) };
    switch (kind) {
      case 'line':
        return <LineField key={key} {...named} wide={wide} type={input} suggested={suggested} />;
      case 'link':
        return <LineField key={key} {...named} wide={wide} type="url" />;
      case 'text':
        return <TextField key={key} {...named} />;
      case 'tags':
        return <TagList key={key} {...named} />;
      case 'date':
        return 'end' in fields ? <PeriodFields key={key} base={base} /> : <DateField key={key} {...named} />;
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
        <BulletList key={key} path={`${base}/${key}`} label={labelOf(section, key)} />
      ))}
    </>
  );
};
