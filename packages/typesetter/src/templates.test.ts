import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATE_STYLES, TYPEFACES } from '@verdant/contracts';
import { expect, it } from 'vitest';
import { templateFile, templates, workspace } from './templates.ts';
import { dateStyles, typefaces } from './typefaces.ts';

it('gives a template in a version it has', () => {
  expect(templateFile('slip', 1)).toBe('slip/v1/template.typ');
  expect(templateFile('slip', 900)).toBe(`slip/v${templates.find(({ id }) => id === 'slip')!.version}/template.typ`);
  expect(() => templateFile('../lib', 1)).toThrow(
    expect.objectContaining({ error: 'invalid', field: 'style/template' }),
  );
});

it('describes at least sixteen templates in both languages', () => {
  expect(templates.length).toBeGreaterThanOrEqual(16);
  for (const { name, description, forWhom, tags, version } of templates) {
    for (const text of [name, description, forWhom]) expect(text.en && text.zh).toBeTruthy();
    expect(tags.length).toBeGreaterThan(1);
    expect(version).toBeGreaterThanOrEqual(1);
  }
  const told = templates.map(({ description }) => description.zh);
  expect(new Set(told).size).toBe(told.length);
});

it('names every typeface and writes a period in every style of dates', () => {
  expect(typefaces.map(({ id }) => id).sort()).toEqual([...TYPEFACES].sort());
  const faces = readFileSync(join(workspace, 'lib/v1/faces.typ'), 'utf8');
  for (const { id } of typefaces) expect(faces).toContain(`${id}: ((`);
  expect(Object.fromEntries(dateStyles('zh').map(({ id, example }) => [id, example]))).toEqual({
    auto: '2021.06 – 2023.03',
    dots: '2021.06 – 2023.03',
    dash: '2021-06 – 2023-03',
    slash: '2021/06 – 2023/03',
    short: 'Jun 2021 – Mar 2023',
    long: 'June 2021 – March 2023',
    chinese: '2021年6月 – 2023年3月',
    year: '2021 – 2023',
  });
  expect(dateStyles('en').find(({ id }) => id === 'slash')?.example).toBe('06/2021 – 03/2023');
  expect(DATE_STYLES.length).toBe(8);
});
