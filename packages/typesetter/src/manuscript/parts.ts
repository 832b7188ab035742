import type { DateStyle, Lead } from '@verdant/contracts';
import { allValues, descriptorOf, kindsIn, type Language, type ListSectionKey } from '@verdant/contracts';
import type { Copy } from './copy.ts';
import type { Entry, Origin } from './entry.ts';
import { dateText, periodText } from './format-dates.ts';
import { webAddress, withoutScheme } from './links.ts';
import { fieldLabel } from './words.ts';

type Setting = { copy: Copy; language: Language; dateStyle: DateStyle; leads: Lead };
type Values = Record<string, string & string[]>;

/** Where an item comes from, to find its counterpart by. */
export const originOf = (item: { id: string; start?: string; end?: string | null; date?: string }): Origin => ({
  id: item.id,
  when: [item.start, item.end === null ? 'now' : item.end, item.date].map((part) => part ?? '').join('|'),
});

/**
 * An entry as any kind of section prints it: the first head is its title, its other lines stand below, then texts, words
 * under their label, addresses, and lists, of which all but the first are labelled. An address that belongs to a line is
 * where its words lead to; it stands by itself where that line is empty, or where it is no address.
 */
export function partsOf(
  key: ListSectionKey,
  item: object,
  { copy, language, dateStyle, leads }: Setting,
): Partial<Entry> {
  const { fields, heads, essential } = descriptorOf(key);
  const values = allValues(fields, item) as Values;
  // whose post it was is what makes it one
  const title = leads === 'organization' ? essential : heads[0]!;
  const lines = [title, ...kindsIn(fields, 'line').filter((line) => line !== title)];
  const words = lines.map((line) => copy.line(values[line]!));
  const [date, expires] = kindsIn(fields, 'date');
  const period = 'end' in fields && date !== undefined;
  const dated = (key: string | undefined) => dateText(key === undefined ? '' : values[key]!, language, dateStyle);
  const until = dated(expires);
  const links = kindsIn(fields, 'link').map((link) => {
    const pair = linkPair(fieldLabel(language, 'link'), copy.line(values[link]!));
    const at = lines.indexOf(fields[link]!.of ?? '');
    return { pair, at: pair.href === undefined || !words[at] ? -1 : at };
  });
  const leading = links.find(({ at }) => at >= 0);
  return {
    title: words[0],
    // how long it holds stands with who gave it
    subtitle: [...words.slice(1), until && `${fieldLabel(language, expires!)} ${until}`],
    link: leading === undefined ? null : { at: leading.at, href: leading.pair.href! },
    date: period ? periodText(values[date]!, values.end!, language, dateStyle) : dated(date),
    paragraphs: kindsIn(fields, 'text').flatMap((text) => copy.paragraphs(values[text]!)),
    pairs: [
      ...kindsIn(fields, 'tags').map((tags) => ({
        label: fieldLabel(language, tags),
        value: copy.tags(values[tags]!),
      })),
      ...links.filter((link) => link !== leading).map(({ pair }) => pair),
    ],
    lists: kindsIn(fields, 'bullets').map((list, i) => ({
      label: i === 0 ? '' : fieldLabel(language, list),
      items: copy.bullets(values[list]!),
    })),
  };
}

function linkPair(label: string, text: string): { label: string; value: string; href?: string } {
  const href = webAddress(text);
  return { label, value: withoutScheme(text), ...(href === null ? {} : { href }) };
}
