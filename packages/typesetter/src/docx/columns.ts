import type { SectionKey } from '@verdant/contracts';
import type { Section } from '../manuscript/sections.ts';
import { words } from '../manuscript/words.ts';
import { groundOf } from './backdrop.ts';
import { WHITE } from './colours.ts';
import { who } from './head.ts';
import { widthIn } from './letter-width.ts';
import { onGround, type Page, roomOf, sectionsIn, signed } from './page.ts';
import { cm, EDGE } from './page-setup.ts';
import { type Way, type Writer, writer } from './paragraphs.ts';
import { alone } from './photo.ts';
import { textSize } from './styles.ts';
import { type Block, type Cell, sliver, tableOf } from './tables.ts';

/** What a narrow column takes, as the templates have it. */
const NARROW: SectionKey[] = ['intention', 'education', 'skills', 'certifications', 'awards'];
const GUTTER = 0.95;
const CARD = 0.36;

const isNarrow = ({ key, column }: Section) => (column === 'auto' ? NARROW.includes(key) : column === 'side');

type Part = { whole: boolean; paragraphs: Block[] };

/** Parts below one another, each whole one on one page: within a table LibreOffice keeps nothing together but rows. */
function rowsOf(width: number, parts: Part[], look: (at: number) => Partial<Cell> = () => ({})): Block {
  const row = ({ paragraphs, whole }: Part, at: number): Cell[] => [
    { children: paragraphs, width, whole, ...look(at) },
  ];
  return tableOf(parts.map(row), [width]);
}

/** A white card around a part of a column. */
function card(width: number, parts: Part[]): Block[] {
  const inset = cm(0.42);
  const look = (at: number) => ({
    fill: WHITE,
    padding: {
      left: inset,
      right: inset,
      ...(at === 0 && { top: cm(0.1) }),
      ...(at === parts.length - 1 && { bottom: cm(0.3) }),
    },
  });
  return [rowsOf(width, parts, look), sliver(cm(CARD))];
}
const inOne = (paragraphs: Block[]): Part[] => [{ whole: false, paragraphs }];

/** About how many lines a section takes in a column of so many letters. */
function linesOf({ paragraphs, pairs, entries, items }: Section, letters: number): number {
  const lines = (text: string) => Math.max(1, Math.ceil(widthIn(text) / letters));
  const all = (texts: string[]) => texts.reduce((sum, text) => sum + lines(text), 0);
  const told = entries.map(
    (each) =>
      2.8 +
      all(each.paragraphs) +
      all(each.pairs.map(({ label, value }) => label + value)) +
      all(each.lists.flatMap(({ label, items: listed }) => [...(label === '' ? [] : [label]), ...listed])),
  );
  return (
    2.4 +
    all(paragraphs) +
    all(pairs.map(({ label, value }) => label + value)) +
    all(items) +
    told.reduce((a, b) => a + b, 0)
  );
}

/** The usual distance of two lines, in sizes of the text. */
const LINE = 1.3;
/** Whether sections in a column of so many twips may take more than a page. */
function mayBreak({ style, language, look, setup }: Page, sections: Section[], width: number): boolean {
  const size = textSize(style, language, look);
  const room = (setup.size.height - setup.margin.top - setup.margin.bottom) / 20;
  const lines = sections.reduce((sum, section) => sum + linesOf(section, width / 20 / size), 0);
  return lines * size * LINE > room;
}

