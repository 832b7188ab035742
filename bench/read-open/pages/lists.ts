import type { Label } from '../labels.ts';
import type { Person } from '../people/person.ts';
import type { Random } from '../random.ts';
import { type Block, type Run, row } from './blocks.ts';
import type { Style } from './style.ts';

export const bulleted = (runs: Run[], style: Style, yes: boolean): Block =>
  yes ? { kind: 'row', cells: [{ runs }], bullet: { text: style.bullet, label: 'separator' } } : row(runs);

export function skillBlocks(skills: Person['skills'], style: Style, random: Random): Block[] {
  const zh = style.language === 'zh';
  const comma = random.pick(zh ? ['、', '，', ', ', ' / ', '；'] : [', ', ', ', ' / ', '; ']);
  const item = (text: string): Run => ({ text, label: 'skills.item' });
  const items = (list: string[], separator = comma): Run[] =>
    list.flatMap((text, i) => (i ? [{ text: separator, label: 'separator' as const }, item(text)] : [item(text)]));
  const category = (text: string): Run => ({
    text: zh ? `${text}：` : `${text}: `,
    label: 'skills.category',
    bold: random.chance(0.6),
  });
  const all = skills.flatMap((skill) => skill.items);
  const bullets = style.items === 'bullets';
  switch (style.skills) {
    case 'category-colon':
      return skills.map((skill) => bulleted([category(skill.category), ...items(skill.items)], style, bullets));
    case 'category-line':
      return skills.flatMap((skill) => [
        row([{ text: skill.category, label: 'skills.category', bold: true }]),
        row(items(skill.items)),
      ]);
    case 'blocks': {
      const lines = random.chance(0.5);
      return skills.flatMap((skill, i) => [
        row([{ text: skill.category, label: 'skills.category', bold: random.chance(0.8), scale: 1.1 }], {
          above: i ? style.entryGap : 0,
        }),
        ...(lines ? skill.items.map((text) => row([item(text)])) : [row(items(skill.items, style.separator))]),
      ]);
    }
    case 'commas':
      return [row(items(all))];
    case 'pipes':
      return [row(items(all, style.separator))];
    case 'one-a-line':
      return all.map((text) => row([item(text)]));
    case 'bullets':
      return all.map((text) => bulleted([item(text)], style, true));
    case 'tags':
      return [
        row(
          all.flatMap((text, i) => [
            ...(i ? [{ text: '  ', label: 'separator' as const }] : []),
            { ...item(text), background: '#e8e8e8' },
          ]),
        ),
      ];
    case 'dots':
      return all.map(
        (text): Block => ({
          kind: 'row',
          spread: true,
          cells: [
            { runs: [item(text)] },
            {
              runs: [
                {
                  text: random.pick(['●●●●○', '★★★☆☆', '80%', zh ? '熟练' : 'Advanced', '▰▰▰▱▱', '4/5']),
                  label: 'none',
                },
              ],
              align: 'right',
            },
          ],
        }),
      );
    case 'grid': {
      const rows: Block[] = [];
      for (let i = 0; i < all.length; i += 3)
        rows.push({
          kind: 'row',
          cells: all.slice(i, i + 3).map((text) => ({
            runs: [{ text: `${style.bullet} `, label: 'separator' as const }, item(text)],
            share: 0.3,
          })),
        });
      return rows;
    }
    case 'sentence':
      return skills.map((skill) => bulleted(sentence(skill.items, zh, random, item, comma), style, bullets));
  }
}

function sentence(list: string[], zh: boolean, random: Random, item: (text: string) => Run, comma: string): Run[] {
  const opening = zh
    ? random.pick(['熟练掌握', '熟悉', '精通', '了解', '能熟练使用', '具备'])
    : random.pick(['Proficient in ', 'Familiar with ', 'Experienced with ', 'Working knowledge of ']);
  const end = zh
    ? random.pick(['等，能独立完成日常工作。', '等工具', '，有丰富的实践经验；', '。'])
    : random.pick(['.', ' and related tools', '']);
  return [
    { text: opening, label: 'skills.item' },
    ...list.flatMap((text, i) => (i ? [{ text: comma, label: 'skills.item' as const }, item(text)] : [item(text)])),
    { text: end, label: 'skills.item' },
  ];
}

export function languageBlocks(languages: Person['languages'], style: Style, random: Random): Block[] {
  const form = random.pick(['line', 'run', 'right', 'brackets'] as const);
  const texts = languages.map(({ name, level }) =>
    level
      ? form === 'brackets'
        ? `${name} (${level})`
        : `${name}${style.language === 'zh' ? '：' : ': '}${level}`
      : name,
  );
  if (form === 'run')
    return [
      row(
        texts.flatMap((text, i) => [
          ...(i ? [{ text: ', ', label: 'separator' as const }] : []),
          { text, label: 'languages.item' as const },
        ]),
      ),
    ];
  if (form === 'right')
    return languages.map(
      ({ name, level }): Block => ({
        kind: 'row',
        spread: true,
        cells: [
          { runs: [{ text: name, label: 'languages.item' }] },
          ...(level ? [{ runs: [{ text: level, label: 'languages.item' as const }] }] : []),
        ],
      }),
    );
  return texts.map((text) => bulleted([{ text, label: 'languages.item' }], style, style.items === 'bullets'));
}

export function plainList(
  texts: string[],
  label: Label,
  style: Style,
  random: Random,
  run = random.chance(0.4),
): Block[] {
  const mark = style.language === 'zh' ? '、' : ', ';
  if (run)
    return [
      row(texts.flatMap((text, i) => [...(i ? [{ text: mark, label: 'separator' as const }] : []), { text, label }])),
    ];
  return texts.map((text) => bulleted([{ text, label }], style, random.chance(0.5)));
}
