import { samples } from '@verdant/typesetter';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { addResume, enter, type Person, signUp } from './person.ts';
import { browser, stack, useSite } from './use-site.ts';
import { wordsOf } from './words.ts';

const PHONE = { width: 390, height: 844 };
const words = wordsOf('en');

useSite();
let member: Person;
beforeAll(async () => {
  member = await enter(browser, 'en');
  await signUp(member.page, stack.url, 'rules@example.com', 'en');
});

const visit = async (path: string, viewport?: { width: number; height: number }) => {
  const person = await enter(browser, 'en', viewport);
  await person.page.goto(`${stack.url}/#${path}`);
  return person;
};
const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;

describe('layout', () => {
  it('the drawer takes three quarters of a small screen and comes from the left', async () => {
    const { page, close } = await visit('/home', PHONE);
    await page.getByRole('button', { name: words.layout.menu }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('link', { name: words.layout.signUp }).waitFor();
    const box = (await drawer.boundingBox())!;
    expect([box.x, box.width]).toEqual([0, PHONE.width * 0.75]);
    await drawer.getByRole('link', { name: words.layout.routes.about }).click();
    await drawer.waitFor({ state: 'detached' });
    expect(page.url()).toMatch(/#\/about$/);
    await close();
  });

  it('the logo is at most 40 px high on small screens, 60 px on others; sign up and sign in hide on small ones', async () => {
    const { page, close } = await visit('/home', PHONE);
    const logo = `header a[aria-label="${words.common.product}"]`;
    const limit = () => page.locator(logo).evaluate((element) => getComputedStyle(element).maxHeight);
    const entries = page.locator('header').getByRole('link', { name: words.layout.signUp });
    await page.locator(logo).waitFor();
    expect(await limit()).toBe('40px');
    expect((await boxOf(page, logo)).height).toBeLessThanOrEqual(40);
    expect(await entries.isVisible()).toBe(false);
    await page.setViewportSize({ width: 768, height: 900 });
    expect(await limit()).toBe('60px');
    expect(await entries.isVisible()).toBe(true);
    await close();
  });

  it('the page stays at least as high as its header is sticky above it', async () => {
    const { page, close } = await visit('/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.mouse.wheel(0, 1_500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
    expect((await boxOf(page, 'header')).y).toBe(0);
    await close();
  });

  it.each(['/login', '/register'])('%s has no site header', async (path) => {
    const { page, close } = await visit(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('navigation', { name: words.layout.mainMenu }).count()).toBe(0);
    await close();
  });

  it('a group of the navigation opens 200 ms after the pointer came', async () => {
    const { page, close } = await visit('/home');
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
    await close();
  });

  it('one answer of the questions is open at a time, and closes again', async () => {
    const { page, close } = await visit('/about');
    const open = page.locator('details[open]');
    await page.locator('summary').nth(0).click();
    await page.locator('summary').nth(2).click();
    expect(await open.count()).toBe(1);
    expect(await open.locator('p').textContent()).toBe(words.layout.faq[2].answer);
    await page.locator('summary').nth(2).click();
    expect(await open.count()).toBe(0);
    await close();
  });

  it('the footer has the year, the filing notice, the notice about generation, and its links', async () => {
    const { page, close } = await visit('/home');
    const footer = page.getByRole('contentinfo');
    await footer.getByText(`© ${new Date().getFullYear()} Verdant`).waitFor();
    await footer.getByText('AI Generation | Verdant').waitFor();
    await footer.getByText(words.layout.icp).waitFor();
    const hrefs = await footer.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const path of ['service', 'privacy', 'refund', 'about', 'contact']) expect(hrefs).toContain(`#/${path}`);
    await close();
  });

  it('the floating buttons tell what they are at once', async () => {
    const { page, close } = await visit('/home');
    for (const [key, name] of Object.entries(words.membership.floating)) {
      const button = page.getByRole('button', { name, exact: true });
      await button.hover();
      expect([key, await button.locator('[role=tooltip]').isVisible()]).toEqual([key, true]);
    }
    await close();
  });

  it('recharge asks a visitor to sign in', async () => {
    const { page, close } = await visit('/home');
    await page.getByRole('button', { name: words.membership.floating.recharge, exact: true }).click();
    await page.waitForURL(/#\/login\?next=/);
    await page.getByText(words.auth.login.wanted).waitFor();
    await close();
  });
});

describe('loading and errors', () => {
  it('shows three dots while a page is on its way', async () => {
    const { page, close } = await enter(browser, 'en');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/contact-page/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${stack.url}/#/contact`);
    await page.getByText('...', { exact: true }).waitFor();
    release();
    await page.getByRole('heading', { name: words.legal.contact.title }).waitFor();
    await close();
  });

  it('a page that is gone from the server is asked for once more, then the crash screen speaks', async () => {
    const { page, close } = await enter(browser, 'en');
    let asked = 0;
    await page.route(/contact-page/, (route) => {
      asked++;
      return route.abort();
    });
    await page.goto(`${stack.url}/#/contact`);
    await page.getByText('Something went wrong.').waitFor();
    await page.getByText('Excuse me. Please wait for our team to fix it.').waitFor();
    expect(asked).toBeGreaterThanOrEqual(2);
    await close();
  });

  it('a dead network is named where it was met', async () => {
    const { page, close } = await visit('/login');
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
    expect(await page.getByText(/^Network Error/).count()).toBe(0);
    await close();
  });

  it('the typed address goes along to the forgotten password', async () => {
    const { page, close } = await visit('/login');
    await page.getByLabel(words.auth.email, { exact: true }).fill('maya@example.com');
    await page.getByRole('link', { name: words.auth.login.forgot }).click();
    await page.getByRole('heading', { name: words.auth.forgot.title }).waitFor();
    expect(await page.getByLabel(words.auth.email, { exact: true }).inputValue()).toBe('maya@example.com');
    await close();
  });

  it('a toast stands 8 px below the top', async () => {
    const { page } = member;
    await page.goto(`${stack.url}/#/person-center`);
    await page.getByRole('button', { name: words.account.profile.save, exact: true }).click();
    await page.getByText(words.account.profile.saved, { exact: true }).waitFor();
    const top = await page
      .getByText(words.account.profile.saved, { exact: true })
      .evaluate((element) => element.closest('[data-position]')!.getBoundingClientRect().top);
    expect(top).toBe(8);
  });
});

describe('a résumé', () => {
  it('needs a name', async () => {
    const { page } = member;
    await page.goto(`${stack.url}/#/resume?new=blank`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words.resumes.dialog.create }).click();
    await dialog.getByText('Must fill resume name').waitFor();
  });

  it('keeps at least one item of a list, asks before it deletes one, and takes more by Enter', async () => {
    const { page } = member;
    await page.goto(`${stack.url}/#/resume`);
    const id = await addResume(page, { name: 'Rules', language: 'en', content: samples.en });
    await page.goto(`${stack.url}/#/resume-library/${id}`);
    await page.locator('[data-page]').first().waitFor();
    const open = async (section: string) => {
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
