import type { Language } from '@verdant/contracts';
import { expect, it } from 'vitest';
import { popplerText } from '../../testing/pages/poppler.ts';
import { runsIn } from '../../testing/pages/runs.ts';
import { sharedTypesetter } from '../../testing/shared-typesetter.ts';
import { sampleStyle } from '../samples/style.ts';
import { samples } from '../samples.ts';

const typesetter = sharedTypesetter();

/** A job whose bullets are `texts`, in a template with a narrow column. */
async function pdfOf(language: Language, template: string, texts: string[], more = {}) {
  const work = [{ ...samples[language].work[0]!, content: texts }];
  const content = { ...samples[language], work, projects: [] };
  return (await typesetter.pdf({ content, language, style: { ...sampleStyle(template), ...more } })).bytes;
}

const withDashes: Record<Language, (length: number) => string> = {
  zh: (length) => `${'增'.repeat(length)}与 2021 – 2023 年规划，数据—产品 - 运营三方，留存由 6%～9% 提升，北京—上海`,
  en: (length) =>
    `Planned ${'abc '.repeat(length)}from 2021 – 2023, north — south, 10 - 20 stops a day - and word—word`,
};

it.each([
  ['zh', 'side'],
  ['zh', 'columns'],
  ['en', 'slip'],
  ['en', 'columns'],
] as const)('in %s no line of %s begins with a single dash', async (language, template) => {
  const texts = Array.from({ length: 24 }, (_, length) => withDashes[language](length));
  const lines = (await popplerText(await pdfOf(language, template, texts), 'raw')).split('\n');
  expect(lines.filter((line) => /^[-–—~～]/.test(line))).toEqual([]);
  // no sign was put in that would be read
  expect(lines.join('')).not.toMatch(/[\u2060\u00a0\ufeff]/);
});

it('spreads a Chinese line over its characters, not over the spaces around figures alone', async () => {
  const size = 12;
  const texts = Array.from(
    { length: 9 },
    (_, length) =>
      `${'增'.repeat(length)}搭建注册漏斗的埋点规范，覆盖 42 个关键事件与 Kubernetes 集群 3000 个节点，转化率由 6.1% 提升`,
  );
  const runs = await runsIn(await pdfOf('zh', 'band', texts, { size, margins: 1.3 }));
  const gaps = runs.flatMap(({ text, page, x, y, width }, i) => {
    const next = runs[i + 1];
    if (!next || next.page !== page || Math.abs(next.y - y) > 0.1) return [];
    return /\p{Script=Han}$/u.test(text) && /^\d+$/.test(next.text) ? [(next.x - x - width) / size] : [];
  });
  expect(gaps.length).toBeGreaterThan(15);
  // a space is 0.28 em wide; where they took all of it, it came to 0.5
  expect(Math.max(...gaps)).toBeLessThan(0.43);
});

it.each(['side', 'flank', 'band', 'columns', 'dusk', 'cards'])(
  'in %s a date stands whole and no line begins with a dot',
  async (template) => {
    const issuers = Array.from({ length: 20 }, (_, length) => `Office ${'abc '.repeat(length % 8)}of Trade ${length}`);
    const certifications = issuers.map((issuer, at) => ({
      id: `c${at}`,
      name: `Licence ${at}`,
      issuer,
      date: '2024-09',
    }));
    const content = { ...samples.en, certifications };
    const { bytes } = await typesetter.pdf({ content, language: 'en', style: sampleStyle(template) });
    const lines = (await popplerText(bytes, 'raw')).split('\n');
    expect(lines.filter((line) => /^\s*·/.test(line))).toEqual([]);
    expect(lines.filter((line) => /\bSep 2024$/.test(line)).length).toBe(issuers.length);
  },
);
