import type { Page, Route } from '@playwright/test';
import type { Task } from '@verdant/contracts';
import { samples } from '@verdant/typesetter/samples';
import { expect } from '../fixtures.ts';
import { addResume, createAccount, post } from '../person.ts';
import { patternOf } from '../words.ts';
import { lookAt } from './row.ts';
import { withWeakPoints } from './weak-points.ts';

const ROW = 'R40-errors';

/** What the server says once it is in trouble that no test can bring about. */
const answer = (status: number, envelope: object) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify({ data: null, ...envelope }) });
const internal = answer(500, { code: 500, name: 'internal', errMsg: 'The request number is r-1' });
const toast = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });

lookAt(
  ROW,
  'what was used up opens the recharge dialog',
  async ({ page, language, words, keep }) => {
    const { analysis, purchase, workspace } = words;
    await createAccount(page, `used-up-${language}@example.com`);
    const id = await addResume(page, { name: 'R', language, content: samples[language] });
    const left = async () => {
      const { data } = await (await page.request.get('/api/user/vipAmount')).json();
      return data.find(({ code }: { code: string }) => code === 'analyses').left;
    };
    for (let n = await left(); n > 0; n--) {
      await post(page, '/resume/analyze', { id });
      const tasks = async () => (await (await page.request.get('/api/task/list')).json()).data.items;
      await expect.poll(async () => (await tasks()).every((task: Task) => task.status === 'succeeded')).toBe(true);
    }
    await page.goto(`/#/resume-library/${id}`);
    await page.getByRole('tab', { name: workspace.tabs.review }).click();
    await page.getByRole('button', { name: analysis.again }).click();
    await page.getByRole('dialog', { name: patternOf(purchase.activate) }).waitFor();
    await page.locator('[data-order]').waitFor();
    await keep('balance');
  },
  { isLong: true, inLanguage: 'zh' },
);

lookAt(
  ROW,
  'packages that can’t be listed and a membership that is not told are said in a toast',
  async ({ page, language, words, keep }) => {
    const { membership, purchase, layout } = words;
    await page.route('**/api/vip/package/list', internal);
    await createAccount(page, `no-packages-${language}@example.com`);
    await page.goto('/');
    await page.getByRole('button', { name: membership.floating.recharge, exact: true }).click();
    await toast(page, 'r-1').waitFor();
    await page.getByText(purchase.noPackages).waitFor();
    await expect(page.getByRole('dialog').getByRole('radio', { name: /¥|VIP/ })).toHaveCount(0);
    await keep('packages');

    await page.unroute('**/api/vip/package/list');
    await page.route('**/api/user/info', internal);
    await page.goto('about:blank');
    await page.goto('/#/home');
    await toast(page, 'r-1').waitFor();
    await page.getByRole('button', { name: layout.account }).waitFor();
    await expect(page.locator('[data-member]')).toHaveCount(0);
    await keep('user-info');
  },
  { inLanguage: 'zh', isLong: true, mayFail: true },
);

lookAt(
  ROW,
  'an error of the page shows the crash screen, with the way home',
  async ({ page, language, words, keep }) => {
    const { common } = words;
    await createAccount(page, `crash-${language}@example.com`);
    // an answer that is none of ours
    await page.route('**/api/resume/list**', answer(200, { code: 0, errMsg: '', data: { items: [null], total: 1 } }));
    await page.goto('/#/resume');
    await page.getByRole('heading', { name: common.crashTitle }).waitFor();
    await page.getByText(common.crashText).waitFor();
    if (language === 'en') {
      expect(common.crashTitle).toBe('Something went wrong.');
      expect(common.crashText).toBe('Excuse me. Please wait for our team to fix it.');
    }
    await keep('crash');
    await page.getByRole('link', { name: common.backHome }).click();
    await page.getByRole('heading', { name: words.home.headline[0] }).waitFor();
  },
  { isLong: true, mayFail: true },
);

