import type { Page } from '@playwright/test';
import type { Language } from '@verdant/contracts';
import { samples } from '@verdant/typesetter/samples';
import { expect, inOne, LONG, test } from '../fixtures.ts';
import { handOf, TOUCH } from '../hand.ts';
import { addResume, createAccount } from '../person.ts';
import { picture } from '../picture.ts';
import { violationsOf } from '../site/audit.ts';
import { patternOf, wordsOf } from '../words.ts';
import { workspaceOf } from '../workspace.ts';

const told: Record<
  Language,
  { line: string; shorter: string; answer: string; with: string; summary: string; mended: string }
> = {
  en: {
    line: 'Responsible for managing the booking desk in order to keep rooms full',
    shorter: 'Managed the booking desk to keep rooms full',
    answer: 'Cut empty nights by 12%',
    with: 'Managed the booking desk to keep rooms full, cutting empty nights by 12%',
    summary: 'Teached a evening class to adults.',
    mended: 'Taught an evening class to adults.',
  },
  zh: {
    line: '在日常工作中，负责与供应商进行沟通，以及跟进订单的交付',
    shorter: '负责与供应商沟通，并跟进订单的交付',
    answer: '交付周期缩短 12%',
    with: '负责与供应商沟通，并跟进订单的交付，交付周期缩短 12%',
    summary: '负责帐号管理及系统布署。',
    mended: '负责账号管理及系统部署。',
  },
};
const path = 'work/wish/content/0';

function contentOf(language: Language) {
  const { line, summary } = told[language];
  const sample = samples[language];
  const work = [{ ...sample.work[0]!, id: 'wish', end: '2024-05', content: [line], achievements: [], metrics: [] }];
  return { ...sample, basics: { ...sample.basics, introduction: summary }, work };
}

function wishesOf(page: Page, language: Language) {
  const { wish } = wordsOf(language).analysis;
  const item = (name: string) => page.getByRole('menuitem', { name });
  return {
    item,
    accept: page.getByRole('button', { name: wish.accept, exact: true }),
    /** Waits until it is known what can be had. */
    known: (name: string) => item(name).and(page.locator('[aria-disabled="false"]')).waitFor(),
    shot: async (name: string) => {
      await picture(page, name, language);
      expect(await violationsOf(page)).toEqual([]);
    },
  };
}

for (const language of inOne('zh'))
  test(`what is wished of a line, ${language}: by keyboard, taken, undone, left as it is`, LONG, async ({ visit }) => {
    const { wish } = wordsOf(language).analysis;
    const { line: original, shorter, answer, with: joined } = told[language];
    const { page, errors } = await visit(language);
    await createAccount(page, `wishes-${language}@example.com`);
    const id = await addResume(page, { name: 'W', language, content: contentOf(language) });
    await page.goto(`/#/resume-library/${id}`);
    const steps = workspaceOf(page, language);
    await steps.opened();
    const { item, accept, known, shot } = wishesOf(page, language);
    const line = page.locator(`[data-path="${path}"]`);
    const stored = async () => (await steps.stored()).content.work[0]!.content[0];

    // the menu: what nobody can do says why
    await line.press('Alt+Enter');
    await known(wish.name.shorter);
    const other = item(wish.name.language[language === 'zh' ? 'en' : 'zh']);
    await expect(other).toHaveAttribute('aria-disabled', 'true');
    await expect(other).toContainText(wish.why.noModel);
    await shot('wish-menu');

    // shorter: Enter takes it, the editor’s own undo gives the line back
    await expect(item(wish.name.shorter)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(accept).toBeFocused();
    await expect(page.locator('[data-wish="shorter"] ins, [data-wish="shorter"] del').first()).toBeVisible();
    await shot('wish-shorter');
    await page.keyboard.press('Enter');
    await expect(line).toBeFocused();
    await expect(line).toHaveValue(shorter);
    await expect.poll(stored).toBe(shorter);
    await page.keyboard.press('Control+z');
    await expect(line).toHaveValue(original);
    await page.keyboard.press('Control+Shift+z');
    await expect(line).toHaveValue(shorter);

    // with a result: what only its person knows is asked
    await line.press('Alt+Enter');
    await known(wish.name.outcome);
    for (let at = 0; at < 2; at += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const field = page.getByLabel(wish.ask);
    await expect(field).toBeFocused();
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await page.getByText(wish.refusal.bareFigure).waitFor();
    await field.fill(answer);
    await shot('wish-outcome');
    await page.keyboard.press('Enter');
    await expect(accept).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(line).toBeFocused();
    await expect(line).toHaveValue(shorter);
    await line.press('Alt+Enter');
    await known(wish.name.outcome);
    await item(wish.name.outcome).press('Enter');
    await field.fill(answer);
    await field.press('Enter');
    await accept.press('Enter');
    await expect.poll(stored).toBe(joined);
    expect(errors).toEqual([]);
  });

for (const language of inOne('en'))
  test(`what is wished of a summary, ${language}: on a phone, in the dark`, LONG, async ({ visit }) => {
    const { wish } = wordsOf(language).analysis;
    const { mended } = told[language];
    const { page, errors } = await visit(language, undefined, { ...TOUCH, colorScheme: 'dark' });
    await createAccount(page, `wishes-phone-${language}@example.com`);
    const id = await addResume(page, { name: 'W', language, content: contentOf(language) });
    await page.goto(`/#/resume-library/${id}`);
    const { item, accept, known, shot } = wishesOf(page, language);
    const hand = handOf(page, language);
    await hand.stay();
    await hand.section('introduction');
    const button = page.getByRole('button', { name: patternOf(wish.open) }).first();
    await button.tap();
    await known(wish.name.grammar);
    for (const one of await page.getByRole('menuitem').all())
      expect((await one.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await shot('wish-phone-menu');
    await item(wish.name.grammar).tap();
    await accept.waitFor();
    expect((await accept.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await shot('wish-phone');
    await accept.tap();
    await expect(page.locator('[data-path="basics/introduction"]')).toHaveValue(mended);
    expect(errors).toEqual([]);
  });
