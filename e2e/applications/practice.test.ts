import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Language } from '@verdant/contracts';
import { people } from '../../packages/testkit/people/warehouse-analysts.ts';
import { DESKTOP, expect, inOne, LONG, PHONE, test } from '../fixtures.ts';
import { addResume, createAccount, post } from '../person.ts';
import { looked } from '../site/looked.ts';
import { patternOf, wordsOf } from '../words.ts';

const CARD: Record<Language, { title: string; employer: string; posting: string }> = {
  en: {
    title: 'Operations analyst',
    employer: 'Tidewater Freight',
    posting: 'Operations analyst\nRequirements: SQL, Tableau, Kubernetes.',
  },
  zh: {
    title: '运营分析师',
    employer: '远山供应链',
    posting: '运营分析师\n任职要求：熟悉 SQL、Tableau，了解 Kubernetes。',
  },
};
const ACTION: Record<Language, string> = {
  en: 'I asked the shift leads which report they open first.',
  zh: '我先问了各班组长每天最先看哪张表。',
};

/** A card with its posting, and the questions that it leads to. */
async function practising(page: Page, language: Language) {
  const { practice, applications } = wordsOf(language);
  await createAccount(page, `practice-${language}-${Date.now()}@example.com`);
  await addResume(page, { name: 'CV', language, content: people[language] });
  await post(page, '/application/updateing', CARD[language]);
  await page.goto('/#/applications');
  await page.getByRole('button', { name: patternOf(applications.actions) }).click();
  await page.getByRole('menuitem', { name: practice.start }).click();
  await page.getByRole('heading', { level: 1, name: CARD[language].employer }).waitFor();
  return page.getByRole('list', { name: practice.questions }).getByRole('listitem');
}

for (const language of inOne('zh')) {
  test(`questions from a card, a note that stays and can be kept as text (${language})`, LONG, async ({ visit }) => {
    const { page, errors } = await visit(language);
    const { practice, workspace } = wordsOf(language);
    const rows = await practising(page, language);
    await expect(rows.filter({ hasText: 'Kubernetes' })).toHaveCount(1);
    const row = rows.filter({ hasText: practice.kinds.requirementMet }).first();
    await row.locator('button[aria-expanded]').click();
    await row.getByLabel(practice.parts.action).fill(ACTION[language]);
    await row.getByRole('button', { name: patternOf(`${practice.pin}:`) }).click();
    await expect(page.getByText(workspace.save.saved)).toBeVisible();
    await looked(page, 'practice-open', language, row);

    // what was written is there again, first of all
    await page.reload();
    const first = rows.first();
    await expect(first).toContainText(practice.hasNotes);
    await first.locator('button[aria-expanded]').click();
    await expect(first.getByLabel(practice.parts.action)).toHaveValue(ACTION[language]);
    await page.getByRole('button', { name: practice.keep, exact: true }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: practice.download }).click();
    const text = await readFile(await (await saving).path(), 'utf8');
    expect(text).toContain(`${practice.parts.action}: ${ACTION[language]}`);
    expect(errors).toEqual([]);
  });

  test(`one question at a time, turned by keys, and the way to its line (${language})`, LONG, async ({ visit }) => {
    const { page, errors } = await visit(language);
    const { practice } = wordsOf(language);
    const rows = await practising(page, language);
    await page.getByRole('button', { name: practice.practise }).click();
    const asked = page.getByRole('heading', { level: 1 });
    const question = await asked.textContent();
    await page.keyboard.press('ArrowRight');
    await expect(asked).not.toHaveText(question!);
    await page.keyboard.press('ArrowLeft');
    await expect(asked).toHaveText(question!);
    await page.locator('summary').filter({ hasText: practice.mode.help }).click();
    await page.getByRole('button', { name: practice.mode.startTimer }).click();
    await expect(page.getByRole('timer')).toHaveText(/1:5\d/);
    await looked(page, 'practice-mode', language);
    await page.getByRole('checkbox', { name: practice.done }).check();
    await page.keyboard.press('Escape');
    const ready = practice.ready.replace('{{done}}', '1').split('{{all}}')[0]!;
    await expect(page.getByText(ready)).toBeVisible();

    const met = rows.filter({ hasText: practice.kinds.requirementMet }).first();
    await met.locator('button[aria-expanded]').click();
    await met.getByRole('link').click();
    await expect(page).toHaveURL(/resume-library\/.*field=/);
    // the cursor stands in the very line
    await expect(
      page.locator('[data-path^="work/"][data-path*="/content/"]:focus-within, [data-path*="/content/"]:focus').first(),
    ).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('a phone and a résumé without lines have what they need', LONG, async ({ visit }) => {
  const { page, errors } = await visit('zh', undefined, { viewport: PHONE, hasTouch: true });
  const { practice, resumes } = wordsOf('zh');
  await createAccount(page, 'practice-phone@example.com');
  await page.goto('/#/practice');
  await page.getByRole('heading', { name: practice.empty }).waitFor();
  await looked(page, 'practice-empty', 'zh');
  await page.setViewportSize(PHONE);
  const blank = { ...people.zh, work: [], projects: [], education: [], skills: [], awards: [] };
  await addResume(page, { name: 'CV', language: 'zh', content: blank });
  await page.goto('/#/resume');
  await page.getByRole('button', { name: patternOf(resumes.more) }).click();
  await page.getByRole('menuitem', { name: practice.start }).click();
  await page.getByRole('link', { name: practice.toResume }).waitFor();
  await looked(page, 'practice-none', 'zh');
  await page.setViewportSize(DESKTOP);
  await page.getByRole('link', { name: practice.all }).click();
  const one = page.getByRole('listitem').filter({ hasText: 'CV' });
  await one.getByRole('button', { name: patternOf(practice.actions) }).click();
  await page.getByRole('menuitem', { name: wordsOf('zh').common.delete }).click();
  await page.getByRole('button', { name: practice.undo }).click();
  await one.waitFor();
  expect(errors).toEqual([]);
});
