import type { Person } from '../people/person.ts';
import type { Random } from '../random.ts';
import type { HeadingKind } from '../words/headings.ts';
import { type Block, row } from './blocks.ts';
import { asRows, formBlocks } from './form.ts';
import { headingBlock, wordingOf } from './heading-forms.ts';
import { MIXED, mixedBlocks, mixedHeading } from './mixed.ts';
import { sampleOrder, sectionBodies } from './sections.ts';
import { type Style, sampleStyle } from './style.ts';
import { factBlocks, factsOf, nameBlocks } from './top.ts';

/** A page as it stands: what is drawn and which parts of the person it shows. */
export type Composed = { blocks: Block[]; style: Style; shown: Set<HeadingKind>; person: Person };

const SIDE: HeadingKind[] = [
  'contact',
  'skills',
  'languages',
  'interests',
  'certifications',
  'awards',
  'education',
  'introduction',
];

type Section = { kind: HeadingKind; shown: HeadingKind[]; heading: string; body: Block[] };

/** `shown` are the kinds that stand in the section: several where small ones share a heading. */
function sectionsOf(person: Person, style: Style, random: Random): Section[] {
  const shared = random.chance(0.15) ? random.some(MIXED, random.int(2, 4)) : [];
  return sampleOrder(random, person)
    .filter((kind) => !shared.includes(kind) || kind === shared[0])
    .map((kind) =>
      kind === shared[0]
        ? {
            kind: shared.includes('skills') ? ('skills' as const) : ('custom' as const),
            shown: shared,
            heading: mixedHeading(random, person),
            body: mixedBlocks(person, shared, style, random),
          }
        : {
            kind,
            shown: [kind],
            heading: wordingOf(random, kind, person),
            body: sectionBodies[kind](person, style, random),
          },
    )
    .filter(({ body }) => asRows(body).some((runs) => runs.some(({ text }) => text.trim())));
}

/** Headings beside what they head, as far as the margin goes. */
const inMargin = (section: Section, at: number, style: Style, random: Random): Block => ({
  kind: 'columns',
  widths: [0.22, 0.78],
  gap: 1.2,
  above: style.sectionGap,
  parts: [
    headingBlock(random, section.kind, section.heading, at, {
      ...style,
      sectionGap: 0,
      headings: { ...style.headings, decoration: 'none', align: 'left' },
    }),
    section.body,
  ],
});

/** `Skills: rye, sourdough` in one line. */
function inline(section: Section, style: Style): Block | null {
  const first = section.body.length === 1 ? section.body[0]! : null;
  if (first?.kind !== 'row' || first.cells.length > 1 || first.bullet) return null;
  const colon = style.language === 'zh' ? '：' : ': ';
  return {
    ...first,
    above: style.sectionGap,
    cells: [
      {
        runs: [
          { text: `${section.heading}${colon}`, label: `heading.${section.kind}`, bold: true },
          ...first.cells[0]!.runs,
        ],
      },
    ],
  };
}

/** With several posts at one employer, where the style has them so. */
function atOneEmployer(person: Person, style: Style): Person {
  if (!style.nested) return person;
  const work = person.work.map((job, at) => (at % 3 ? { ...job, company: person.work[at - (at % 3)]!.company } : job));
  return { ...person, work };
}

