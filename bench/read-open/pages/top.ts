import type { Label } from '../labels.ts';
import type { Person } from '../people/person.ts';
import type { Random } from '../random.ts';
import { titles } from '../words/headings.ts';
import { type Block, type Run, row } from './blocks.ts';
import type { Style } from './style.ts';

type Fact = { label: string; value: string; kind: Label };

/** The last school among the personal data, as Chinese documents have it. */
function schoolingOf({ language, education }: Person, random: Random): Person['personal'] {
  const last = education[0];
  if (!last || !random.chance(language === 'zh' ? 0.22 : 0.02)) return [];
  const names =
    language === 'zh'
      ? {
          school: random.pick(['毕业院校', '毕业学校', '学校', '院校']),
          degree: random.pick(['学历', '最高学历', '学位']),
          major: random.pick(['专业', '所学专业']),
        }
      : { school: 'University', degree: 'Degree', major: 'Major' };
  return (['school', 'degree', 'major'] as const).flatMap((key) =>
    last[key] && random.chance(0.75) ? [{ label: names[key], value: last[key] }] : [],
  );
}

/** Everything that says how to reach somebody and who it is, in the order of the document. */
export function factsOf(person: Person, random: Random): Fact[] {
  const zh = person.language === 'zh';
  const facts: Fact[] = [
    {
      label: zh
        ? random.pick(['电话', '手机', '联系电话', '手机号码', '联系方式'])
        : random.pick(['Phone', 'Tel', 'Mobile', 'Cell', 'T', 'P', 'Telephone']),
      value: person.phone,
      kind: 'phone',
    },
    {
      label: zh
        ? random.pick(['邮箱', '电子邮箱', 'E-mail', '邮件', 'Email'])
        : random.pick(['Email', 'E-mail', 'E', 'Mail']),
      value: person.email,
      kind: 'email',
    },
  ];
  if (person.location)
    facts.push({
      label: zh
        ? random.pick(['现居地', '所在地', '现居住地', '地址', '居住地', '现住址', '城市', '现居'])
        : random.pick(['Address', 'Location', 'Based in', 'A', 'Home']),
      value: person.location,
      kind: 'location',
    });
  for (const link of person.links)
    facts.push({
      label: /linkedin/.test(link)
        ? 'LinkedIn'
        : /git/.test(link)
          ? 'GitHub'
          : zh
            ? random.pick(['个人主页', '博客', '网站', '作品集'])
            : random.pick(['Website', 'Web', 'Portfolio', 'Blog']),
      value: link,
      kind: 'link',
    });
  const personal = [...person.personal, ...schoolingOf(person, random)].map(
    (one): Fact => ({ ...one, kind: 'personal' }),
  );
  return random.chance(0.5)
    ? [...personal, ...facts]
    : random.chance(0.6)
      ? [...facts, ...personal]
      : random.some([...facts, ...personal], 99);
}

const runsOf = (fact: Fact, labelled: boolean, colon: string): Run[] =>
  labelled
    ? [
        { text: `${fact.label}${colon}`, label: 'contactLabel' },
        { text: fact.value, label: fact.kind },
      ]
    : [{ text: fact.value, label: fact.kind }];

/** The facts as lines, one line, two columns or a table. */
export function factBlocks(facts: Fact[], style: Style, random: Random, narrow = false): Block[] {
  const zh = style.language === 'zh';
  const colon = zh ? random.pick(['：', ':', '： ', ' ']) : random.pick([': ', ' ', ': ']);
  const need = (fact: Fact) => fact.kind === 'personal';
  const labelled = random.chance(zh ? 0.6 : 0.4);
  const has = (fact: Fact) => labelled || (need(fact) && random.chance(0.7));
  const align = narrow ? 'left' : random.pick(['left', 'left', 'center', 'right'] as const);
  const form = narrow
    ? random.weighted({ lines: 60, stacked: 25, labels: 15 })
    : random.weighted({ run: 50, lines: 20, pairs: zh ? 22 : 6, table: zh ? 8 : 2 });
  if (form === 'run') {
    const perLine = random.int(3, 6);
    const lines: Block[] = [];
    for (let i = 0; i < facts.length; i += perLine) {
      const runs = facts
        .slice(i, i + perLine)
        .flatMap((fact, k) => [
          ...(k ? [{ text: style.separator, label: 'separator' as const }] : []),
          ...runsOf(fact, has(fact), colon),
        ]);
      lines.push({ kind: 'row', cells: [{ runs, align }] });
    }
    return lines;
  }
  if (form === 'pairs') {
    const lines: Block[] = [];
    for (let i = 0; i < facts.length; i += 2)
      lines.push({
        kind: 'row',
        cells: facts.slice(i, i + 2).map((fact) => ({ runs: runsOf(fact, true, colon), share: 0.46 })),
      });
    return lines;
  }
  if (form === 'table') return [factTable(facts, style, random)];
  if (form === 'stacked')
    return facts.flatMap((fact): Block[] => [
      row([{ text: fact.label, label: 'contactLabel', bold: true }]),
      row([{ text: fact.value, label: fact.kind }]),
    ]);
  return facts.map((fact) => ({
    kind: 'row',
    cells: [{ runs: runsOf(fact, form === 'labels' || has(fact), colon), align }],
  }));
}

