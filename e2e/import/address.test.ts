import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { people } from '../../packages/testkit/people/warehouse-analysts.ts';
import { expect, inOne, LONG, PHONE, test } from '../fixtures.ts';
import { addResume, createAccount, fileOf } from '../person.ts';
import { shown } from '../site/looked.ts';
import { wordsOf } from '../words.ts';

/** The one address of this machine that the product asks (see serve.ts). */
const HOST = '127.9.9.9';

for (const language of inOne('zh'))
  test(
    `a JSON Resume is fetched from its address, and a wrong address can be mended (${language})`,
    LONG,
    async ({ visit }) => {
      const { page } = await visit(language, undefined, { viewport: PHONE, hasTouch: true });
      await createAccount(page, `address-${language}@example.com`);
      const id = await addResume(page, { name: 'CV', language, content: people[language] });
      const cv = await fileOf(page, id, 'json');
      const server = createServer((request, answer) => {
        const isCv = request.url === '/resume.json';
        answer.setHeader('content-type', isCv ? 'text/plain' : 'text/html').end(isCv ? cv : '<!doctype html>');
      });
      await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
      const host = `http://${HOST}:${(server.address() as AddressInfo).port}`;
      try {
        const { resumes } = wordsOf(language);
        await page.goto('/#/resume?new=import');
        const field = page.getByLabel(resumes.dialog.address);
        const fetch = page.getByRole('button', { name: resumes.dialog.fetch, exact: true });
        await field.fill('resume.json');
        await fetch.click();
        await expect(page.getByText(resumes.dialog.addressWrong)).toBeVisible();
        await field.fill('http://127.0.0.1/resume.json');
        await field.press('Enter');
        await expect(page.getByRole('alert')).toContainText(language === 'zh' ? '公网' : 'public');
        await expect(field).toHaveValue('http://127.0.0.1/resume.json');
        await field.fill(`${host}/page`);
        await fetch.click();
        await expect(page.getByRole('alert')).toContainText('Raw');
        await shown(page, 'import-address.phone', language);
        await page.setViewportSize({ width: 1440, height: 900 });
        await shown(page, 'import-address.desktop', language);
        await field.fill(`${host}/resume.json`);
        await fetch.click();
        await page.waitForURL(/#\/resume-library\/.+/, { timeout: 60_000 });
        await expect(page.getByText(people[language].basics.name).first()).toBeVisible();
      } finally {
        server.close();
      }
    },
  );
