import {
  ARRANGING_OPTIONS,
  type ArrangingOption,
  Failure,
  type Language,
  type LetterWords,
  LOOK_OPTIONS,
  type LookOption,
  type Measures,
  type ResumeContent,
  type ResumeStyle,
  type Twin,
  type WholeStyle,
  wholeStyle,
} from '@verdant/contracts';
import { type Looks, looksOfPage } from './field-positions/looks.ts';
import { markDates } from './field-positions/mark-dates.ts';
import { type Marks, markFields, unmarked } from './field-positions/marks.ts';
import { letterParts } from './letter/letter-parts.ts';
import { isReach } from './letter/reach.ts';
import { type BothSection, withTwin } from './manuscript/both.ts';
import { inRuns } from './manuscript/copy.ts';
import { type Both, type Entry, headsOf } from './manuscript/entry.ts';
import { manuscript } from './manuscript/manuscript.ts';
import { twinOn } from './manuscript/of-page.ts';
import type { Section } from './manuscript/sections.ts';
import { words } from './manuscript/words.ts';
import { fillsPages, labelsContacts, templateFile } from './templates.ts';
import { breakable, printable, unsettable } from './text/clean.ts';
import { memoize } from './text/memoize.ts';

/**
 * `photo` is what `preparePhoto` made; it is drawn whenever it is given. With a `letter` that is what is set, below the
 * head of the résumé and in its look. Of a `twin` only what sets both languages takes anything. `carried` is a JSON Resume
 * that the PDF or Word file of a résumé carries.
 */
export type RenderInput = {
  content: ResumeContent;
  language: Language;
  style: ResumeStyle;
  photo?: Uint8Array | null;
  letter?: LetterWords;
  twin?: Twin | null;
  carried?: string;
};

/**
 * What a child process needs. `template` is a file below the workspace; `page` a JSON object of all that is printed,
 * `style` how, and in which language; `measures` what the person chose, which a wish for `pages` may change.
 */
export type Source = {
  template: string;
  /** whether any words are bold, italic or a link */
  hasLooks: boolean;
  /** whether anything stands in the margins of its pages */
  hasLines: boolean;
  page: string;
  style: {
    language: Language;
    words: (typeof words)[Language];
    accent: string;
    typeface: string;
    paper: string;
    dateStyle: string;
    look: Pick<WholeStyle, LookOption | ArrangingOption>;
    lines: { numbers: string; name: string };
  };
  measures: Measures;
  pages: 1 | 2 | null;
  /** whether a wish for pages may also enlarge the measures */
  fills: boolean;
  photo: Uint8Array | null;
  /** a file within the PDF */
  carried: string | null;
};

const LETTER = 'letter/letter.typ';
/** Characters of one résumé with its markup: some sixty pages. */
const TEXT_MAX = 200_000;
/** What is not set in type. */
const unbroken = new Set(['href', 'documentTitle', 'author']);
const print = memoize(printable);
const printMarked = memoize(inRuns(printable));
const broken = memoize(breakable);
const lostIn = memoize(unsettable);
const wishes = { none: null, one: 1, two: 2 } as const;

/** Words of the templates are headings too, where they stand for one. */
const wordsOf = (language: Language, { headingCase }: WholeStyle): (typeof words)[Language] => {
  const all = words[language];
  return headingCase === 'upper' ? { ...all, contact: all.contact.toUpperCase() } : all;
};

const lookOf = (style: WholeStyle) =>
  Object.fromEntries([...LOOK_OPTIONS, ...ARRANGING_OPTIONS].map((option) => [option, style[option]])) as Pick<
    WholeStyle,
    LookOption | ArrangingOption
  >;

function spreadEntry(entry: Entry, { spread, leading }: Looks): Entry {
  const [title = '', ...subtitle] = headsOf(entry).map(({ text, href }) =>
    href === null ? text : leading(text, href),
  );
  return {
    ...entry,
    title,
    subtitle,
    paragraphs: entry.paragraphs.map(spread),
    pairs: entry.pairs.map((pair) => (pair.href ? { ...pair, value: leading(pair.value, pair.href) } : pair)),
    lists: entry.lists.map((list) => ({ ...list, items: list.items.map(spread) })),
  };
}

const spreadOut = (section: Section, looks: Looks, upper: boolean): Section => ({
  ...section,
  ...(upper && { title: section.title.toUpperCase(), other: section.other.toUpperCase() }),
  paragraphs: section.paragraphs.map(looks.spread),
  items: section.items.map(looks.spread),
  entries: section.entries.map((entry) => spreadEntry(entry, looks)),
});

const spreadBoth = <T>({ own, twin }: Both<T>, spread: (one: T) => T): Both<T> => ({
  own: own && spread(own),
  twin: twin && spread(twin),
});

