import { samples } from '@verdant/typesetter/samples';
import { expect } from '../fixtures.ts';
import { addResume, createAccount } from '../person.ts';
import { lookAt } from './row.ts';

const ROW = 'R18-routes';

lookAt(
  ROW,
  'each route has its page and its name, four of them stand in the navigation',
  async ({ page, language, words, keep }) => {
    const { layout, common, home, legal, auth, resumes, account } = words;
    const named = (text: string) => text.replaceAll('{{product}}', common.product);
    const arrive = async (path: string, heading: string | RegExp, name: string) => {
      await page.goto(`/#${path}`);
      await page.getByRole('heading', { name: heading }).first().waitFor();
      const title = layout.titleOf.replace('{{name}}', name).replace('{{product}}', common.product);
      await expect.poll(() => page.title()).toBe(title);
    };
    await page.goto('/');
    await page.waitForURL(/#\/home$/);
    await page.getByRole('heading', { name: home.headline[0] }).waitFor();
    for (const [path, heading, name] of [
      ['/about', named(legal.about.title), layout.routes.about],
      ['/contact', legal.contact.title, layout.routes.contact],
      ['/service', named(legal.service.title), layout.routes.service],
      ['/privacy', named(legal.privacy.title), layout.routes.privacy],
      ['/refund', named(legal.refund.title), layout.routes.refund],
      ['/register', auth.register.title, layout.routes.register],
      ['/login', auth.login.title, layout.routes.login],
    ] as const)
      await arrive(path, heading, name);
    // a visitor is asked to sign in, and goes on from there
    for (const path of ['/resume', '/person-center', '/resume-library']) {
      await page.goto('/#/home');
      await page.goto(`/#${path}`);
      await page.waitForURL((url) => url.hash === `#/login?next=${encodeURIComponent(path)}`);
    }
    await page.goto('/#/no/such/page');
    await page.getByText(common.notFound, { exact: true }).waitFor();
    await keep('nowhere');

    const bar = page.getByRole('navigation', { name: layout.mainMenu });
    const { home: first, myResume, about, contact } = layout.routes;
    await expect(bar.getByRole('link')).toHaveText([first, myResume, about, contact]);

    await createAccount(page, `routes-${language}@example.com`);
    await page.goto('/');
    const id = await addResume(page, { name: 'Analyst', language, content: samples[language] });
    await arrive('/resume', resumes.title, layout.routes.myResume);
    await arrive('/person-center', account.title, layout.routes.personCenter);
    await arrive('/resume-library', resumes.dialog.pick, layout.routes.edit);
    await page.getByRole('heading', { name: resumes.library }).waitFor();
    await keep('library');
    await page.goto(`/#/resume-library/${id}`);
    await page.locator('[data-page]').first().waitFor();
    await keep('workspace');
  },
  { isLong: true },
);

lookAt(
  ROW,
  'three dots stand there while a page is on its way',
  async ({ page, words, keep }) => {
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
    await keep('waiting');
    release();
    await page.getByRole('heading', { name: words.legal.contact.title }).waitFor();
  },
  { isLong: true },
);
