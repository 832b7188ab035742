import type { Page } from '@playwright/test';
import type { Language } from '@verdant/contracts';
import { samples } from '@verdant/typesetter/samples';
import { expect, LONG, test } from './fixtures.ts';
import { handOf, TOUCH } from './hand.ts';
import { addResume, createAccount } from './person.ts';
import { flawsOf } from './site/audit.ts';
import { wordsOf } from './words.ts';

/** The workspace of a new person, as a phone or another small window opens it. */
async function openSample(page: Page, email: string, language: Language = 'en') {
  await createAccount(page, email);
  const id = await addResume(page, { name: 'Analyst', language, content: samples[language] });
  await page.goto(`/#/resume-library/${id}`);
  return { id, hand: handOf(page, language) };
}
const entries = samples.en.work.map(({ id }) => id);
const bullets = `work/${entries[0]}/content`;

// `phone.long.test.ts` has the whole journey, `site.long.test.ts` every screen of it
test.describe('the workspace on a phone', () => {
  test(
    'asks for a computer first, then edits, adds, reorders by buttons, deletes, and takes back',
    LONG,
    async ({ visit }) => {
      const { workspace } = wordsOf('en');
      const { page, errors } = await visit('en', undefined, TOUCH);
      const { hand } = await openSample(page, 'phone-edit@example.com');
      const message = page.getByRole('heading', { name: workspace.phone.title });
      await message.waitFor();
      await expect(page.getByRole('link', { name: workspace.phone.home })).toHaveAttribute('href', '#/home');
      await hand.stay();
      await hand.opened();
      await page.reload();
      await hand.opened();
      await expect(message).toBeHidden();

      await hand.section('work');
      const [first, second] = samples.en.work[0]!.content as [string, string];
      await expect(hand.field(`${bullets}/0`)).toHaveValue(first);

      const add = page.getByRole('textbox', { name: workspace.addTo.replace('{{label}}', workspace.field.content) });
      await add.fill('Wrote the handbook of the night shift.');
      await add.press('Enter');
      await expect(hand.field(`${bullets}/${samples.en.work[0]!.content.length}`)).toHaveValue(/night shift/);

      const grip = (name: string) => page.getByRole('button', { name: workspace.moveOf.replace('{{name}}', name) });
      await grip(workspace.bulletOf.replace('{{label}}', workspace.field.content).replace('{{place}}', '1')).tap();
      await page.getByRole('button', { name: workspace.moveDown }).tap();
      await expect(hand.field(`${bullets}/0`)).toHaveValue(second);
      await expect(hand.field(`${bullets}/1`)).toHaveValue(first);
      // the steps go along with the bullet, and end where the list does
      await expect(page.getByRole('button', { name: workspace.moveDown })).toBeFocused();
      await page.getByRole('button', { name: workspace.moveUp }).tap();
      await expect(hand.field(`${bullets}/0`)).toHaveValue(first);
      await expect(page.getByRole('button', { name: workspace.moveUp })).toBeDisabled();

      await page.getByRole('button', { name: workspace.delete, exact: true }).tap();
      await page.getByRole('dialog').getByRole('button', { name: workspace.delete }).tap();
      await expect(hand.field(`${bullets}/0`)).toBeHidden();
      await page.getByRole('button', { name: workspace.undo }).tap();
      await expect(hand.field(`${bullets}/0`)).toHaveValue(first);
      await page.getByRole('button', { name: workspace.redo }).tap();
      await expect(hand.field(`${bullets}/0`)).toBeHidden();
      await page.getByRole('button', { name: workspace.undo }).tap();
      await hand.saved();
      expect(errors).toEqual([]);
    },
  );

  test(
    'keeps what is typed into in sight of an on-screen keyboard, in letters that no phone zooms to',
    LONG,
    async ({ visit }) => {
      const { page } = await visit('en', undefined, TOUCH);
      const { hand } = await openSample(page, 'phone-keys@example.com');
      await hand.stay();
      await hand.section('work');
      const field = hand.field(`${bullets}/3`);
      await field.tap();
      await expect(field).toBeFocused();
      expect(await field.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize))).toBeGreaterThanOrEqual(
        16,
      );
      // what a keyboard leaves of the window
      await page.setViewportSize({ width: 390, height: 500 });
      await expect(hand.nav).toBeHidden();
      await expect(field).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(hand.nav).toBeVisible();
    },
  );

  test('shows the page: a tap leads to the field, two fingers zoom, and so do buttons', LONG, async ({ visit }) => {
    const { workspace } = wordsOf('en');
    const { page, errors } = await visit('en', undefined, TOUCH);
    const { hand } = await openSample(page, 'phone-page@example.com');
    await hand.stay();
    await hand.go('page');
    const sheet = page.locator('[data-page]').first();
    await sheet.waitFor();
    const width = async () => (await sheet.boundingBox())!.width;
    await expect.poll(width).toBe(366);

    const touches = await page.context().newCDPSession(page);
    const fingers = (apart: number) => [180 - apart, 180 + apart].map((x, id) => ({ x, y: 400, id }));
    await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) });
    for (const apart of [50, 60, 70, 80])
      await touches.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(width).toBeGreaterThan(700);
    // the page is wider than the screen now, the window is not
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    await page.getByRole('button', { name: workspace.page.fit }).tap();
    await expect.poll(width).toBe(366);
    await page.getByRole('button', { name: workspace.page.larger }).tap();
    expect(await width()).toBeGreaterThan(366);
    await page.getByRole('button', { name: workspace.page.fit }).tap();

    await page.locator('[data-page] text').filter({ hasText: samples.en.basics.name }).first().tap({ force: true });
    await expect(hand.field('basics/name')).toBeFocused();
    await page.goBack();
    await sheet.waitFor();
    expect(errors).toEqual([]);
  });

  test(
    'hands the PDF to other apps where the phone can, and offers the download alone elsewhere',
    LONG,
    async ({ visit }) => {
      const { workspace } = wordsOf('en');
      const share = workspace.hand.share;
      const { page, errors } = await visit('en', undefined, TOUCH);
      const { hand } = await openSample(page, 'phone-share@example.com');
      await hand.stay();
      await hand.openFile();
      await page.getByRole('dialog').getByRole('button', { name: workspace.download.pdfButton }).waitFor();
      await expect(page.getByRole('button', { name: share })).toHaveCount(0);

      // this browser has nobody to share with: what a phone would be given is kept
      await page.addInitScript(() => {
        const given: { name: string; type: string; begins: string }[] = [];
        Object.assign(window, { given });
        Object.assign(navigator, {
          canShare: () => true,
          share: async ({ files: [file] }: { files: [File] }) => {
            given.push({ name: file.name, type: file.type, begins: await file.slice(0, 5).text() });
          },
        });
      });
      await page.reload();
      await hand.openFile();
      await page.getByRole('button', { name: share }).tap();
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { given: unknown[] }).given))
        .toEqual([{ name: expect.stringMatching(/\.pdf$/), type: 'application/pdf', begins: '%PDF-' }]);
      expect(errors).toEqual([]);
    },
  );

  test('looks at an older version, and comes back from it', LONG, async ({ visit }) => {
    const { workspace } = wordsOf('en');
    const { page, errors } = await visit('en', undefined, TOUCH);
    const { hand } = await openSample(page, 'phone-past@example.com');
    await hand.stay();
    await hand.section('basics');
    await hand.field('basics/name').fill('Maya Second');
    await hand.saved();
    await hand.go('more');
    await page.getByRole('button', { name: workspace.history.title }).tap();
    await page.getByRole('button', { name: /^1\b/ }).tap();
    await page.getByText(workspace.hand.past.replace('{{revision}}', '1')).waitFor();
    await page.locator('[data-page] text').filter({ hasText: samples.en.basics.name }).first().waitFor();
    await page.getByRole('button', { name: workspace.hand.pastBack }).tap();
    await page.locator('[data-page] text').filter({ hasText: 'Maya Second' }).first().waitFor();
    expect(errors).toEqual([]);
  });
});