/** The same in both languages. The dates of an own entry can be pointed at, those of its twin cannot. */
function bothOut(section: BothSection, marks: Marks, looks: Looks, upper: boolean): BothSection {
  const { twin, bothEntries } = section;
  const own = markDates({ ...section, entries: bothEntries.flatMap((both) => both.own ?? []) }, marks).entries;
  const marked = bothEntries.map((both) => (both.own ? { ...both, own: own.shift()! } : both));
  return {
    ...section,
    ...spreadOut({ ...section, entries: [] }, looks, upper),
    twin: { paragraphs: twin.paragraphs.map(looks.spread), items: twin.items.map(looks.spread) },
    bothEntries: marked.map((both) => spreadBoth(both, (one) => spreadEntry(one, looks))),
  };
}

/** The head alone, and the parts of the letter. */
function letterOf(page: Page, { language, style }: RenderInput, letter: LetterWords): object {
  const parts = letterParts({ ...letter, language }, page.name, print);
  return {
    ...page,
    documentTitle: parts.subject || page.documentTitle,
    contacts: page.contacts.filter(isReach),
    sections: [],
    letter: { ...parts, head: style.template, version: wholeStyle(style).templateVersion },
  };
}

type Page = ReturnType<typeof pageOf>;
function pageOf(input: Omit<RenderInput, 'content'>, marks: Marks, looks: Looks, unset: Set<string>) {
  const { language, style } = input;
  const heard = (printer: (text: string) => string) => (text: string) => {
    for (const char of lostIn(text)) unset.add(char);
    return printer(text);
  };
  const printed = manuscript(
    marks.content,
    language,
    style,
    marks.printer(heard(print)),
    marks.printer(heard(printMarked)),
  );
  const twin = twinOn(input);
  const both = twin && withTwin(printed, twin, style, heard(print), heard(printMarked));
  const { language: _, ...text } = both ?? printed;
  const labelled = labelsContacts(style.template);
  const contacts = text.contacts.map(({ value, ...each }) => ({
    ...each,
    text: marks.mark(labelled ? (value ?? each.text) : each.text, `basics/${each.kind}`),
  }));
  const upper = wholeStyle(style).headingCase === 'upper';
  const sections = both
    ? both.sections.map((section) => bothOut(section, marks, looks, upper))
    : text.sections.map((section) => spreadOut(markDates(section, marks), looks, upper));
  return { ...text, contacts, sections, author: text.name };
}

/** `marked` is how many characters the marks of places and looks take in it. */
function json(page: object, marks: Marks, looks: Looks): { text: string; marked: number } {
  let marked = 0;
  const text = JSON.stringify(page, (key, value: unknown) => {
    if (key === 'of') return undefined;
    if (typeof value !== 'string') return value;
    const plain = marks.plain(value);
    if (unbroken.has(key)) return plain;
    if (plain === value) return broken(plain);
    const written = marks.written(broken(value), looks);
    marked += written.length - value.length;
    return written;
  });
  return { text, marked };
}

/**
 * What the child process needs; `withPositions` for a page that can say where each field stands. `unset` takes the
 * characters that no font draws. Fails with `invalid` (unknown template, bad accent) or `tooLarge`.
 */
export function sourceOf(input: RenderInput, { withPositions = false, unset = new Set<string>() } = {}): Source {
  const whole = wholeStyle(input.style);
  const { accent, typeface, spacing, size, paper, margins, dateStyle, templateVersion, fit } = whole;
  const { letter } = input;
  const lines = letter ? { numbers: 'none', name: 'none' } : { numbers: whole.pageNumbers, name: whole.runningName };
  const own = templateFile(input.style.template, templateVersion);
  const template = letter ? LETTER : own;
  for (const [field, colour] of Object.entries({ accent, accent2: whole.accent2 ?? accent }))
    if (!/^#[0-9a-f]{6}$/.test(colour)) throw new Failure('invalid', { field: `style/${field}` });
  const marks = withPositions && !letter ? markFields(input.content) : unmarked(input.content);
  const looks = looksOfPage();
  const printed = pageOf(input, marks, looks, unset);
  const { text: page, marked } = json(letter ? letterOf(printed, input, letter) : printed, marks, looks);
  // marks don't count: a page that can be printed can be previewed
  if (page.length - marked > TEXT_MAX) throw new Failure('tooLarge', { field: 'content' });
  return {
    template,
    hasLooks: looks.found(),
    hasLines: lines.numbers !== 'none' || lines.name !== 'none',
    page,
    style: {
      language: input.language,
      words: wordsOf(input.language, whole),
      accent,
      typeface,
      paper,
      dateStyle,
      look: lookOf(whole),
      lines,
    },
    measures: { size, spacing, margins },
    pages: letter ? null : wishes[fit],
    fills: fillsPages(template),
    photo: letter ? null : (input.photo ?? null),
    carried: letter || twinOn(input) ? null : input.carried || null,
  };
}
