import type { Page } from '@playwright/test';
import type { Language } from '@verdant/contracts';
import { samples } from '@verdant/typesetter/samples';
import { DESKTOP, expect, inOne, LONG, PHONE, test } from '../fixtures.ts';
import { addResume, createAccount, post } from '../person.ts';
import { picture } from '../picture.ts';
import { violationsOf } from '../site/audit.ts';
import { patternOf, wordsOf } from '../words.ts';

const PASS = 'plum-blossom';
/** From the card of a résumé to its link. */
async function shareFromCard(page: Page, language: Language, name: string, password: string): Promise<string> {
  const { resumes, share } = wordsOf(language);
  await page.goto('/#/resume');
  await page.getByRole('button', { name: resumes.more.replace('{{name}}', name) }).click();
  await page.getByRole('menuitem', { name: share.action }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(share.password, { exact: true }).fill('short');
  await dialog.getByRole('button', { name: share.create }).click();
  await expect(dialog.getByText(share.passwordShort.replace('{{least}}', '8'))).toBeVisible();
  await picture(page, `share-form.${page.viewportSize()?.width}`, language);
  await dialog.getByLabel(share.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: share.create }).click();
  const url = dialog.getByRole('textbox', { name: patternOf(share.linkTo) });
  await url.waitFor();
  await dialog.getByRole('button', { name: share.qr, exact: true }).click();
  await dialog.getByRole('img', { name: patternOf(share.qrOf) }).waitFor();
  await picture(page, `share-card.${page.viewportSize()?.width}`, language);
  expect(await violationsOf(page)).toEqual([]);
  return url.inputValue();
}

test.describe('a shared link', () => {
  for (const language of inOne('zh'))
    test(`is read by a stranger without a script and is gone once withdrawn (${language})`, LONG, async ({ visit }) => {
      const { share } = wordsOf(language);
      const { page, errors } = await visit(language);
      await createAccount(page, `share-${language}@example.com`);
      await addResume(page, { name: 'CV', language, content: samples[language] });
      const url = await shareFromCard(page, language, 'CV', PASS);

      const stranger = await visit(language, url, { javaScriptEnabled: false, viewport: PHONE });
      const reader = stranger.page;
      await reader.locator('input[type=password]').fill('wrong guess');
      await reader.getByRole('button').click();
      await expect(reader.getByRole('alert')).toBeVisible();
      await picture(reader, `share-locked`, language);
      await reader.locator('input[type=password]').fill(PASS);
      await reader.getByRole('button').click();
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(samples[language].basics.name);
      await expect(reader.getByText(samples[language].basics.email)).toHaveCount(0);
      await reader.getByRole('button').click();
      await expect(reader.getByText(samples[language].basics.email)).toBeVisible();
      await picture(reader, `share-page.phone`, language);

      await page.goto('/#/resume?list=links');
      const card = page.getByRole('listitem').filter({ hasText: 'CV' });
      await expect(card.getByText(patternOf(share.facts.locked))).toBeVisible();
      await picture(page, `share-list`, language);
      await card.getByRole('button', { name: share.withdraw }).click();
      await expect(page.getByText(share.empty)).toBeVisible();
      expect((await reader.goto(url))?.status()).toBe(404);
      await picture(reader, `share-gone`, language);
      expect([...errors, ...stranger.errors]).toEqual([]);
    });

  for (const language of inOne('en'))
    test(`has no flaw for readers of any kind (${language})`, LONG, async ({ visit }) => {
      const { page } = await visit(language);
      await createAccount(page, `shared-axe-${language}@example.com`);
      const resumeId = await addResume(page, { name: 'CV', language, content: samples[language] });
      const open = await post<{ url: string }>(page, '/share/updateing', { resumeId, contact: true });
      const locked = await post<{ url: string }>(page, '/share/updateing', { resumeId, password: PASS });
      // what looks at the page is a script itself
      for (const [name, url] of [
        ['open', open.url],
        ['locked', locked.url],
        ['gone', `${open.url}x`],
      ] as const) {
        const stranger = await visit(language, undefined, { bypassCSP: true });
        for (const viewport of [PHONE, DESKTOP, { width: 320, height: 640 }]) {
          await stranger.page.setViewportSize(viewport);
          await stranger.page.goto(url);
          await stranger.page.getByRole('heading', { level: 1 }).waitFor();
          const width = await stranger.page.evaluate(() => document.documentElement.scrollWidth);
          expect(width, `${name} at ${viewport.width}`).toBeLessThanOrEqual(viewport.width);
          await picture(stranger.page, `share-${name}.${viewport.width}`, language);
          expect(await violationsOf(stranger.page), `${name} at ${viewport.width}`).toEqual([]);
        }
        await stranger.close();
      }
    });

  test('is there within 1.5 s on a slow phone', LONG, async ({ visit }) => {
    const { page } = await visit('en');
    await createAccount(page, 'shared-fast@example.com');
    const resumeId = await addResume(page, { name: 'CV', language: 'en', content: samples.en });
    const { url } = await post<{ url: string }>(page, '/share/updateing', { resumeId });
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const { page: phone, close } = await visit('en', undefined, { viewport: PHONE, bypassCSP: true });
      const session = await phone.context().newCDPSession(phone);
      await session.send('Network.enable');
      const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, offline: false };
      await session.send('Network.emulateNetworkConditions', line);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await phone.goto(url);
      times.push(
        await phone.evaluate(
          () =>
            new Promise<number>((done) => {
              new PerformanceObserver((list) => done(list.getEntries().at(-1)!.startTime)).observe({
                type: 'largest-contentful-paint',
                buffered: true,
              });
            }),
        ),
      );
      await close();
    }
    const median = times.sort((a, b) => a - b)[2]!;
    process.stdout.write(`largest paint of a shared page on a slow phone: ${times.map(Math.round).join(', ')} ms\n`);
    expect(median).toBeLessThanOrEqual(1_500);
  });
});