lookAt(
  ROW,
  'more suggestions than the level allows, and a review that fails, are said where they were asked for',
  async ({ page, language, words, keep }) => {
    const { analysis, purchase } = words;
    await createAccount(page, `beyond-${language}@example.com`);
    const id = await addResume(page, { name: 'R', language, content: withWeakPoints(language) });
    await page.goto(`/#/resume-library/${id}?tab=review`);
    await page.locator('[data-page]').first().waitFor();
    const failing = '**/api/resume/analyze';
    await page.route(failing, internal);
    const start = page.getByRole('button', { name: analysis.first.start });
    await start.click();
    await page.getByText('r-1').first().waitFor();
    await page.unroute(failing);
    await start.click();
    const lines = page.locator('[data-check]');
    await lines.first().waitFor({ timeout: 60_000 });
    const chooseAll = new RegExp(
      `${patternOf(analysis.chooseAll_one).source}|${patternOf(analysis.chooseAll_other).source}`,
    );
    await page.getByRole('button', { name: chooseAll }).click();
    await page.getByText(analysis.selected_other.replace('{{count}}', '10')).waitFor();
    await page.getByText(analysis.limit).waitFor();
    if (language === 'en')
      expect(analysis.limit).toBe(
        "You can't check more suggestions for your current benefits, please upgrade your benefits.",
      );
    await keep('limit');
    // and the way on leads to more
    await page.getByRole('button', { name: words.match.upgrade }).click();
    await page.getByRole('dialog', { name: patternOf(purchase.activate) }).waitFor();
  },
  { isLong: true, mayFail: true },
);

lookAt(
  ROW,
  'a review without an outcome says so',
  async ({ page, language, words, keep }) => {
    const { analysis } = words;
    if (language === 'en')
      expect(analysis.none).toBe('Analysis suggestion failed or there are no analysis suggestions available');
    await createAccount(page, `no-review-${language}@example.com`);
    const id = await addResume(page, { name: 'R', language, content: samples[language] });
    await page.goto(`/#/resume-library/${id}?tab=review`);
    await page.locator('[data-page]').first().waitFor();
    await page.route('**/api/task/detail**', async (route) => {
      const { data } = await (await route.fetch()).json();
      const error = { code: 500, name: 'internal', message: 'r-1' };
      await route.fulfill({ json: { code: 0, errMsg: '', data: { ...data, status: 'failed', result: null, error } } });
    });
    await page.getByRole('button', { name: analysis.first.start }).click();
    await page.getByText(analysis.none).waitFor();
    await keep('no-review');
  },
  { isLong: true, inLanguage: 'zh', mayFail: true },
);

lookAt(
  ROW,
  'a dead network, an answer that is none, and a part that does not come are named where they were met',
  async ({ page, words, keep }) => {
    const { auth, errors, common, legal } = words;
    await page.goto('/#/login');
    const email = page.getByLabel(auth.email, { exact: true });
    const submit = page.getByRole('button', { name: auth.login.submit, exact: true });
    const said = (text: string) => page.getByRole('alert').filter({ hasText: text });
    await email.fill('a@example.com');
    await page.getByLabel(auth.password, { exact: true }).fill('whatever-1');
    await page.route('**/api/login', (route) => route.abort());
    await submit.click();
    await said(errors.network).waitFor();
    expect(words.errors.network).toMatch(/Network Error|网络/);
    await keep('network');
    await page.unroute('**/api/login');
    await page.route('**/api/login', (route) => route.fulfill({ status: 418, body: 'a teapot' }));
    await submit.click();
    await said(errors.status.replace('{{status}}', '418')).waitFor();
    await keep('status');
    // an older sentence does not stand beside a newer one
    await email.fill('');
    await submit.click();
    await page.getByText(auth.pleaseInput.replace('{{field}}', auth.fieldEmail)).waitFor();
    await expect(said('418')).toHaveCount(0);

    await page.goto('about:blank');
    await page.route(/contact-page/, (route) => route.abort());
    await page.goto('/#/contact');
    const notice = said(errors.network);
    await notice.waitFor();
    await keep('part');
    // a reload is offered for a newer build alone
    await page.route('/', async (route) => {
      const built = await (await route.fetch()).text();
      await route.fulfill({ contentType: 'text/html', body: built.replace(/first-[\w-]+\.js/, 'first-newer000.js') });
    });
    await notice.getByRole('button', { name: common.retry, exact: true }).click();
    await page.getByText(common.newBuild).waitFor();
    await keep('new-build');
    await page.unrouteAll();
    await page.getByRole('button', { name: common.reload, exact: true }).click();
    await page.getByRole('heading', { name: legal.contact.title }).waitFor();
  },
  { isLong: true, mayFail: true },
);