/** Label and value in cells of their own, two pairs a row. */
export function factTable(facts: Fact[], style: Style, random: Random): Block {
  const rows = [];
  for (let i = 0; i < facts.length; i += 2)
    rows.push(
      facts.slice(i, i + 2).flatMap((fact) => [
        {
          runs: [{ text: spacedLabel(fact.label, random), label: 'contactLabel' as const }],
          align: 'center' as const,
        },
        { runs: [{ text: fact.value, label: fact.kind }] },
      ]),
    );
  return {
    kind: 'table',
    rows,
    widths: [0.15, 0.35, 0.15, 0.35],
    borders: style.arrangement === 'form' ? 'all' : random.pick(['all', 'none', 'rows'] as const),
  };
}
const spacedLabel = (text: string, random: Random) =>
  /^[\u4e00-\u9fff]{2}$/.test(text) && random.chance(0.3) ? `${text[0]}  ${text[1]}` : text;

/** Name, headline and what stands beside them. */
export function nameBlocks(person: Person, style: Style, random: Random, narrow = false): Block[] {
  const zh = person.language === 'zh';
  const align = narrow
    ? random.pick(['left', 'center'] as const)
    : random.pick(['left', 'center', 'left', 'right'] as const);
  const name =
    !zh && random.chance(0.15)
      ? person.name.toUpperCase()
      : zh && person.name.length <= 3 && random.chance(0.12)
        ? [...person.name].join('  ')
        : person.name;
  const also =
    zh && random.chance(0.08)
      ? random.pick([`（${person.latinName}）`, ` ${person.latinName}`, ` | ${person.latinName}`])
      : !zh && random.chance(0.06)
        ? random.pick([', RN', ', PhD', ' (he/him)', ', CPA', ' (she/her)', ' Resume'])
        : '';
  const bold = random.chance(0.7);
  const blocks: Block[] = [];
  if (random.chance(zh ? 0.15 : 0.05))
    blocks.push({
      kind: 'row',
      cells: [
        {
          runs: [
            {
              text: random.pick(titles[person.language]),
              label: 'title',
              scale: random.pick([1.4, 1.8, 2.2]),
              bold: true,
            },
          ],
          align: random.pick(['center', 'left'] as const),
        },
      ],
    });
  const scale = random.pick([1.2, 1.5, 1.8, 2.2, 2.8, 3.2]);
  const runs: Run[] = [
    {
      text: name,
      label: 'name',
      bold,
      scale,
      colour: random.chance(0.3) ? style.accent : undefined,
      tracking: random.chance(0.06) ? 0.2 : undefined,
    },
    ...(also ? [{ text: also, label: 'none' as const, scale: scale * 0.7 }] : []),
  ];
  const twoLines = !zh && narrow && !also && random.chance(0.4) && name.includes(' ');
  if (twoLines) {
    const at = name.lastIndexOf(' ');
    for (const text of [name.slice(0, at), name.slice(at + 1)])
      blocks.push({ kind: 'row', cells: [{ runs: [{ ...runs[0]!, text }], align }] });
  } else blocks.push({ kind: 'row', cells: [{ runs, align }] });
  if (person.headline)
    blocks.push({
      kind: 'row',
      cells: [
        {
          runs: [
            {
              text: !zh && random.chance(0.2) ? person.headline.toUpperCase() : person.headline,
              label: 'headline',
              scale: random.pick([1, 1.1, 1.3]),
            },
          ],
          align,
        },
      ],
    });
  return blocks;
}

export function intentionBlocks(person: Person, style: Style, random: Random): Block[] {
  const { intention } = person;
  const zh = style.language === 'zh';
  const colon = zh ? '：' : ': ';
  const parts: [string, string, Label][] = [
    [
      zh ? random.pick(['意向岗位', '期望职位', '应聘岗位', '求职岗位', '目标职位']) : 'Position',
      intention.position,
      'intention.position',
    ],
    [zh ? random.pick(['期望城市', '意向城市', '工作地点', '目标城市']) : 'Location', intention.city, 'intention.city'],
    [zh ? random.pick(['期望薪资', '薪资要求', '期望月薪']) : 'Salary', intention.salary, 'intention.salary'],
    [
      zh ? random.pick(['到岗时间', '求职状态', '入职时间', '目前状态']) : 'Availability',
      intention.availability,
      'intention.availability',
    ],
    [zh ? '期望行业' : 'Industry', intention.industry, 'intention.industry'],
  ];
  const chosen = parts.slice(0, random.int(1, 5));
  const labelled = chosen.length > 2 || random.chance(0.6);
  const runs = chosen.map(([name, value, label]): Run[] =>
    labelled
      ? [
          { text: `${name}${colon}`, label: 'intention.label' },
          { text: value, label },
        ]
      : [{ text: value, label }],
  );
  if (random.chance(0.4))
    return [
      row(runs.flatMap((list, i) => (i ? [{ text: style.separator, label: 'separator' as const }, ...list] : list))),
    ];
  if (random.chance(0.4)) {
    const lines: Block[] = [];
    for (let i = 0; i < runs.length; i += 2)
      lines.push({ kind: 'row', cells: runs.slice(i, i + 2).map((list) => ({ runs: list, share: 0.46 })) });
    return lines;
  }
  return runs.map((list) => row(list));
}
