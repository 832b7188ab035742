import { type Language, otherLanguage, type ResumeStyle, shownSections, type Twin } from '@verdant/contracts';
import type { Printer } from './copy.ts';
import type { Both, Entry, Origin, Pair } from './entry.ts';
import { periodText } from './format-dates.ts';
import type { Contact } from './links.ts';
import { type Manuscript, manuscript } from './manuscript.ts';
import { alike, onlyOnce } from './said-once.ts';
import type { Section } from './sections.ts';

/** `entries` and `pairs` are empty: `bothEntries` and `bothPairs` have them. `other` is the heading in the other language. */
export type BothSection = Section & {
  twin: Pick<Section, 'paragraphs' | 'items'>;
  bothEntries: Both<Entry>[];
  bothPairs: Both<Pair>[];
};
/** `twin` of a contact is what the other language calls it, '' where that is the same. */
export type BothContact = Contact & { twin: string };
/** The words of a page in both languages; what is the same in both stands in the own one alone. */
export type BothManuscript = Omit<Manuscript, 'contacts' | 'sections'> & {
  contacts: BothContact[];
  sections: BothSection[];
  twin: { language: Language; name: string; headline: string };
};

type Found = { of?: Origin };
type Partner = ReadonlyMap<string, string>;

/** Own things in their order, each with its counterpart; what only the twin has stands behind what it follows there. */
function matched<T extends Found>(own: T[], twins: T[], partner: Partner): Both<T>[] {
  const left = new Map(twins.map((one) => [one.of?.id ?? '', one]));
  const all = own.map((one): Both<T> => {
    const id = one.of?.id ?? '';
    const twin = left.get(partner.get(id) ?? '') ?? null;
    if (twin) left.delete(twin.of?.id ?? '');
    return { own: one, twin };
  });
  for (const [at, twin] of twins.entries()) {
    if (!left.has(twin.of?.id ?? '')) continue;
    const before = all.findIndex((one) => at > 0 && one.twin === twins[at - 1]);
    const after = all.findIndex(({ own, twin: other }) => own && other && twins.indexOf(other) > at);
    all.splice(before >= 0 ? before + 1 : after >= 0 ? after : all.length, 0, { own: null, twin });
  }
  return all;
}

/** Dates once: a period that goes on says so in both languages. Where they are not the same each has its own. */
function dated({ own, twin }: Both<Entry>, language: Language): Both<Entry> {
  if (!own || !twin || own.of?.when !== twin.of?.when) return { own, twin };
  const isOpen = own.date !== '' && own.of?.when.split('|')[1] === 'now';
  const present = isOpen ? ` ${periodText('', null, language)}` : '';
  return { own: { ...own, date: own.date + present }, twin: { ...twin, date: '' } };
}

function bothSection(own: Section | null, twin: Section | null, partner: Partner, language: Language): BothSection {
  const title = own?.title ?? twin!.other;
  const pairs = matched(own?.pairs ?? [], twin?.pairs ?? [], partner);
  const entries = matched(own?.entries ?? [], twin?.entries ?? [], partner);
  return {
    ...(own ?? { ...twin!, paragraphs: [], items: [] }),
    title,
    other: !twin ? own!.other : alike(title, twin.title) ? '' : twin.title,
    entries: [],
    pairs: [],
    twin: {
      paragraphs: (twin?.paragraphs ?? []).filter((text) => !own?.paragraphs.some((one) => alike(one, text))),
      items: (twin?.items ?? []).filter((text) => !own?.items.some((one) => alike(one, text))),
    },
    bothEntries: entries.map((both) => onlyOnce.entry(dated(both, language))),
    bothPairs: pairs.map(onlyOnce.pair),
  };
}

/** Those of one key: most have one section; of sections of one's own those that begin with the same entry are one. */
function bothSections(own: Section[], twins: Section[], partner: Partner, language: Language): BothSection[] {
  const both =
    own[0]?.of || twins[0]?.of ? matched(own, twins, partner) : [{ own: own[0] ?? null, twin: twins[0] ?? null }];
  return both.map((one) => bothSection(one.own, one.twin, partner, language));
}