test('a window of a computer, however narrow, gets the workspace: at 200 % and at 400 %', LONG, async ({ visit }) => {
  const { workspace } = wordsOf('en');
  const { page, errors } = await visit('en', undefined, {
    viewport: { width: 360, height: 225 },
    deviceScaleFactor: 4,
  });
  const { hand } = await openSample(page, 'zoom@example.com');
  await hand.opened();
  await expect(page.getByRole('heading', { name: workspace.phone.title })).toBeHidden();
  const press = (name: string | RegExp) => hand.nav.getByRole('button', { name }).click();
  await page.locator('[data-row="basics"] > div > button[aria-expanded]').click();
  await hand.field('basics/name').fill('Maya Zoomed');
  await hand.saved();
  const places = [workspace.tabs.review, workspace.hand.page, workspace.tabs.match, workspace.hand.more];
  for (const viewport of [
    { width: 360, height: 225 },
    { width: 720, height: 450 },
  ]) {
    await page.setViewportSize(viewport);
    for (const place of places) {
      await press(place);
      expect(await flawsOf(page)).toEqual([]);
    }
    await press(workspace.hand.page);
    await page.locator('[data-page] text').filter({ hasText: 'Maya Zoomed' }).first().waitFor();
  }
  expect(errors).toEqual([]);
});
