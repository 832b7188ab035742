import { paragraphOf } from './styles.ts';
import { child, type Element, elements, settingOf } from './xml.ts';

/** How a level of a list is marked. `indent` in pt. */
type ListLevel = { bullet: boolean; indent?: number };
export type Numbering = (list: string, level: number) => ListLevel | null;

/** The lists of a document. `0` as a list means: none. */
export function numberingOf(root: Element | undefined): Numbering {
  const sheet = child(root, 'w:numbering');
  const abstract = new Map<string, Element>();
  const numbers = new Map<string, Element>();
  for (const each of elements(sheet)) {
    if (each.name === 'w:abstractNum') abstract.set(each.attributes['w:abstractNumId'] ?? '', each);
    if (each.name === 'w:num') numbers.set(each.attributes['w:numId'] ?? '', each);
  }
  return (list, level) => {
    const number = numbers.get(list);
    const found = elements(abstract.get(settingOf(number, 'w:abstractNumId') ?? '')).find(
      (each) => each.name === 'w:lvl' && each.attributes['w:ilvl'] === String(level),
    );
    if (!number || settingOf(found, 'w:numFmt') === 'none') return null;
    const { indent } = paragraphOf(child(found, 'w:pPr'));
    return { bullet: settingOf(found, 'w:numFmt') === 'bullet', ...(indent === undefined ? {} : { indent }) };
  };
}