/** What is said in words has its counterpart beside it; another number or address is a way to reach the person of its own. */
function bothContacts(own: Contact[], twins: Contact[]): BothContact[] {
  const left = twins.filter((other) => !own.some((one) => one.kind === other.kind && onlyOnce.isReach(one, other)));
  const take = (kind: Contact['kind']) => {
    const at = left.findIndex((one) => one.kind === kind);
    return at < 0 ? [] : left.splice(at, 1);
  };
  const all = own.flatMap((one): BothContact[] => {
    const others = one.kind === 'profiles' ? [] : take(one.kind);
    const isWords = one.href === null && others.every(({ href }) => href === null);
    if (isWords) return [{ ...one, twin: others[0]?.text ?? '' }];
    return [one, ...others].map((each) => ({ ...each, twin: '' }));
  });
  return [...all, ...left.map((one) => ({ ...one, twin: '' }))];
}

const inARow = (own: string, twin: string, between: string): string =>
  [own, twin].filter((text) => text !== '').join(between);
const pairInARow = ({ own, twin }: Both<Pair>): Pair => ({
  ...(own ?? twin!),
  label: onlyOnce.labels(own?.label ?? '', twin?.label ?? ''),
  value: inARow(own?.value ?? '', twin?.value ?? '', ' / '),
});

/** The same as an ordinary manuscript, for what knows nothing of twins: each entry is followed by its counterpart. */
export const oneBehindTheOther = ({ twin, ...both }: BothManuscript): Manuscript => ({
  ...both,
  name: inARow(both.name, twin.name, ' '),
  headline: inARow(both.headline, twin.headline, ' · '),
  contacts: both.contacts.map(({ twin: other, ...one }) => ({ ...one, text: inARow(one.text, other, ' / ') })),
  sections: both.sections.map(({ twin: said, bothEntries, bothPairs, ...section }) => ({
    ...section,
    title: section.title || section.other,
    other: section.title === '' ? '' : section.other,
    paragraphs: [...section.paragraphs, ...said.paragraphs],
    items: [...section.items, ...said.items],
    pairs: bothPairs.map(pairInARow),
    entries: bothEntries.flatMap(({ own, twin: theirs }) => [own ?? [], theirs ?? []].flat()),
  })),
});

/** The titles of one's own stay with their language; a way to write dates in Chinese characters does as well. */
const styleOfTwin = (style: ResumeStyle, { titles }: Twin): ResumeStyle => ({
  ...style,
  titles,
  dateStyle: style.dateStyle === 'chinese' ? 'auto' : (style.dateStyle ?? 'auto'),
});

/** The own manuscript joined with that of its twin. `print` and `marked` as of `manuscript`, for the words of the twin. */
export function withTwin(
  own: Manuscript,
  twin: Twin,
  style: ResumeStyle,
  print: Printer,
  marked?: Printer,
): BothManuscript {
  const language = otherLanguage(own.language);
  const theirs = manuscript(twin.content, language, styleOfTwin(style, twin), print, marked);
  const fields = ['city', 'industry', 'salary', 'availability'].map((key): [string, string] => [key, key]);
  const partner = new Map([...twin.entries, ...fields]);
  const of = (all: Section[], key: Section['key']) => all.filter((section) => section.key === key);
  return {
    ...own,
    contacts: bothContacts(own.contacts, theirs.contacts),
    sections: shownSections(style.sections).flatMap((key) => {
      const [mine, others] = [of(own.sections, key), of(theirs.sections, key)];
      return mine.length + others.length === 0 ? [] : bothSections(mine, others, partner, language);
    }),
    twin: {
      language,
      name: alike(own.name, theirs.name) ? '' : theirs.name,
      headline: alike(own.headline, theirs.headline) ? '' : theirs.headline,
    },
  };
}
