import type { Page } from '@playwright/test';
import { samples } from '@verdant/typesetter/samples';
import { expect, PHONE, test } from './fixtures.ts';
import { addResume, createAccount } from './person.ts';
import { wordsOf } from './words.ts';

const words = wordsOf('en');

const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;

test.describe('layout', () => {
  test('the drawer takes three quarters of a small screen and comes from the left', async ({ visit }) => {
    const { page } = await visit('en', '/#/home', { viewport: PHONE });
    await page.getByRole('button', { name: words.layout.menu }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('link', { name: words.layout.signUp }).waitFor();
    const box = (await drawer.boundingBox())!;
    expect([box.x, box.width]).toEqual([0, PHONE.width * 0.75]);
    await drawer.getByRole('link', { name: words.layout.routes.about }).click();
    await drawer.waitFor({ state: 'detached' });
    await page.waitForURL(/#\/about$/);
  });

  test('the logo is at most 40 px high on small screens, 60 px on others; sign up and sign in hide on small ones', async ({
    visit,
  }) => {
    const { page } = await visit('en', '/#/home', { viewport: PHONE });
    const logo = `header a[aria-label="${words.common.product}"]`;
    const limit = () => page.locator(logo).evaluate((element) => getComputedStyle(element).maxHeight);
    const entries = page.locator('header').getByRole('link', { name: words.layout.signUp });
    await page.locator(logo).waitFor();
    await expect.poll(limit).toBe('40px');
    expect((await boxOf(page, logo)).height).toBeLessThanOrEqual(40);
    await expect(entries).toBeHidden();
    await page.setViewportSize({ width: 768, height: 900 });
    await expect.poll(limit).toBe('60px');
    await expect(entries).toBeVisible();
  });

  test('the page stays at least as high as its header is sticky above it', async ({ visit }) => {
    const { page } = await visit('en', '/#/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const scrolled = async () => {
      await page.mouse.wheel(0, 1_500);
      return page.evaluate(() => window.scrollY);
    };
    await expect.poll(scrolled).toBeGreaterThan(1_000);
    expect((await boxOf(page, 'header')).y).toBe(0);
  });

  for (const path of ['/login', '/register']) {
    test(`${path} has no site header`, async ({ visit }) => {
      const { page } = await visit('en', `/#${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect(page.getByRole('navigation', { name: words.layout.mainMenu })).toHaveCount(0);
    });
  }

  test('a group of the navigation opens 200 ms after the pointer came', async ({ visit }) => {
    const { page } = await visit('en', '/#/home');
    const portfolio = page.getByRole('link', { name: words.layout.routes.portfolio });
    const group = page.locator('header').getByRole('link', { name: words.layout.routes.myResume });
    await group.waitFor();
    const opened = page.evaluate(
      ([label, child]) =>
        new Promise<number>((resolve) => {
          let came = 0;
          const link = [...document.querySelectorAll('header a')].find((one) => one.textContent === label)!;
          link.parentElement!.addEventListener('pointerenter', () => {
            came = performance.now();
          });
          new MutationObserver(() => {
            const found = [...document.querySelectorAll('header a')].some((one) => one.textContent === child);
            if (found) resolve(performance.now() - came);
          }).observe(document.querySelector('header')!, { childList: true, subtree: true });
        }),
      [words.layout.routes.myResume, words.layout.routes.portfolio] as const,
    );
    await group.hover();
    expect(await opened).toBeGreaterThanOrEqual(195);
    await page.mouse.move(700, 600);
    await portfolio.waitFor({ state: 'detached' });
  });

  test('one answer of the questions is open at a time, and closes again', async ({ visit }) => {
    const { page } = await visit('en', '/#/about');
    const open = page.locator('details[open]');
    await page.locator('summary').nth(0).click();
    await page.locator('summary').nth(2).click();
    await expect(open).toHaveCount(1);
    await expect(open.locator('p')).toHaveText(words.layout.faq[2].answer);
    await page.locator('summary').nth(2).click();
    await expect(open).toHaveCount(0);
  });

  test('the footer has the year, the filing notice, the notice about generation, and its links', async ({ visit }) => {
    const { page } = await visit('en', '/#/home');
    const footer = page.getByRole('contentinfo');
    await footer.getByText(`© ${new Date().getFullYear()} Verdant`).waitFor();
    await footer.getByText('AI Generation | Verdant').waitFor();
    await footer.getByText(words.layout.icp).waitFor();
    const hrefs = await footer.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const path of ['service', 'privacy', 'refund', 'about', 'contact']) expect(hrefs).toContain(`#/${path}`);
  });

  test('the floating buttons tell what they are at once', async ({ visit }) => {
    const { page } = await visit('en', '/#/home');
    for (const [key, name] of Object.entries(words.membership.floating)) {
      const button = page.getByRole('button', { name, exact: true });
      await button.hover();
      expect([key, await button.locator('[role=tooltip]').isVisible()]).toEqual([key, true]);
    }
  });

  test('recharge asks a visitor to sign in', async ({ visit }) => {
    const { page } = await visit('en', '/#/home');
    await page.getByRole('button', { name: words.membership.floating.recharge, exact: true }).click();
    await page.waitForURL(/#\/login\?next=/);
    await page.getByText(words.auth.login.wanted).waitFor();
  });
});

test.describe('loading and errors', () => {
  test('shows three dots while a page is on its way', async ({ visit }) => {
    const { page } = await visit('en');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/contact-page/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/#/contact');
    await page.getByText('...', { exact: true }).waitFor();
    release();
    await page.getByRole('heading', { name: words.legal.contact.title }).waitFor();
  });

  test('a page that does not come is asked for again by the person, and a reload is offered for a newer build alone', async ({
    visit,
  }) => {
    const { page } = await visit('en');
    await page.route(/contact-page/, (route) => route.abort());
    await page.goto('/#/contact');
    const notice = page.getByRole('alert').filter({ hasText: words.errors.network });
    await notice.waitFor();
    const retry = notice.getByRole('button', { name: words.common.retry, exact: true });
    await page.route('/', async (route) => {
      const built = await (await route.fetch()).text();
      await route.fulfill({ contentType: 'text/html', body: built.replace(/first-[\w-]+\.js/, 'first-newer000.js') });
    });
    await retry.click();
    await page.getByText(words.common.newBuild).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: words.common.reload, exact: true }).click();
    await page.getByRole('heading', { name: words.legal.contact.title }).waitFor();
  });

  test('a dead network is named where it was met', async ({ visit }) => {
    const { page } = await visit('en', '/#/login');
    await page.getByLabel(words.auth.email, { exact: true }).fill('a@example.com');
    await page.getByLabel(words.auth.password, { exact: true }).fill('whatever-1');
    await page.route('**/api/login', (route) => route.abort());
    await page.getByRole('button', { name: words.auth.login.submit, exact: true }).click();
    await page
      .getByRole('alert')
      .getByText(/^Network Error/)
      .waitFor();
    // an older sentence does not stand beside a newer one
    await page.getByLabel(words.auth.email, { exact: true }).fill('');
    await page.getByRole('button', { name: words.auth.login.submit, exact: true }).click();
    await page.getByText('Please input e-mail').waitFor();
    await expect(page.getByText(/^Network Error/)).toHaveCount(0);
  });

  test('the typed address goes along to the forgotten password', async ({ visit }) => {
    const { page } = await visit('en', '/#/login');
    await page.getByLabel(words.auth.email, { exact: true }).fill('maya@example.com');
    await page.getByRole('link', { name: words.auth.login.forgot }).click();
    await page.getByRole('heading', { name: words.auth.forgot.title }).waitFor();
    await expect(page.getByLabel(words.auth.email, { exact: true })).toHaveValue('maya@example.com');
  });

  test('a toast stands 8 px below the top', async ({ visit }) => {
    const { page } = await visit('en');
    await createAccount(page, 'toast@example.com');
    await page.goto('/#/person-center?part=profile');
    await page.getByRole('button', { name: words.account.profile.save, exact: true }).click();
    await page.getByText(words.account.profile.saved, { exact: true }).waitFor();
    const top = await page
      .getByText(words.account.profile.saved, { exact: true })
      .evaluate((element) => element.closest('[data-position]')!.getBoundingClientRect().top);
    expect(top).toBe(8);
  });
});

test.describe('a résumé', () => {
  test('needs a name', async ({ visit }) => {
    const { page } = await visit('en');
    await createAccount(page, 'unnamed@example.com');
    await page.goto('/#/resume?new=blank');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words.resumes.dialog.create }).click();
    await dialog.getByText('Must fill resume name').waitFor();
  });

  test('offers each empty section once: as a row, or to be added', async ({ visit }) => {
    const { page } = await visit('en');
    await createAccount(page, 'sections@example.com');
    const id = await addResume(page, { name: 'Empty', language: 'en' });
    await page.goto(`/#/resume-library/${id}`);
    const { addSection, section } = words.workspace;
    await page.getByRole('button', { name: addSection }).click();
    const offered = await page.getByRole('menuitem').allInnerTexts();
    const rows = await page
      .locator('[data-row]')
      .evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset.row as keyof typeof section));
    const standing = rows.filter((row) => row in section).map((row) => section[row]);
    expect([...standing, ...offered].sort()).toEqual(Object.values(section).sort());

    await page.getByRole('menuitem', { name: section.projects }).click();
    await expect(page.locator('[data-row="projects"] button[aria-expanded="true"]').first()).toBeVisible();
    await page.getByRole('button', { name: addSection }).click();
    await page.getByRole('menuitem', { name: section.awards }).waitFor();
    await expect(page.getByRole('menuitem', { name: section.projects })).toHaveCount(0);
  });

  test('keeps at least one item of a list, asks before it deletes one, and takes more by Enter', async ({ visit }) => {
    const { page } = await visit('en');
    await createAccount(page, 'items@example.com');
    const id = await addResume(page, { name: 'Rules', language: 'en', content: samples.en });
    await page.goto(`/#/resume-library/${id}`);
    await page.locator('[data-page]').first().waitFor();
    const open = async (section: string) => {
      await page.locator(`[data-row="${section}"]`).first().waitFor();
      const fold = page.locator(`[data-row="${section}"] > div > button[aria-expanded="false"]`);
      if (await fold.count()) await fold.first().click();
    };

    await open('education');
    const row = page.locator('[data-row="education"]');
    await row.getByRole('button', { name: words.workspace.delete, exact: true }).first().click();
    await row.getByText(/^At least one item must be left/).waitFor();

    await open('projects');
    const projects = page.locator('[data-row="projects"]');
    await projects.getByRole('button', { name: words.workspace.delete, exact: true }).first().click();
    const asked = page.getByRole('dialog');
    await asked.getByText('Are you sure you want to delete this project?').waitFor();
    await asked.getByRole('button', { name: words.workspace.cancel }).click();

    await open('skills');
    const skills = page.locator('[data-row="skills"] input[data-path]:visible').last();
    await skills.fill('Kanban');
    await skills.press('Enter');
    await page.locator('[data-row="skills"]').getByText('Kanban', { exact: true }).waitFor();
  });
});
