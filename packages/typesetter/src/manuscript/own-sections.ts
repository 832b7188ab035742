import type { Custom } from '@verdant/contracts';
import { filled } from './copy.ts';
import { type Entry, entry } from './entry.ts';
import { originOf, partsOf } from './parts.ts';
import type { Section, Setting } from './section.ts';
import { withoutMark } from './without-mark.ts';

/** Whether it says more than a title and sentences. */
const isEntry = ({ title: _, items: __, id: ___, ...more }: Custom): boolean =>
  Object.values(more).some((value) => value === null || filled(value));

/** Those that stand under one title: what follows an entry, or is one, under the same title or under none. */
function underOneTitle(all: readonly Custom[]): Custom[][] {
  const groups: Custom[][] = [];
  for (const item of all) {
    const group = groups.at(-1);
    const title = withoutMark(item.title);
    const isSame = group !== undefined && (title === '' || title === withoutMark(group[0]!.title));
    if (isSame && (isEntry(item) || (title !== '' && group.some(isEntry)))) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** The first line of such an entry is the title of its section, which stands above all of them. */
function entryOf(item: Custom, setting: Setting): Entry {
  const { subtitle = [], link = null, ...parts } = partsOf('custom', item, setting);
  const [title = '', ...below] = subtitle;
  return entry({
    ...parts,
    of: originOf(item),
    title,
    subtitle: below,
    link: link && { ...link, at: link.at - 1 },
  });
}

/** Sections of one's own: sentences under a title, or entries as other sections have them. */
export const ownSections = (all: readonly Custom[], setting: Setting): Partial<Section>[] =>
  underOneTitle(all).map((group) => {
    const title = setting.copy.line(group[0]!.title);
    const of = originOf(group[0]!);
    if (!group.some(isEntry)) return { of, title, items: setting.copy.bullets(group[0]!.items) };
    return { of, title, entries: group.map((item) => entryOf(item, setting)) };
  });
