import { makePdf, page } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { readResume } from '../../read.ts';
import type { Line, Says } from '../../types.ts';
import { withLabelledRunsApart } from './labelled-runs.ts';

const read = async (text: string) => (await readResume(makePdf([page(text)]))).content;

const line = (texts: string[], kinds: Says['kinds']): Line => {
  const says = { kinds, heading: 0, begin: 0, body: 1 };
  const cells = texts.map((text, at) => ({ text, x0: 100 * at, x1: 100 * at + 50, size: 10, parts: [{ text }], says }));
  return { cells, text: texts.join('  '), size: 10, page: 0, column: 'whole' } as unknown as Line;
};

test('rows below titles that say what they list stay there, whatever the labeller takes them for', () => {
  const titles = line(['Employer', 'Post', 'Sign on', 'Sign off'], { work: 1 });
  const row = line(['Vale Lines', 'Bosun', '03-Apr-16', '09-Jan-17'], { certifications: 1 });
  const paper = line(['Welding Certificate'], { certifications: 1 });
  const apart = withLabelledRunsApart({ title: '', kinds: ['work'], lines: [titles, row, paper] });
  expect(apart.map(({ kinds, lines }) => [kinds[0], lines])).toEqual([
    ['work', [titles, row]],
    ['certifications', [paper]],
  ]);
});

test('a dated line goes with its neighbour that is made like it, where the labeller nearly is as sure', () => {
  const prizes = [
    line(['2013/05 松林杯演讲赛 二等奖'], { awards: 0.84, work: 0.1 }),
    line(['2012/11 校奖学金'], { awards: 0.99 }),
  ];
  const told = line(['担任班长'], { awards: 0.84 });
  const apart = withLabelledRunsApart({ title: '', kinds: ['work'], lines: [...prizes, told] });
  expect(apart.map(({ kinds, lines }) => [kinds[0], lines])).toEqual([
    ['work', [told]],
    ['awards', prizes],
  ]);
});

test('a line in the look of headings, with a remark in brackets, heads the table right below it', async () => {
  const at = (text: string, x: number, y: number, bold = false) => ({ text, x, y, size: 10, bold });
  const row = (y: number, texts: string[], bold = false) => texts.map((text, i) => at(text, 50 + 150 * i, y, bold));
  const { content } = await readResume(
    makePdf([
      [
        { ...at('Ana Ruiz', 50, 50, true), size: 16 },
        at('ana@example.com', 50, 66),
        at('SCHOOL', 50, 90, true),
        at('Vale College, Diploma 2003', 50, 104),
        at('TICKETS', 50, 128, true),
        at('Forklift Licence', 50, 142),
        at('First Aid at Work', 50, 156),
        at('ROAD RECORD (the last ten years)', 50, 180, true),
        ...row(194, ['Dates', 'Carrier', 'Job'], true),
        ...row(208, ['03/2018 - Present', 'Tarn Haulage Ltd', 'Tanker Driver']),
        ...row(222, ['06/2012 - 02/2018', 'Vale Freight Ltd', 'Lorry Driver']),
      ],
    ]),
  );
  expect(content.work.map(({ company, position }) => [company, position])).toEqual([
    ['Tarn Haulage Ltd', 'Tanker Driver'],
    ['Vale Freight Ltd', 'Lorry Driver'],
  ]);
});

test('below research, posts at institutes are jobs, what was researched is not', async () => {
  const head =
    '# Ana Ruiz\nana@example.com\n# Education\nVale University\t2010 - 2014\nBSc Chemistry\n# Research Experience\n';
  const posts = await read(`${head}*Postdoctoral Researcher, Tarn Institute of Technology\t2019 - 2022\n- Measured ice.
*Research Assistant, Vale University\t2015 - 2018\n- Kept the laboratory.`);
  expect(posts.work).toHaveLength(2);
  const studies = await read(
    `${head}*Melting of lake ice\t2019 - 2022\n- Measured ice.\n*Salt in mortar\t2015 - 2018\n- Took samples.`,
  );
  expect([studies.work.length, studies.projects.length]).toEqual([0, 2]);
});

test('a certificate that stands in the margin and in a list is one, with who gave it', async () => {
  const { certifications } = await read(`# Ana Ruiz
ana@example.com
# Certifications
Certified Crane Operator
First Aid at Work
# Licenses & Certifications
Certified Crane Operator - Tarn Safety Council, 2019`);
  expect(certifications.map(({ name }) => name)).toEqual(['Certified Crane Operator', 'First Aid at Work']);
  expect(certifications[0]!.date).toBe('2019');
});
