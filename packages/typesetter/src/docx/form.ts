import type { SectionKey } from '@verdant/contracts';
import { type IRunOptions, Paragraph, TextRun, VerticalAlign } from 'docx';
import type { Contact } from '../manuscript/links.ts';
import type { Section } from '../manuscript/sections.ts';
import { words } from '../manuscript/words.ts';
import { inked, lighter } from './colours.ts';
import { sizeWithin, widthIn } from './letter-width.ts';
import { type Page, roomOf, sectionsIn, signed } from './page.ts';
import { cm } from './page-setup.ts';
import { type Writer, writer } from './paragraphs.ts';
import { alone } from './photo.ts';
import { runsIn } from './runs.ts';
import { accentsOf, textSize } from './styles.ts';
import { type Block, type Cell, gridLines, sliver, tableOf } from './tables.ts';

const PADDING = { left: 120, right: 120, top: 40, bottom: 30 };
const PHOTO = 2.9;
/** What a form sets beside a column of dates. */
const HISTORY: SectionKey[] = [
  'education',
  'work',
  'projects',
  'volunteering',
  'certifications',
  'awards',
  'publications',
];

const { text, linked } = runsIn(null);
const label = (shown: string, look: IRunOptions = { bold: true }) =>
  new Paragraph({ alignment: 'center', children: [text(shown, look)] });

/** A way to reach the person, smaller where that keeps it in one line. */
function contactIn({ value, text: shown, href }: Contact, room: number, size: number): Paragraph {
  const said = value ?? shown;
  return new Paragraph({ children: [linked(said, href, sizeWithin(room, widthIn(said), size))] });
}

const filled = (fill: string | undefined) => (fill === undefined ? {} : { fill });

type Fact = { label: string; children: Paragraph[] };

/** Name, contacts two to a row, what is sought, and the photo in a cell of its own beside all of them. */
async function factsOf(
  { text: said, language, style, look, photo, setup }: Page,
  fill: string | undefined,
  spine: number,
  labelLook: IRunOptions,
) {
  const { name, position } = words[language];
  const isHistory = look.layout === 'history';
  const photoWidth = photo === null ? 0 : cm(PHOTO);
  const second = isHistory ? cm(language === 'zh' ? 1.9 : 2.4) : spine;
  const value = Math.floor((setup.right - spine - second - photoWidth) / 2);
  const room = value - PADDING.left - PADDING.right;
  const contacts = said.contacts.map(
    (contact): Fact => ({
      label: contact.label,
      children: [contactIn(contact, room, textSize(style, language, look))],
    }),
  );
  const one = (shown: string, of: string, size: number): Fact[] =>
    shown === '' ? [] : [{ label: of, children: [new Paragraph({ children: [new TextRun({ text: shown, size })] })] }];
  const half = Math.round(style.size * 2.1);
  const named = one(said.name, name, isHistory ? half * 2 : Math.round(half * 1.1));
  const sought = one(said.headline, position, half);
  const two = (facts: Fact[]) =>
    Array.from({ length: Math.ceil(facts.length / 2) }, (_, at) => facts.slice(2 * at, 2 * at + 2));
  const rows = [...(isHistory ? [named, ...two(contacts)] : two([...named, ...contacts])), sought].filter(
    (row) => row.length > 0,
  );
  if (rows.length === 0) return [];
  const picture =
    photo === null
      ? []
      : [await alone(photo, said.documentTitle, { ...style, photoSize: 1 }, { round: false, align: 'center' })];
  const cells = rows.map((row, at): Cell[] => [
    ...row.flatMap((fact, i): Cell[] => [
      {
        children: [label(fact.label, labelLook)],
        width: i === 0 ? spine : second,
        ...filled(fill),
        padding: PADDING,
        vertical: VerticalAlign.CENTER,
      },
      {
        children: fact.children,
        width: row.length === 1 ? 2 * value + second : value,
        padding: PADDING,
        vertical: VerticalAlign.CENTER,
        ...(row.length === 1 && { columns: 3 }),
      },
    ]),
    ...(at === 0 && photo !== null
      ? [
          {
            children: picture,
            width: photoWidth,
            rows: rows.length,
            padding: { top: 80 },
            vertical: VerticalAlign.CENTER,
          },
        ]
      : []),
  ]);
  return [{ rows: cells, widths: [spine, value, second, value, ...(photo === null ? [] : [photoWidth])] }];
}

/** A section in the cell beside its name. */
const named = (section: Section, write: Writer, fill: string | undefined, [spine, rest]: [number, number]): Cell[] => [
  { children: [label(section.title)], width: spine, ...filled(fill), padding: PADDING },
  { children: write.told(section), width: rest, padding: PADDING },
];

/** A section below its name; what has dates beside a column of these. */
function history(section: Section, write: Writer, look: IRunOptions, [spine, rest]: [number, number]): Cell[][] {
  const named = (width: number, columns: number): Cell => ({
    children: [label(section.title, { ...look, bold: true })],
    width,
    ...(columns > 1 && { columns }),
    padding: PADDING,
  });
  if (!HISTORY.includes(section.key))
    return [
      [named(spine + rest, 2)],
      [{ children: write.told(section), width: spine + rest, columns: 2, padding: PADDING }],
    ];
  return [
    [{ children: [], width: spine }, named(rest, 1)],
    ...section.entries.map((entry): Cell[] => [
      {
        children: [new Paragraph({ alignment: 'center', children: [text(entry.date)] })],
        width: spine,
        padding: PADDING,
      },
      { children: write.entry({ ...entry, date: '' }), width: rest, padding: PADDING },
    ]),
  ];
}

/** A form: what is asked for in shaded cells, what was said beside or below it. */
export async function formLayout(page: Page): Promise<Block[]> {
  const { language, style, look, setup } = page;
  const isHistory = look.layout === 'history';
  const { accent } = accentsOf(style);
  // the one is printed in a colour, on no ground
  const fill = isHistory ? undefined : 'F3F5F3';
  const inPrint: IRunOptions = isHistory ? { color: inked(accent) } : {};
  const spine = cm(isHistory ? (language === 'zh' ? 3.35 : 3.75) : language === 'zh' ? 2.3 : 3.1);
  const widths: [number, number] = [spine, setup.right - spine];
  const write = writer(language, roomOf(page, widths[1] - 240));
  const lines = isHistory ? gridLines(lighter(accent, 0.35), 4, { color: accent, size: 9 }) : gridLines('6D756F');
  const title = isHistory && language === 'zh' ? '履历书' : words[language].form;
  const facts = await factsOf(page, fill, spine, isHistory ? inPrint : { bold: true });
  return [
    ...(page.text.name === ''
      ? []
      : [
          new Paragraph({
            alignment: isHistory ? 'left' : 'center',
            spacing: { after: 160 },
            children: [text(title, { ...inPrint, bold: true, size: Math.round(style.size * 3.4) })],
          }),
        ]),
    ...facts.flatMap((table) => [tableOf(table.rows, table.widths, { lines }), sliver(isHistory ? 160 : 20)]),
    ...sectionsIn(page).flatMap((section) => {
      const rows = isHistory ? history(section, write, inPrint, widths) : [named(section, write, fill, widths)];
      return [tableOf(rows, widths, { lines }), sliver(isHistory ? 160 : 20)];
    }),
    ...signed(page, setup.right),
  ];
}