/** A wide column and a narrow one, side by side down all pages. */
export async function sideLayout(page: Page): Promise<Block[]> {
  const { text, language, style, look, setup, photo } = page;
  const isCards = look.ground === 'cards';
  const isOnGround = look.ground === 'tint' || look.ground === 'deep';
  const gap = cm(isCards ? CARD : isOnGround ? EDGE : GUTTER);
  const inset = isCards ? cm(0.84) : 0;
  const outer = setup.margin[look.side];
  const asked = cm(look.sideWidth * style.sideWidth);
  // a ground reaches to the edge of the paper, the words on it do not
  const side = isOnGround ? asked - outer : asked + gap;
  const [sideText, mainText] = [side - gap, setup.right - side - (isOnGround ? gap : 0)];
  const ground = isOnGround ? groundOf(style, look) : undefined;
  const narrow = writer(language, onGround({ ...roomOf(page, sideText - inset), heading: {}, above: 0 }, ground));
  const wide = writer(language, roomOf(page, mainText - inset));
  const sections = sectionsIn(page);
  const breaks = [
    { of: sections.filter(isNarrow), width: sideText - inset },
    { of: sections.filter((section) => !isNarrow(section)), width: mainText - inset },
  ].some(({ of, width }) => mayBreak(page, of, width));
  const box = (width: number, write: Writer, section: Section, way?: Way): Block[] => {
    const parts = breaks ? write.sectionParts(section, way) : inOne(write.section(section, way));
    return isCards ? card(width, parts) : breaks ? [rowsOf(width, parts)] : parts[0]!.paragraphs;
  };

  const picture =
    photo === null || look.head === 'card' || look.head === 'band'
      ? []
      : [
          await alone(photo, text.documentTitle, style, {
            round: look.roundPhoto,
            align: look.roundPhoto ? 'center' : 'left',
          }),
        ];
  const holdsContacts = look.head !== 'band' && look.head !== 'card' && text.contacts.length > 0;
  // LibreOffice does not part a table that begins with a heading
  const narrowColumn = [
    sliver(),
    ...picture,
    ...(look.head === 'side' ? who(page, narrow) : []),
    ...(holdsContacts ? [narrow.heading(words[language].contact), ...narrow.contactLines(text.contacts)] : []),
    ...sections.filter(isNarrow).flatMap((section) => box(sideText, narrow, section, 'narrow')),
  ];
  const signature = signed(page, mainText - inset);
  const wideColumn = [
    sliver(),
    ...(look.head === 'main' ? who(page, wide) : []),
    ...sections.filter((section) => !isNarrow(section)).flatMap((section) => box(mainText, wide, section)),
    ...(signature.length > 0 ? (isCards ? card(mainText, inOne(signature)) : signature) : []),
  ];
  const isLeft = look.side === 'left';
  const towards = isLeft ? 'right' : 'left';
  const beside: Cell = {
    children: narrowColumn,
    width: side,
    padding: { [towards]: gap },
    ...(ground !== undefined && { fill: ground }),
  };
  const main: Cell = {
    children: wideColumn,
    width: setup.right - side,
    padding: { [isLeft ? 'left' : 'right']: isOnGround ? gap : 0 },
  };
  const cells = isLeft ? [beside, main] : [main, beside];
  return [
    tableOf(
      [cells],
      cells.map(({ width }) => width),
    ),
    sliver(),
  ];
}

/** Two columns of equal width that share the sections: the longer one is as short as can be. */
export function halvesLayout(page: Page): Block[] {
  const { language, style, look, setup } = page;
  const half = Math.floor(setup.right / 2);
  const gap = cm(GUTTER / 2);
  const write = writer(language, roomOf(page, half - gap));
  const sections = sectionsIn(page);
  const letters = (half - gap) / 20 / textSize(style, language, look);
  const tall = sections.map((section) => linesOf(section, letters));
  const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
  const cuts = Array.from({ length: tall.length + 1 }, (_, cut) =>
    Math.max(sum(tall.slice(0, cut)), sum(tall.slice(cut))),
  );
  const best = cuts.indexOf(Math.min(...cuts));
  const breaks = mayBreak(page, sections, 2 * (half - gap));
  const column = (of: Section[]) => [
    sliver(),
    ...of.flatMap((section) =>
      breaks ? [rowsOf(half - gap, write.sectionParts(section, 'stacked'))] : write.section(section, 'stacked'),
    ),
  ];
  const cells: Cell[] = [
    { children: column(sections.slice(0, best)), width: half, padding: { right: gap } },
    { children: column(sections.slice(best)), width: half, padding: { left: gap } },
  ];
  return [tableOf([cells], [half, half]), sliver(), ...signed(page, setup.right)];
}
