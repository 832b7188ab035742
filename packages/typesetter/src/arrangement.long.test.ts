import type { Keep, ResumeStyle } from '@verdant/contracts';
import { readPdf } from '@verdant/testkit/documents/pdf-text';
import { expect, it } from 'vitest';
import { runsIn } from '../testing/pages/runs.ts';
import { sharedTypesetter } from '../testing/shared-typesetter.ts';
import { samplePortrait } from './samples/portrait.ts';
import { sampleStyle } from './samples/style.ts';
import { samples } from './samples.ts';

const typesetter = sharedTypesetter();
const { work, projects } = samples.en;
const input = (style: Partial<ResumeStyle>, template = 'side', content = samples.en) => ({
  content,
  language: 'en' as const,
  style: { ...sampleStyle(template), ...style },
});
const pdf = async (...from: Parameters<typeof input>) => (await typesetter.pdf(input(...from))).bytes;
const headed = async (bytes: Uint8Array, title: string) => (await runsIn(bytes)).find(({ text }) => text === title)!;

it('each option of photo, colour, column and signature shows by itself, and in no older version', async () => {
  const chosen = {
    photoShape: 'round',
    photoSize: 1.2,
    photoSide: 'left',
    accent2: '#aa2200',
    sideWidth: 1.2,
    signature: 'line',
    arrangement: { projects: { newPage: true } },
  } as const;
  const photo = await samplePortrait();
  const drawn = async (style: Partial<ResumeStyle>) =>
    (await typesetter.preview({ ...input(style, 'band'), photo })).pages.map(({ hash }) => hash).join();
  const usual = await drawn({});
  for (const [option, value] of Object.entries(chosen))
    expect([option, (await drawn({ [option]: value })) === usual]).toEqual([option, false]);
  // the fourth version is, where nothing was chosen, the third
  const fourth = await drawn({ templateVersion: 4 });
  for (const style of [{}, chosen]) expect(await drawn({ templateVersion: 3, ...style })).toBe(fourth);
});

it.each(['slip', 'side', 'form'])(
  'begins a section of %s on a new page, and an entry or section is whole',
  async (id) => {
    const onNew = await pdf({ arrangement: { projects: { newPage: true } } }, id);
    expect((await headed(onNew, 'Projects')).page).toBe(2);
    expect((await headed(onNew, 'Experience')).page).toBe(1);

    let loose = 0;
    const many = Array.from({ length: 4 }, (_, i) => ({
      ...projects[0]!,
      id: `p${i}`,
      name: `THING${i}`,
      role: `END${i}`,
    }));
    const ends = many.map((item, i) => ({ ...item, results: [...item.results, ...item.results, `END${i}`] }));
    const before = Array.from({ length: 20 }, (_, i) => `filler ${i}`);
    for (const lines of [8, 11, 14]) {
      const content = { ...samples.en, work: [{ ...work[0]!, content: before.slice(0, lines) }], projects: ends };
      const pagesOf = async (keep: Keep) => {
        const runs = await runsIn(await pdf({ arrangement: { projects: { keep } } }, id, content));
        const page = (words: string) => runs.findLast(({ text }) => text.includes(words))!.page;
        return many.map((_, i) => [page(`THING${i}`), page(`END${i}`)] as const);
      };
      const parted = (pages: (readonly [number, number])[]) => pages.filter(([from, to]) => from !== to).length;
      loose += parted(await pagesOf('none'));
      expect(parted(await pagesOf('entries'))).toBe(0);
      expect(new Set((await pagesOf('section')).flat()).size).toBe(1);
    }
    expect(loose).toBeGreaterThan(0);
  },
);

it('sets a section in the column that was chosen, with all its words', async () => {
  const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu)!.sort();
  const usual = await pdf({});
  const moved = await pdf({ arrangement: { work: { column: 'side' }, skills: { column: 'main' } } });
  for (const title of ['Experience', 'Skills']) {
    const [before, after] = [await headed(usual, title), await headed(moved, title)];
    expect(Math.abs(before.x - after.x)).toBeGreaterThan(100);
  }
  // a hyphen is where a line ends
  expect(words((await readPdf(moved)).text)).toEqual(words((await readPdf(usual)).text));
});

it('goes on in the other column within a section, before an entry, unless the section is whole', async () => {
  const many = Array.from({ length: 6 }, (_, i) => ({ ...work[0]!, id: `w${i}`, position: `POST${i}` }));
  const only = { ...samples.en, introduction: '', work: many, projects: [], education: [], skills: [], languages: [] };
  const content = { ...only, certifications: [], awards: [] };
  const lefts = async (keep: Keep) => {
    const runs = await runsIn(await pdf({ arrangement: { work: { keep } } }, 'columns', content));
    return many.map((_, i) => runs.find(({ text }) => text.includes(`POST${i}`))!.x > 290);
  };
  expect(await lefts('none')).toEqual([false, false, false, true, true, true]);
  expect(new Set(await lefts('section')).size).toBe(1);
});

it('draws lines to sign on below the last section', async () => {
  for (const id of ['slip', 'side', 'form']) {
    const runs = await runsIn(await pdf({ signature: 'line', signedAt: 'Bern, 3 May 2026' }, id));
    const last = runs.filter(({ page }) => page === Math.max(...runs.map((run) => run.page)));
    const at = (words: string) => last.find(({ text }) => text === words)!;
    expect(at('Place, date').y).toBe(at('Signature').y);
    expect(at('Bern, 3 May 2026').y - at('Place, date').y).toBeGreaterThan(8);
    expect(at('Signature').x - at('Place, date').x).toBeGreaterThan(120);
    expect(at('Signature').y).toBe(Math.min(...last.filter(({ x }) => x > 180).map(({ y }) => y)));
  }
});
