import type { Language } from '@verdant/contracts';
import { templates } from '@verdant/typesetter/templates';
import { chromiumPrint, ownTemplate } from '../documents.ts';
import { expect, test } from '../fixtures.ts';
import { signUp } from '../person.ts';
import { uploadPdf } from '../resumes.ts';
import { wordsOf } from '../words.ts';
import { workspaceOf } from '../workspace.ts';
import { bare, bareTextOf } from './pdf-text.ts';

const sources = { 'set by our own template': ownTemplate, 'printed by Chromium': chromiumPrint };

/** Signs up, uploads, checks the import, accepts all fixes, chooses a template, downloads and reads the file back. */
export function testJourney(kind: keyof typeof sources, language: Language): void {
  const make = sources[kind];
  test(`a résumé goes in as a PDF and comes out better: ${kind}, ${language}`, async ({ browser, visit }) => {
    const { bytes, expected, title } = await make(language, browser);
    const { page, errors } = await visit(language);
    await signUp(page, `${make.name}-${language}@example.com`.toLowerCase(), language);
    await uploadPdf(page, language, { name: `${title}.pdf`, bytes });

    const workspace = workspaceOf(page, language);
    await workspace.confirmImport();
    await workspace.opened();
    expect(await workspace.read('basics', 'basics/name')).toBe(expected.name);
    expect(await workspace.read('basics', 'basics/email')).toBe(expected.email);

    const { work, education } = (await workspace.stored()).content;
    expect(work[0]!.company).toBe(expected.company);
    expect(education[0]!.school).toBe(expected.school);

    const before = await workspace.review();
    expect(before).toBeGreaterThan(0);
    expect(await workspace.acceptAll()).toBeGreaterThan(0);
    expect(await workspace.score()).toBeGreaterThanOrEqual(before);

    expect((await workspace.stored()).revision).toBeGreaterThan(1);

    await workspace.choose(templates.find((one) => one.id === 'side')!.name[language]);
    const file = await workspace.download();
    expect(file.name).toContain(expected.name.split(' ')[0]);
    const text = await bareTextOf(file.bytes);
    for (const value of Object.values(expected)) expect(text).toContain(bare(value));
    await page.getByText(wordsOf(language).workspace.readBack.identical).waitFor();
    expect(errors).toEqual([]);
  });
}
