import type { Language } from '@verdant/contracts';
import { samples } from '@verdant/typesetter/samples';
import { expect, inOne, LONG, test } from './fixtures.ts';
import { addResume, createAccount } from './person.ts';
import { picture } from './picture.ts';
import { violationsOf } from './site/audit.ts';
import { patternOf, wordsOf } from './words.ts';
import { workspaceOf } from './workspace.ts';

const told: Record<Language, { position: string; point: string; answer: string; becomes: string; own: string }> = {
  en: {
    position: 'Nurse',
    point: 'Washed and fed patients.',
    answer: 'about 8',
    becomes: 'Washed and fed patients, about 8 patients a shift.',
    own: 'Trained the two newest nurses until they worked alone',
  },
  zh: {
    position: '护士',
    point: '照护重症患者；',
    answer: '6 位',
    becomes: '照护重症患者，每班看护6位患者；',
    own: '带教两名新护士，直到她们能独立上岗',
  },
};

for (const language of inOne('en'))
  test(
    `questions, ${language}: an answer becomes a bullet, beside its original, and can be undone`,
    LONG,
    async ({ visit }) => {
      const { analysis, workspace } = wordsOf(language);
      const { page, errors } = await visit(language);
      await createAccount(page, `questions-${language}@example.com`);
      const { position, point, answer, becomes, own } = told[language];
      const [first] = samples[language].work;
      const work = [{ ...first!, position, content: [point], achievements: [], metrics: [] }];
      const id = await addResume(page, { name: 'Q', language, content: { ...samples[language], work, projects: [] } });
      await page.goto(`/#/resume-library/${id}?tab=review`);
      const steps = workspaceOf(page, language);
      await steps.opened();
      await page.getByRole('button', { name: analysis.first.start, exact: true }).click();

      // advice without a wording can be left as it is, and looked at again
      const lines = page.locator('[data-check]');
      await lines.first().waitFor();
      const all = await lines.count();
      await lines.first().getByRole('button').first().press('Enter');
      await lines.first().getByRole('button', { name: analysis.dismiss, exact: true }).waitFor();
      await page.keyboard.press('d');
      const settled = page.getByRole('button', { name: analysis.lookAgain, exact: true });
      await settled.first().waitFor();
      await page.reload();
      await steps.opened();
      await settled.first().scrollIntoViewIfNeeded();
      expect(await violationsOf(page)).toEqual([]);
      await picture(page, 'advice-dismissed', language);
      await settled.first().press('Enter');
      await expect(settled).toHaveCount(0);
      await expect(lines).toHaveCount(all);

      const part = page.locator('[data-questions]');
      await part.getByRole('button', { name: analysis.questions.title }).click();
      const field = part.getByRole('textbox');
      const button = (text: string) => part.getByRole('button', { name: patternOf(text) });

      await field.fill(answer);
      await field.press('Enter');
      await expect(part.locator('ins').first()).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await button(analysis.questions.take).press('Enter');
      await steps.saved();

      // what says nothing is told so; Escape goes on
      await field.fill('many');
      await field.press('Enter');
      await part.getByText(analysis.questions.refusal.saysNothing).waitFor();
      await field.press('Escape');
      await field.fill(own);
      await field.press('Enter');
      await button(analysis.questions.take).press('Enter');
      await steps.saved();
      const bullets = async () => (await steps.stored()).content.work[0]!.content;
      await expect.poll(bullets).toEqual([becomes, expect.stringContaining(own)]);

      while (await field.isVisible()) await field.press('Escape');
      await part.getByText(analysis.questions.done_other.replace('{{count}}', '2')).waitFor();
      await page.getByRole('button', { name: workspace.undo, exact: true }).click();
      await expect.poll(bullets).toEqual([becomes]);
      expect(errors).toEqual([]);
    },
  );
