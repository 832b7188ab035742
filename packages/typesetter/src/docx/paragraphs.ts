import type { Language, SectionKey } from '@verdant/contracts';
import {
  HeadingLevel,
  type IParagraphOptions,
  type IRunOptions,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import { type Entry, headsOf, type Pair } from '../manuscript/entry.ts';
import type { Contact } from '../manuscript/links.ts';
import type { Section } from '../manuscript/sections.ts';
import { words } from '../manuscript/words.ts';
import { MUTED } from './colours.ts';
import { sizeWithin, widthIn } from './letter-width.ts';
import { runsIn } from './runs.ts';

export const BULLET_LIST = 'bullets';
const HANG = 284;
/** What the templates set in a line each; here who gave it has one of its own, as whoever reads the file looks for it there. */
const IN_A_ROW: SectionKey[] = ['certifications', 'awards'];

/** Where paragraphs stand, in twips, and in which colours. */
export type Room = {
  /** where a date on the right ends */
  right: number;
  /** of the letters of the text, in pt; 0 where none is ever smaller */
  size: number;
  /** what the text stands in from headings */
  indent: number;
  dates: 'right' | 'margin';
  /** the colour of what is said beside a title */
  quiet: string;
  /** the colour of everything else on a ground of its own; null where the styles say it */
  ink: string | null;
  /** white above the first paragraph of a section whose heading stands beside it */
  above: number;
  /** a frame of headings that hang in the margin, and what each body paragraph has about it */
  heading: IParagraphOptions;
  body: (section: Section) => IParagraphOptions;
  /** each heading in the other language as well */
  bothLanguages: boolean;
  /** a heading on a ground that reaches a little further than its words */
  padded: boolean;
};
const PLAIN: Omit<Room, 'right'> = {
  size: 0,
  indent: 0,
  dates: 'right',
  quiet: MUTED,
  ink: null,
  above: 0,
  heading: {},
  body: () => ({}),
  bothLanguages: false,
  padded: false,
};

/**
 * How heads of entries and labels are set: with dates to the right (in a form each wish has a line), part below part, or all
 * below one another.
 */
export type Way = 'wide' | 'form' | 'stacked' | 'narrow';

/** Paragraphs that no end of a page parts. */
const whole = (all: IParagraphOptions[]): IParagraphOptions[] =>
  all.map((each, i) => ({ ...each, keepLines: true, ...(i + 1 < all.length && { keepNext: true }) }));

const isHead = ({ heading, style }: IParagraphOptions) => heading !== undefined || style === 'Details';
const holds = (each: IParagraphOptions) => isHead(each) && each.keepNext !== false;
/** `whole`: what no end of a page may part, as it is a head and what comes first below it. */
function partsOf(all: IParagraphOptions[]): { whole: boolean; paragraphs: Paragraph[] }[] {
  const parts: { whole: boolean; all: IParagraphOptions[] }[] = [];
  for (const [i, each] of all.entries()) {
    const last = parts.at(-1);
    const goesOn = last !== undefined && (holds(all[i - 1]!) || (!isHead(each) && !last.whole));
    if (goesOn) last.all.push(each);
    else parts.push({ whole: isHead(each), all: [each] });
  }
  return parts.map((part) => ({ whole: part.whole, paragraphs: part.all.map((each) => new Paragraph(each)) }));
}

/** A head that nothing follows holds on to nothing: what comes next is another matter. */
const ended = (all: IParagraphOptions[]): IParagraphOptions[] =>
  all.map((each, i) => (i + 1 === all.length && isHead(each) ? { ...each, keepNext: false } : each));

/** Makes paragraphs in Word's own styles for a room. */
export function writer(language: Language, given: Partial<Room> & { right: number }) {
  const room: Room = { ...PLAIN, ...given };
  const { colon } = words[language];
  const { text, linked, rich, dotted } = runsIn(room.ink);
  const quietly: IRunOptions = { color: room.quiet };
  const beside: IRunOptions = { ...quietly, bold: false };
  /** a little smaller than the text */
  const smaller: Partial<IRunOptions> = room.size === 0 ? {} : { size: `${Math.round(room.size * 1.88) / 2}pt` };
  const dateLook: IRunOptions = { ...beside, ...smaller };
  const left = room.indent === 0 ? {} : { indent: { left: room.indent } };

  const heading1 = (title: string, other = ''): IParagraphOptions => ({
    heading: HeadingLevel.HEADING_1,
    ...room.heading,
    children: [
      text(room.padded ? ` ${title} ` : title),
      ...(room.bothLanguages && other !== '' ? [text(`  ${other}`, dateLook)] : []),
    ],
  });
  const plain = (value: string): IParagraphOptions => ({ ...left, children: rich(value) });
  const bullet = (value: string): IParagraphOptions => ({
    style: 'ListBullet',
    numbering: { reference: BULLET_LIST, level: 0 },
    ...(room.indent > 0 && { indent: { left: room.indent + HANG, hanging: HANG } }),
    children: rich(value),
  });
  const pair = ({ label, value, href }: Pair): IParagraphOptions => ({
    ...left,
    children: [...(label === '' ? [] : [text(`${label}${colon}`, { bold: true })]), linked(value, href)],
  });

  /** A title with its date, wherever that stands. */
  function head(title: ParagraphChild[], date: string): IParagraphOptions[] {
    const titled: IParagraphOptions = { heading: HeadingLevel.HEADING_2 };
    const dated = (children: (string | Tab)[]) => new TextRun({ ...dateLook, children });
    if (date === '') return [{ ...titled, ...left, children: title }];
    if (room.dates === 'margin')
      return [
        {
          ...titled,
          indent: { left: room.indent, hanging: room.indent },
          tabStops: [{ type: TabStopType.LEFT, position: room.indent }],
          children: [dated([date, new Tab()]), ...title],
        },
      ];
    return [
      {
        ...titled,
        ...left,
        tabStops: [{ type: TabStopType.RIGHT, position: room.right }],
        children: [...title, dated([new Tab(), date])],
      },
    ];
  }

  const body = ({ paragraphs, pairs, lists }: Entry): IParagraphOptions[] => [
    ...paragraphs.map(plain),
    ...pairs.map(pair),
    ...lists.flatMap(({ label, items }) => [
      ...(label === '' ? [] : [{ heading: HeadingLevel.HEADING_3, ...left, children: [text(label)] }]),
      ...items.map(bullet),
    ]),
  ];
  function entry(told: Entry): IParagraphOptions[] {
    const [title, ...subtitle] = headsOf(told);
    return [
      ...(title!.text === '' && told.date === '' ? [] : head([linked(title!.text, title!.href)], told.date)),
      ...(subtitle.length === 0 ? [] : [{ style: 'Details', ...left, children: dotted(subtitle, quietly) }]),
      ...body(told),
    ];
  }

  /** What stands at the top of a cell, or one row below another, has no white above it. */
  const close = ([first, ...rest]: IParagraphOptions[]): IParagraphOptions[] =>
    first === undefined ? [] : [{ ...first, spacing: { ...first.spacing, before: 0 } }, ...rest];

  /** In a side column each part of a head has a line of its own. */
  function narrowEntry(told: Entry): IParagraphOptions[] {
    const [title, ...subtitle] = headsOf(told);
    const parts = [...subtitle, { text: told.date, href: null }].filter((part) => part.text !== '');
    return [
      { heading: HeadingLevel.HEADING_2, children: [linked(title!.text, title!.href)] },
      ...parts.map((part) => ({ style: 'Details', children: dotted([part], quietly) })),
      ...body(told),
    ];
  }
  const narrowPair = ({ label, value, href }: Pair): IParagraphOptions[] => [
    ...(label === '' ? [] : [{ heading: HeadingLevel.HEADING_3, children: [text(label)] }]),
    ...(value === '' ? [] : [{ children: [linked(value, href, quietly)] }]),
  ];

  /** What a person wishes stands in one line. */
  const inARow = (pairs: Pair[]): IParagraphOptions[] =>
    pairs.length === 0
      ? []
      : [
          {
            ...left,
            children: pairs.flatMap(({ label, value, href }, i) => [
              ...(i === 0 ? [] : [text(' · ')]),
              text(`${label}${colon}`, { bold: true }),
              linked(value, href),
            ]),
          },
        ];

  /** What a section says below its heading. */
  function told(section: Section, way: Way): IParagraphOptions[] {
    const { key, paragraphs, pairs, entries, items, keep } = section;
    const isWide = way === 'wide' || way === 'form';
    const isRows = IN_A_ROW.includes(key) && !entries.some((each) => body(each).length > 0);
    const set = isWide ? entry : narrowEntry;
    const setOne = (each: Entry) => ended(isWide && isRows ? close(set(each)) : set(each));
    const isWish = key === 'intention';
    const inLines = way === 'narrow' && !isWish ? pairs.flatMap(narrowPair) : pairs.map(pair);
    const pairsOf = isWish && way === 'wide' ? inARow(pairs) : inLines;
    return [
      ...paragraphs.map(plain),
      ...pairsOf,
      ...entries.flatMap((each) => (keep === 'entries' ? whole(setOne(each)) : setOne(each))),
      ...items.map(bullet),
    ].map((each) => ({ ...room.body(section), ...each }));
  }

  /** Beside a heading that hangs in the margin the text begins where that does. */
  const lowered = (all: IParagraphOptions[]): IParagraphOptions[] =>
    all.map((each, i) =>
      i > 0 || room.above === 0 ? each : { ...each, spacing: { ...each.spacing, before: room.above } },
    );

  function sectionIn(section: Section, way: Way): IParagraphOptions[] {
    const { title, other, newPage, keep } = section;
    const all = [
      { ...heading1(title, other), ...(newPage && { pageBreakBefore: true }) },
      ...lowered(told(section, way)),
    ];
    return keep === 'section' ? whole(all) : all;
  }

  return {
    heading: (title: string) => new Paragraph(heading1(title)),
    title: (name: string, more: IParagraphOptions = {}) =>
      new Paragraph({ heading: HeadingLevel.TITLE, ...more, children: [text(name)] }),
    subtitle: (headline: string, look: IRunOptions = {}) =>
      new Paragraph({ style: 'Subtitle', children: [text(headline, look)] }),
    contacts: (contacts: Contact[], more: IParagraphOptions = {}) =>
      new Paragraph({ style: 'Details', ...more, children: dotted(contacts, quietly) }),
    /** Each way to reach the person on a line of its own, all a little smaller where that keeps the longest in one. */
    contactLines: (contacts: Contact[]) => {
      const longest = Math.max(0, ...contacts.map((each) => widthIn(each.text)));
      const look: IRunOptions = { ...quietly, ...sizeWithin(room.right, longest, room.size) };
      return contacts.map((each) => new Paragraph({ style: 'Details', children: dotted([each], look) }));
    },
    /** Without its heading, as it stands beside one. */
    told: (section: Section) => close(told(section, 'form')).map((each) => new Paragraph(each)),
    entry: (each: Entry) => close(entry(each)).map((one) => new Paragraph(one)),
    section: (section: Section, way: Way = 'wide') => sectionIn(section, way).map((each) => new Paragraph(each)),
    /** The same in parts: heads with the first of what they head, by turns with what follows. */
    sectionParts: (section: Section, way: Way = 'wide') => partsOf(sectionIn(section, way)),
  };
}
export type Writer = ReturnType<typeof writer>;
