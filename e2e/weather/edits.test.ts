import type { Page } from '@playwright/test';
import { samples } from '@verdant/typesetter/samples';
import { expect, LONG, test } from '../fixtures.ts';
import { addResume, createAccount, PASSWORD } from '../person.ts';
import { wordsOf } from '../words.ts';
import { workspaceOf } from '../workspace.ts';

const words = wordsOf('en');
const { weather, save } = words.workspace;
const field = (page: Page, path: string) => page.locator(`[data-path="${path}"]`);
const basics = (page: Page, name: string) => field(page, `basics/${name}`);

/** The workspace of a new person, with the basics unfolded. */
async function openSample(page: Page, email: string) {
  await createAccount(page, email);
  const id = await addResume(page, { name: 'Analyst', language: 'en', content: samples.en });
  await openAt(page, id);
  return { id, workspace: workspaceOf(page, 'en') };
}

async function openAt(page: Page, id: string) {
  await page.goto(`/#/resume-library/${id}`);
  await workspaceOf(page, 'en').opened();
  await workspaceOf(page, 'en').read('basics', 'basics/name');
}

/** What the server holds, asked for past the page, which may be offline. */
const stored = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/resume/detail?id=${id}`)).json()).data.content.basics as Record<string, string>;

async function signIn(page: Page, email: string) {
  await page.getByLabel(words.auth.email, { exact: true }).fill(email);
  await page.getByLabel(words.auth.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: words.auth.login.submit, exact: true }).click();
}

test.describe('what is written in any weather', () => {
  test('is kept without a network, and sent with what was asked for when it is back', LONG, async ({ visit }) => {
    const { page, errors } = await visit('en');
    const { id, workspace } = await openSample(page, 'weather-back@example.com');
    await page.context().setOffline(true);
    await basics(page, 'name').fill('Written on a train');
    await page.getByText(weather.away).waitFor();
    await page.getByText(save.kept, { exact: true }).waitFor();
    const downloading = workspace.download();
    await page.getByText(weather.awayAndWaiting).waitFor();
    await basics(page, 'phone').fill('+1 312 555 0187');
    expect((await stored(page, id)).name).toBe(samples.en.basics.name);
    await page.context().setOffline(false);
    expect((await downloading).bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByText(weather.saved).waitFor();
    expect(await stored(page, id)).toMatchObject({ name: 'Written on a train', phone: '+1 312 555 0187' });
    await page.getByText(weather.saved).waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });

  test('outlives its page, and is nobody else’s', LONG, async ({ visit }) => {
    const { page } = await visit('en');
    const { id } = await openSample(page, 'weather-tab@example.com');
    const context = page.context();
    await context.setOffline(true);
    await basics(page, 'name').fill('Before the crash');
    await page.getByText(save.kept, { exact: true }).waitFor();
    await page.close();
    await context.setOffline(false);

    // somebody else signs in on this browser: nothing of it is shown or sent
    const session = await context.cookies();
    await context.clearCookies();
    const other = await context.newPage();
    await createAccount(other, 'weather-other@example.com');
    await other.goto('/#/resume');
    await other.getByRole('button', { name: words.layout.account }).waitFor();
    await other.waitForLoadState('networkidle');
    await other.close();
    await context.clearCookies();
    await context.addCookies(session);

    const next = await context.newPage();
    expect((await stored(next, id)).name).toBe(samples.en.basics.name);
    // it is said as soon as the page stands, for some seconds: its pictures may take longer
    await next.goto('/#/home', { waitUntil: 'commit' });
    await next.getByText(save.sentLater.replace('{{name}}', 'Analyst')).waitFor();
    expect((await stored(next, id)).name).toBe('Before the crash');
  });

  test(
    'in two windows comes together; one text with two wordings is asked about, and both stay',
    LONG,
    async ({ visit }) => {
      const { page } = await visit('en');
      const { id } = await openSample(page, 'weather-two@example.com');
      const second = await page.context().newPage();
      await openAt(second, id);
      await basics(page, 'name').fill('From the first');
      await workspaceOf(page, 'en').saved();
      await expect(basics(second, 'name')).toHaveValue('From the first');

      // each behind the other's back
      for (const one of [page, second]) await one.route('**/api/resume/**', (route) => route.abort());
      await basics(page, 'phone').fill('+1 312 555 0111');
      await basics(second, 'address').fill('Milwaukee');
      for (const one of [page, second]) await one.getByText(save.kept, { exact: true }).waitFor();
      await page.unrouteAll();
      await expect.poll(async () => (await stored(page, id)).phone).toBe('+1 312 555 0111');
      await second.unrouteAll();
      await expect.poll(async () => (await stored(page, id)).address).toBe('Milwaukee');
      expect(await stored(page, id)).toMatchObject({ name: 'From the first', phone: '+1 312 555 0111' });
      await expect(basics(page, 'address')).toHaveValue('Milwaukee');

      for (const one of [page, second]) await one.route('**/api/resume/**', (route) => route.abort());
      await basics(page, 'name').fill('First');
      await basics(second, 'name').fill('Second');
      for (const one of [page, second]) await one.getByText(save.kept, { exact: true }).waitFor();
      await page.unrouteAll();
      await expect.poll(async () => (await stored(page, id)).name).toBe('First');
      await second.unrouteAll();
      await second.getByText(words.workspace.stale.what).waitFor();
      await second.getByRole('button', { name: words.workspace.stale.theirs }).click();
      await expect(basics(second, 'name')).toHaveValue('First');
      const { data } = await (await page.request.get(`/api/resume/revision/list?id=${id}`)).json();
      const revisions = await Promise.all(
        (data.items ?? data).map(async ({ revision }: { revision: number }) => {
          const answer = await page.request.get(`/api/resume/revision/detail?id=${id}&revision=${revision}`);
          return (await answer.json()).data.content.basics.name;
        }),
      );
      expect(revisions).toEqual(expect.arrayContaining(['First', 'Second']));
    },
  );

  test(
    'a session that is lost leaves /home alone; elsewhere one signs in, and what was typed is there',
    LONG,
    async ({ visit }) => {
      const { page } = await visit('en');
      const email = 'weather-session@example.com';
      const { id } = await openSample(page, email);
      await page.context().clearCookies();
      await basics(page, 'name').fill('Typed without a session');
      await page.waitForURL(/#\/login\?next=/);
      await page.getByText(words.errors.signInAgain).waitFor();
      await signIn(page, email);
      await page.waitForURL(new RegExp(`#/resume-library/${id}`));
      await expect.poll(async () => (await stored(page, id)).name).toBe('Typed without a session');
      await workspaceOf(page, 'en').read('basics', 'basics/name');
      await expect(basics(page, 'name')).toHaveValue('Typed without a session');

      await page.goto('/#/home');
      const account = page.getByRole('button', { name: words.layout.account });
      await account.waitFor();
      await page.context().clearCookies();
      // a call that only signed-in people may make
      const refused = page.waitForResponse((answer) => answer.status() === 401);
      await page.goto('/#/home?tasks');
      await refused;
      await account.waitFor({ state: 'detached' });
      expect(page.url()).toMatch(/#\/home/);
    },
  );

  test('signing out warns of what could not be sent, and then keeps none of it', LONG, async ({ visit }) => {
    const { page } = await visit('en');
    const { id } = await openSample(page, 'weather-out@example.com');
    const kept = () =>
      page.evaluate(
        () =>
          new Promise((done) => {
            const asked = indexedDB.open('verdant');
            asked.onsuccess = () => {
              const all = asked.result.transaction('unsent-edits').objectStore('unsent-edits').count();
              all.onsuccess = () => [asked.result.close(), done(all.result)];
            };
          }),
      );
    await page.route('**/api/resume/updateing', (route) => route.abort());
    await basics(page, 'name').fill('Never sent');
    await page.getByText(save.kept, { exact: true }).waitFor();
    expect(await kept()).toBe(1);
    const leave = async () => {
      await page.getByRole('button', { name: words.layout.account }).click();
      await page.getByRole('menuitem', { name: words.layout.signOut }).click();
    };
    await leave();
    const dialog = page.getByRole('dialog').filter({ hasText: words.account.leaving.title });
    await dialog.getByText('Analyst').waitFor();
    await dialog.getByRole('button', { name: words.common.cancel }).click();
    await leave();
    await dialog.getByRole('button', { name: words.account.leaving.action }).click();
    await page.waitForURL(/#\/login$/);
    await expect.poll(kept).toBe(0);
    expect((await page.request.get(`/api/resume/detail?id=${id}`)).status()).toBe(401);
  });
});
