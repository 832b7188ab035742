import { type BodyLabel, bodyLabelKind } from '@verdant/lexicon/vocabulary';

export type Labelled = Record<BodyLabel, string[]>;

/** The label that a text begins with or consists of, and what stands behind it. `职责1：` numbers a label. */
function labelIn(text: string): { label: BodyLabel; rest: string } | null {
  const at = text.search(/[:：]/);
  const [before, rest] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
  const label = bodyLabelKind(before) ?? bodyLabelKind(before.replace(/\d{1,2}\s*$/, ''));
  return label && { label, rest: rest.trim() };
}

/** True where a text is nothing but a label that sorts the bullets below it (`Key achievements`, 业绩：). */
export const isBodyLabel = (text: string): boolean => labelIn(text)?.rest === '';

/** True where a text begins with such a label: an item of its own. */
export const beginsWithBodyLabel = (text: string): boolean => labelIn(text) !== null;

/** Bullets sorted by the labels that the document itself puts before them; without a label they are content. */
export function byLabel(items: string[]): Labelled {
  const out: Labelled = { content: [], achievements: [], metrics: [] };
  let open: BodyLabel = 'content';
  for (const item of items) {
    const found = labelIn(item);
    if (!found) out[open].push(item);
    else if (found.rest) out[found.label].push(found.rest);
    else open = found.label;
  }
  return out;
}
