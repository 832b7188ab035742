import type { Language } from '@verdant/contracts';
import { templates } from '@verdant/typesetter/templates';
import { chromiumPrint } from '../documents.ts';
import { expect, test } from '../fixtures.ts';
import { handOf, TOUCH } from '../hand.ts';
import { signUp } from '../person.ts';
import { uploadPdf } from '../resumes.ts';
import { violationsOf } from '../site/audit.ts';
import { wordsOf } from '../words.ts';
import { bare, bareTextOf } from './pdf-text.ts';

/** More wordings than any document gets. */
const WORDINGS = 60;

/** On a touch screen: signs up, uploads, checks the import, takes advice, matches a job, chooses a template, downloads. */
export function testPhoneJourney(language: Language): void {
  test(`a résumé goes in and comes out better on a phone, ${language}`, async ({ browser, visit }) => {
    const { bytes, expected, title } = await chromiumPrint(language, browser);
    const { page, errors } = await visit(language, undefined, TOUCH);
    await signUp(page, `phone-journey-${language}@example.com`, language);
    await uploadPdf(page, language, { name: `${title}.pdf`, bytes });

    const hand = handOf(page, language);
    await hand.stay();
    await hand.checkImport();
    await hand.opened();

    await hand.section('basics');
    await expect(hand.field('basics/name')).toHaveValue(expected.name);
    await expect(hand.field('basics/email')).toHaveValue(expected.email);
    await hand.field('basics/homepage').fill('example.com/cv');
    await hand.saved();
    expect(await violationsOf(page)).toEqual([]);

    const before = await hand.review();
    expect(before).toBeGreaterThan(0);
    expect(await hand.accept(WORDINGS)).toBeGreaterThan(0);
    expect(await hand.score()).toBeGreaterThanOrEqual(before);

    await hand.go('match');
    const { match } = wordsOf(language);
    await page.getByLabel(match.text).fill('Requirements:\n- Excel\n- Kafka\n任职要求：\n1. 熟悉 SQL。');
    await page.getByRole('button', { name: match.go, exact: true }).tap();
    await page.locator('[data-term-row]').first().waitFor();
    await expect(page.getByText(new RegExp(`^${match.part.must} \\d+ / \\d+$`))).toBeVisible();

    await hand.choose(templates.find((one) => one.id === 'side')!.name[language]);
    const file = await hand.download();
    expect(file.name).toContain(expected.name.split(' ')[0]);
    const text = await bareTextOf(file.bytes);
    for (const value of [...Object.values(expected), 'example.com/cv']) expect(text).toContain(bare(value));
    expect(errors).toEqual([]);
  });
}
