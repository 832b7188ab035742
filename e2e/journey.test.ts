import { extractText } from '@verdant/reader';
import { templates } from '@verdant/typesetter';
import { beforeAll, describe, expect, it } from 'vitest';
import { chromiumPrint, ownTemplate, type Sample } from './documents.ts';
import { enter, signUp } from './person.ts';
import { uploadPdf } from './resumes.ts';
import { browser, stack, useSite } from './use-site.ts';
import { workspaceOf } from './workspace.ts';

useSite();
let samples: Sample[];
beforeAll(async () => {
  samples = [
    await ownTemplate('en'),
    await chromiumPrint(browser, 'en'),
    await ownTemplate('zh'),
    await chromiumPrint(browser, 'zh'),
  ];
});

/** Text without what setting may change: spaces and the width of signs. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s\u00ad]+/g, '')
    .toLowerCase();

describe('a résumé goes in as a PDF and comes out better', () => {
  it.each([0, 1, 2, 3])('document %i', async (number) => {
    const { language, bytes, expected, title } = samples[number]!;
    const { page, errors, close } = await enter(browser, language);
    await signUp(page, stack.url, `person${number}@example.com`, language);
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
    const text = bare(await extractText(file.bytes));
    for (const value of Object.values(expected)) expect(text).toContain(bare(value));
    expect(errors).toEqual([]);
    await close();
  });
});
