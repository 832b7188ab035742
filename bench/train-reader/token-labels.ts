import type { Token } from '../../packages/reader/src/label/tokens.ts';
import type { Cell } from '../../packages/reader/src/types.ts';
import type { Label } from '../read-open/labels.ts';
import type { Tag, Tags } from './unit-labels.ts';

const SLOTS: Partial<Record<Label, string>> = {
  name: 'person',
  headline: 'headline',
  contactLabel: 'label',
  email: 'email',
  phone: 'phone',
  location: 'location',
  link: 'link',
  personal: 'personal',
  'activities.organisation': 'company',
  'activities.role': 'position',
  'projects.organisation': 'company',
};

/** What a word of a drawn document is: `company`, `position`, `date` … or `none`. */
const slotOf = (label: Label): string => SLOTS[label] ?? label.split('.')[1] ?? 'none';

/** The tag of the letter at each place of a cell's text; null where the text is not that of its letters. */
function tagsByPlace(cell: Cell, tags: Tags): (Tag | undefined)[] | null {
  const letters = (cell.glyphs ?? []).flatMap((glyph) =>
    [...glyph.text].filter((sign) => sign.trim()).map((sign) => ({ sign, glyph })),
  );
  let at = 0;
  const out: (Tag | undefined)[] = [];
  for (const sign of cell.text) {
    const letter = sign.trim() ? letters[at++] : undefined;
    if (sign.trim() && letter?.sign !== sign) return null;
    for (let i = 0; i < sign.length; i++) out.push(letter && tags.get(letter.glyph));
  }
  return out;
}

/** The slots of the tokens of a sequence; null where they can't be told. */
export function goldSlots(tokens: readonly Token[], tags: Tags): string[] | null {
  const places = new Map<Cell, (Tag | undefined)[] | null>();
  const out: string[] = [];
  for (const { unit, from } of tokens) {
    if (!places.has(unit.cell)) places.set(unit.cell, tagsByPlace(unit.cell, tags));
    const found = places.get(unit.cell);
    if (!found) return null;
    const tag = found[from];
    out.push(tag ? slotOf(tag.label) : 'none');
  }
  return out;
}
