import type { Language } from '@verdant/contracts';
import { samples } from '@verdant/typesetter/samples';
import { expect, inOne, LONG, test } from './fixtures.ts';
import { addResume, createAccount } from './person.ts';
import { violationsOf } from './site/audit.ts';
import { wordsOf } from './words.ts';
import { workspaceOf } from './workspace.ts';

const told: Record<Language, { point: string; word: string; bold: string; linked: string }> = {
  en: {
    point: 'Led the team',
    word: 'Led',
    bold: '**Led** the team',
    linked: '**Led** the [team](https://example.com/work)',
  },
  zh: { point: '负责增长', word: '负责', bold: '**负责**增长', linked: '**负责**[增长](https://example.com/work)' },
};

for (const language of inOne('zh'))
  test(
    `marks, ${language}: bold by pointer and key, a link, Markdown and a page pasted, all undone`,
    LONG,
    async ({ visit }) => {
      const { workspace } = wordsOf(language);
      const { page, errors } = await visit(language);
      await createAccount(page, `marks-${language}@example.com`);
      const { point, word, bold, linked } = told[language];
      const [first] = samples[language].work;
      const work = [{ ...first!, id: 'w1', content: [point], achievements: [], metrics: [] }];
      const id = await addResume(page, { name: 'M', language, content: { ...samples[language], work } });
      await page.goto(`/#/resume-library/${id}`);
      const steps = workspaceOf(page, language);
      await steps.opened();
      await steps.read('work', 'work/w1/content');
      const field = page.locator('[data-path="work/w1/content/0"]');
      const tools = page.getByRole('toolbar', { name: workspace.marks.bar });
      const tool = (name: string) => tools.getByRole('button', { name, exact: true });
      const select = (text: string) =>
        field.evaluate((area: HTMLTextAreaElement, words) => {
          const from = area.value.indexOf(words);
          area.focus();
          area.setSelectionRange(from, from + words.length);
        }, text);
      const paste = (data: Record<string, string>) =>
        field.evaluate((area, given) => {
          const clipboard = new DataTransfer();
          for (const [kind, text] of Object.entries(given)) clipboard.setData(kind, text);
          area.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }),
          );
        }, data);

      // by pointer and back, by key and back
      await select(word);
      await tool(workspace.marks.bold).click();
      await expect(field).toHaveValue(bold);
      await expect(tool(workspace.marks.bold)).toHaveAttribute('aria-pressed', 'true');
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Control+b');
      await expect(field).toHaveValue(point);
      await page.keyboard.press('Control+i');
      await expect(field).toHaveValue(bold.replaceAll('**', '*'));
      await page.keyboard.press('Control+z');
      await expect(field).toHaveValue(point);
      await select(word);
      await page.keyboard.press('Control+b');

      // a link: what is none is told, what is one is set
      await select(language === 'en' ? 'team' : '增长');
      await page.keyboard.press('Control+k');
      const address = page.getByLabel(workspace.marks.address);
      await address.fill('javascript:alert(1)');
      await address.press('Enter');
      await page.getByText(workspace.marks.wrong).waitFor();
      await address.fill('example.com/work');
      await address.press('Enter');
      await expect(field).toHaveValue(linked);
      await expect(field).toBeFocused();
      await steps.saved();
      expect((await steps.stored()).content.work[0]!.content).toEqual([linked]);
      // the page shows words, not signs
      await expect(page.locator('[data-page]').first()).toContainText(point);

      // Enter within bold words leaves both halves whole; undo brings the bullet back
      await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 3));
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-path="work/w1/content/1"]')).toBeVisible();
      await page.keyboard.press('Control+z');
      await expect(field).toHaveValue(linked);

      await field.fill('');
      await paste({ 'text/plain': 'x', 'text/html': '<p>A <b>b</b> <a href="https://example.com/c">c</a></p>' });
      await expect(field).toHaveValue('A **b** [c](https://example.com/c)');
      await field.fill('');
      await paste({ 'text/plain': '- __one__ two\n- *three*' });
      await expect(field).toHaveValue('**one** two');
      await expect(page.locator('[data-path="work/w1/content/1"]')).toHaveValue('*three*');
      await page.keyboard.press('Control+z');
      await expect(field).toHaveValue('');
      expect(errors).toEqual([]);
    },
  );
