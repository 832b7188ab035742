import { styleOf } from '@verdant/testkit/generated-content/contents';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { samples } from '../../src/samples.ts';
import { templates } from '../../src/templates.ts';
import { sharedTypesetter } from '../shared-typesetter.ts';

/** What stands on the first page, with its height above the foot in points. */
async function placedTexts(bytes: Uint8Array): Promise<{ text: string; y: number }[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const page = await (await task.promise).getPage(1);
  const { items } = await page.getTextContent();
  const placed = items.flatMap((item) =>
    'str' in item && item.str.trim() !== '' ? [{ text: item.str, y: item.transform[5] as number }] : [],
  );
  await task.destroy();
  return placed;
}

/** The text of the lowest line of the first page, right of the margin or sidebar, and of the margin itself. */
async function lastLines(bytes: Uint8Array): Promise<string[]> {
  const placed = await placedTexts(bytes);
  const lowest = Math.min(...placed.map(({ y }) => y));
  return placed.filter(({ y }) => y - lowest < 3).map(({ text }) => text);
}

/** Whether a text runs on from one column into the other: both are evened out, so that fewer lines come to the foot. */
const inHalves = (template: string) =>
  templates.some(({ id, columns, side }) => id === template && columns === 2 && !side);

/**
 * For these templates: what must not stand alone at the foot of a page or at either side of a break. The text before it
 * grows by so many lines a time, each template's from another length on. `inTurn`: headings of every other template, rows of
 * skills of those between.
 */
export function testPageBreaks(ids: string[], step = 1, inTurn = false): void {
  const typesetter = sharedTypesetter();

  const starts = ids.map((id, at) => [id, at % step] as const);
  it.each(starts.filter((_, at) => !inTurn || at % 2 === 0))(
    '%s never leaves a heading or a label alone at the foot of a page',
    async (template, start) => {
      const [work, second] = samples.en.work;
      const [project] = samples.en.projects;
      const heads = [
        'Experience',
        'Projects',
        'Profile',
        'Key achievements',
        'Key metrics',
        'ROLE',
        'COMPANY',
        'PLACE',
        'PROJECT',
        'OWNER',
        'Jul 2022',
        'Present',
      ];
      const entry = {
        ...work!,
        position: 'ROLE',
        company: 'COMPANY',
        location: 'PLACE',
        metrics: ['m', 'm'],
        achievements: ['a'],
      };
      const feet = new Set<string>();
      for (let count = 14 + start; count < 44; count += 2 * step) {
        const filler = Array.from({ length: count }, (_, index) => `filler ${index}`);
        const content = {
          ...samples.en,
          skills: [],
          certifications: [],
          education: [],
          custom: [],
          work: [{ ...second!, content: filler }, entry, { ...entry, id: 'again' }],
          projects: [
            {
              ...project!,
              name: 'PROJECT',
              role: 'OWNER',
              introduction: '',
              technologies: [],
              results: ['result', 'result'],
            },
          ],
        };
        const { bytes } = await typesetter.pdf({ content, language: 'en', style: styleOf(template) });
        const foot = (await lastLines(bytes)).filter((text) => text !== '•').join(' ');
        feet.add(foot);
        expect(heads.filter((head) => foot.includes(head))).toEqual([]);
      }
      expect(feet.size).toBeGreaterThan((inHalves(template) ? 3 : 5) / step);
    },
  );

  it.each(starts.filter((_, at) => !inTurn || at % 2 === 1))(
    '%s leaves no row of skills alone at either side of a break',
    async (template, start) => {
      const labels = ['ALPHA', 'BETA', 'GAMMA', 'DELTA'];
      const skills = labels.map((category) => ({ id: category, category, items: ['a skill', 'another'] }));
      const seen = new Set<number>();
      for (let count = 26 + start; count < 56; count += step) {
        const filler = Array.from({ length: count }, (_, index) => `filler ${index}`);
        const work = [{ ...samples.en.work[1]!, content: filler }];
        const content = { ...samples.en, work, projects: [], education: [], certifications: [], custom: [], skills };
        const { bytes } = await typesetter.pdf({ content, language: 'en', style: styleOf(template) });
        const text = (await placedTexts(bytes)).map((each) => each.text).join(' ');
        seen.add(labels.filter((label) => text.includes(label)).length);
      }
      expect([...seen].filter((count) => count % 2 === 1)).toEqual([]);
    },
  );
}