export function compose(random: Random, invented: Person, sampled?: Style): Composed {
  const style = sampled ?? sampleStyle(random, invented.language);
  const person = atOneEmployer(invented, style);
  const all = sectionsOf(person, style, random);
  const opening = style.openIntroduction ? all.filter(({ kind }) => kind === 'introduction') : [];
  const sections = all.filter((section) => !opening.includes(section));
  const shown = new Set(all.flatMap((section) => section.shown));
  if (style.arrangement === 'form') return { blocks: formBlocks(person, all, style, random), style, shown, person };
  const withoutHeadings = random.chance(0.05);
  const ruled = random.chance(0.5);
  const oneLiners = random.chance(0.08);
  const draw = (list: Section[], drawn = style): Block[] =>
    list.flatMap((section, at) => {
      if (withoutHeadings)
        return ruled
          ? [{ kind: 'rule' as const, colour: style.lineColour, above: style.sectionGap }, ...section.body]
          : [{ kind: 'group' as const, blocks: section.body, above: style.sectionGap }];
      const one = oneLiners ? inline(section, drawn) : null;
      if (one) return [one];
      return style.arrangement === 'margin'
        ? [inMargin(section, at, drawn, random)]
        : [...headingBlock(random, section.kind, section.heading, at, drawn), ...section.body];
    });
  const facts = factsOf(person, random);
  if (style.arrangement === 'sidebar' || style.arrangement === 'halves')
    return { blocks: beside(person, all, style, random, draw), style, shown, person };
  const contactBelow = random.chance(person.language === 'zh' ? 0.15 : 0.02);
  const contact = factBlocks(facts, style, random);
  const top = contactBelow
    ? [
        ...nameBlocks(person, style, random),
        ...headingBlock(random, 'contact', wordingOf(random, 'contact', person), 0, style),
        ...contact,
      ]
    : random.chance(0.12)
      ? [
          {
            kind: 'columns' as const,
            widths: [0.5, 0.5],
            gap: 1,
            parts: [nameBlocks(person, style, random, true), factBlocks(facts, style, random, true)],
          },
        ]
      : random.chance(0.05)
        ? [...contact, ...nameBlocks(person, style, random)]
        : [...nameBlocks(person, style, random), ...contact];
  const foot: Block[] = random.chance(0.04)
    ? [row([{ text: person.language === 'zh' ? '第 1 页' : 'Page 1 of 1', label: 'pageNumber' }], { above: 2 })]
    : [];
  return { blocks: [...top, ...opening.flatMap(({ body }) => body), ...draw(sections), ...foot], style, shown, person };
}

/** Two columns: what is short in the narrow one, or halves that each hold what they hold. */
function beside(
  person: Person,
  sections: Section[],
  style: Style,
  random: Random,
  draw: (list: Section[], style?: Style) => Block[],
): Block[] {
  const { sidebar } = style;
  const side = random.some(SIDE, random.int(3, 6));
  const isSide = ({ kind }: Section) => (style.arrangement === 'halves' ? random.chance(0.5) : side.includes(kind));
  const inSide = sections.filter(isSide);
  const inMain = sections.filter((section) => !inSide.includes(section));
  const dark = sidebar.background !== null && /^#[0-6]/.test(sidebar.background);
  const sideStyle: Style = dark
    ? {
        ...style,
        ink: sidebar.ink,
        accent: '#f8f8f8',
        muted: '#e0e0e0',
        headings: { ...style.headings, scale: Math.min(style.headings.scale, 1.3) },
      }
    : style;
  const contactHeading = random.chance(0.6)
    ? headingBlock(random, 'contact', wordingOf(random, 'contact', person), 0, sideStyle)
    : [];
  const contact = [...contactHeading, ...factBlocks(factsOf(person, random), sideStyle, random, true)];
  const nameAbove = random.chance(0.4);
  const nameInSide = !nameAbove && random.chance(0.5);
  const name = nameBlocks(person, nameInSide ? sideStyle : style, random, !nameAbove);
  const narrow = [
    ...(nameInSide ? name : []),
    ...contact,
    ...recolour(draw(inSide, sideStyle), dark ? sidebar.ink : null),
  ];
  const wide = [...(nameAbove || nameInSide ? [] : name), ...draw(inMain)];
  const parts = sidebar.right ? [wide, narrow] : [narrow, wide];
  const share = style.arrangement === 'halves' ? 0.5 : sidebar.share;
  const widths = sidebar.right ? [1 - share, share] : [share, 1 - share];
  const backgrounds = sidebar.right ? [null, sidebar.background] : [sidebar.background, null];
  const columns: Block = {
    kind: 'columns',
    parts,
    widths,
    gap: random.pick([1, 1.5, 2.5]),
    backgrounds,
    full: true,
    above: 0.6,
  };
  return nameAbove ? [...name, columns] : [columns];
}

/** What stands on a dark ground is light. */
function recolour(blocks: Block[], ink: string | null): Block[] {
  if (!ink) return blocks;
  const runs = <T extends { colour?: string; background?: string }>(list: T[]) =>
    list.map((run) => ({ ...run, colour: ink, background: undefined }));
  return blocks.map((block): Block => {
    if (block.kind === 'row')
      return {
        ...block,
        bullet: block.bullet && { ...block.bullet, colour: ink },
        cells: block.cells.map((cell) => ({ ...cell, runs: runs(cell.runs) })),
      };
    if (block.kind === 'table')
      return { ...block, rows: block.rows.map((cells) => cells.map((cell) => ({ ...cell, runs: runs(cell.runs) }))) };
    if (block.kind === 'columns') return { ...block, parts: block.parts.map((part) => recolour(part, ink)) };
    if (block.kind === 'box' || block.kind === 'group') return { ...block, blocks: recolour(block.blocks, ink) };
    return block;
  });
}
