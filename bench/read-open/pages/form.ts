import type { Person } from '../people/person.ts';
import type { Random } from '../random.ts';
import type { HeadingKind } from '../words/headings.ts';
import type { Block, Cell, Run } from './blocks.ts';
import { headingBlock } from './heading-forms.ts';
import type { Style } from './style.ts';
import { factBlocks, factsOf, factTable, nameBlocks } from './top.ts';

type Section = { kind: HeadingKind; heading: string; body: Block[] };

/** All runs of blocks as cells of one column, a row each. */
export function asRows(blocks: Block[]): Run[][] {
  return blocks.flatMap((block): Run[][] => {
    switch (block.kind) {
      case 'row':
        return [
          [
            ...(block.bullet ? [block.bullet, { text: ' ', label: 'separator' as const }] : []),
            ...block.cells.flatMap((cell, i) => [
              ...(i ? [{ text: '    ', label: 'separator' as const }] : []),
              ...cell.runs,
            ]),
          ],
        ];
      case 'table':
        return block.rows.map((cells) =>
          cells.flatMap((cell, i) => [...(i ? [{ text: '   ', label: 'separator' as const }] : []), ...cell.runs]),
        );
      case 'columns':
        return block.parts.flatMap(asRows);
      case 'box':
      case 'group':
        return asRows(block.blocks);
      default:
        return [];
    }
  });
}

/** The forms that offices and schools hand out: personal data as a grid, each section a wide cell beside or below its name. */
export function formBlocks(person: Person, sections: Section[], style: Style, random: Random): Block[] {
  const zh = person.language === 'zh';
  const named = { ...person, headline: '' };
  const title = nameBlocks(named, style, random);
  const nameInGrid = random.chance(0.6);
  const facts = factsOf(person, random);
  const grid = nameInGrid
    ? factTable([{ label: zh ? '姓名' : 'Name', value: person.name, kind: 'name' }, ...facts], style, random)
    : factTable(facts, style, random);
  const heading: Block[] = nameInGrid
    ? [
        {
          kind: 'row',
          cells: [
            {
              runs: [
                {
                  text: zh
                    ? random.pick(['个人简历', '求职登记表', '应聘人员登记表', '个人信息表', '简历'])
                    : random.pick(['Application Form', 'Curriculum Vitae', 'Personal Record']),
                  label: 'title',
                  scale: 1.8,
                  bold: true,
                },
              ],
              align: 'center',
            },
          ],
        },
      ]
    : title;
  const beside = random.chance(0.55);
  const rows = sections.flatMap((section): Cell[][] => {
    const run: Run = { text: section.heading, label: `heading.${section.kind}`, bold: random.chance(0.7) };
    const lines = asRows(section.body);
    if (!beside)
      return [
        [{ runs: [run], span: 2, align: random.pick(['left', 'center'] as const) }],
        ...lines.map((runs): Cell[] => [{ runs, span: 2 }]),
      ];
    return lines.map((runs, i): Cell[] => [{ runs: i === 0 ? [run] : [] }, { runs }]);
  });
  const apart = random.chance(0.3);
  if (apart)
    return [
      ...heading,
      grid,
      ...sections.flatMap((section, at) => [
        ...headingBlock(random, section.kind, section.heading, at, style),
        ...section.body,
      ]),
    ];
  const body: Block = {
    kind: 'table',
    rows,
    widths: beside ? [0.16, 0.84] : [0.5, 0.5],
    borders: random.pick(['all', 'all', 'rows', 'none'] as const),
    above: 0,
  };
  const below = nameInGrid || random.chance(0.7) ? [grid] : factBlocks(facts, style, random);
  return [...heading, ...below, body];
}
