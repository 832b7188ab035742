import type { DateStyle } from '@verdant/contracts';
import { descriptorOf, kindsIn, type Language, type ListSectionKey } from '@verdant/contracts';
import type { Copy } from './copy.ts';
import type { Entry } from './entry.ts';
import { dateText, periodText } from './format-dates.ts';
import { webAddress, withoutScheme } from './links.ts';
import { fieldLabel } from './words.ts';

type Setting = { copy: Copy; language: Language; dateStyle: DateStyle };
type Values = Record<string, string & string[]>;

/**
 * An entry as any kind of section prints it: the first head is its title, its other lines stand below, then texts, words
 * under their label, addresses, and lists, of which all but the first are labelled.
 */
export function partsOf(key: ListSectionKey, item: object, { copy, language, dateStyle }: Setting): Partial<Entry> {
  const { fields, heads } = descriptorOf(key);
  const values = item as Values;
  const [title = ''] = heads;
  const [date] = kindsIn(fields, 'date');
  const period = 'end' in fields && date !== undefined;
  return {
    title: copy.line(values[title]!),
    subtitle: kindsIn(fields, 'line')
      .filter((line) => line !== title)
      .map((line) => copy.line(values[line]!)),
    date: period
      ? periodText(values[date]!, values.end!, language, dateStyle)
      : dateText(date === undefined ? '' : values[date]!, language, dateStyle),
    paragraphs: kindsIn(fields, 'text').flatMap((text) => copy.paragraphs(values[text]!)),
    pairs: [
      ...kindsIn(fields, 'tags').map((tags) => ({
        label: fieldLabel(language, tags),
        value: copy.tags(values[tags]!),
      })),
      ...kindsIn(fields, 'link').map((link) => linkPair(fieldLabel(language, link), copy.line(values[link]!))),
    ],
    lists: kindsIn(fields, 'bullets').map((list, i) => ({
      label: i === 0 ? '' : fieldLabel(language, list),
      items: copy.bullets(values[list]!),
    })),
  };
}

function linkPair(label: string, text: string) {
  const href = webAddress(text);
  return { label, value: withoutScheme(text), ...(href === null ? {} : { href }) };
}
