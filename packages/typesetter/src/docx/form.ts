import type { SectionKey } from '@verdant/contracts';
import { Paragraph, TextRun, VerticalAlign } from 'docx';
import type { Contact } from '../manuscript/links.ts';
import type { Section } from '../manuscript/sections.ts';
import { words } from '../manuscript/words.ts';
import { lighter } from './colours.ts';
import { sizeWithin, widthIn } from './letter-width.ts';
import { type Page, roomOf, sectionsIn, signed } from './page.ts';
import { cm } from './page-setup.ts';
import { type Writer, writer } from './paragraphs.ts';
import { alone } from './photo.ts';
import { runsIn } from './runs.ts';
import { accentsOf } from './styles.ts';
import { type Block, type Cell, gridLines, sliver, tableOf } from './tables.ts';

const PADDING = { left: 120, right: 120, top: 70, bottom: 70 };
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
const FINE = '8B938D';

const { text, linked } = runsIn(null);
const label = (shown: string) => new Paragraph({ alignment: 'center', children: [text(shown, { bold: true })] });

/** A way to reach the person, smaller where that keeps it in one line. */
function contactIn({ value, text: shown, href }: Contact, room: number, size: number): Paragraph {
  const said = value ?? shown;
  return new Paragraph({ children: [linked(said, href, sizeWithin(room, widthIn(said), size))] });
}

type Fact = { label: string; children: Paragraph[] };

/** Name, contacts two to a row, what is sought, and the photo in a cell of its own beside all of them. */
async function factsOf({ text: said, language, style, look, photo, setup }: Page, fill: string, spine: number) {
  const { name, position } = words[language];
  const isHistory = look.layout === 'history';
  const photoWidth = photo === null ? 0 : cm(PHOTO);
  const second = isHistory ? cm(language === 'zh' ? 1.9 : 2.4) : spine;
  const value = Math.floor((setup.right - spine - second - photoWidth) / 2);
  const room = value - PADDING.left - PADDING.right;
  const contacts = said.contacts.map(
    (contact): Fact => ({
      label: contact.label,
      children: [contactIn(contact, room, style.size * 1.05)],
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
        children: [label(fact.label)],
        width: i === 0 ? spine : second,
        fill,
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
const named = (section: Section, write: Writer, fill: string, [spine, rest]: [number, number]): Cell[] => [
  { children: [label(section.title)], width: spine, fill, padding: PADDING },
  { children: write.told(section), width: rest, padding: PADDING },
];

/** A section below its name; what has dates beside a column of these. */
function history(section: Section, write: Writer, fill: string, [spine, rest]: [number, number]): Cell[][] {
  const title: Cell = { children: [label(section.title)], width: spine + rest, columns: 2, fill, padding: PADDING };
  if (!HISTORY.includes(section.key))
    return [[title], [{ children: write.told(section), width: spine + rest, columns: 2, padding: PADDING }]];
  return [
    [title],
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
  const fill = isHistory ? lighter(accentsOf(style).accent) : 'F3F5F3';
  const spine = cm(isHistory ? (language === 'zh' ? 3.35 : 3.75) : language === 'zh' ? 2.3 : 3.1);
  const widths: [number, number] = [spine, setup.right - spine];
  const write = writer(language, roomOf(page, widths[1] - 240));
  const lines = isHistory ? gridLines(FINE, 4, { color: '1B211D', size: 8 }) : gridLines('6D756F');
  const title = isHistory && language === 'zh' ? '履历书' : words[language].form;
  const facts = await factsOf(page, fill, spine);
  return [
    ...(page.text.name === ''
      ? []
      : [
          new Paragraph({
            alignment: isHistory ? 'left' : 'center',
            spacing: { after: 160 },
            children: [text(title, { bold: true, size: Math.round(style.size * 3.4) })],
          }),
        ]),
    ...facts.flatMap((table) => [tableOf(table.rows, table.widths, { lines }), sliver(isHistory ? 160 : 20)]),
    ...sectionsIn(page).flatMap((section) => {
      const rows = isHistory ? history(section, write, fill, widths) : [named(section, write, fill, widths)];
      return [tableOf(rows, widths, { lines }), sliver(isHistory ? 160 : 20)];
    }),
    ...signed(page, setup.right),
  ];
}
