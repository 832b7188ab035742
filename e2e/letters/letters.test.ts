import type { Language } from '@verdant/contracts';
import { people } from '../../packages/testkit/people/warehouse-analysts.ts';
import { BOTH, expect, inOne, LONG, PHONE, test } from '../fixtures.ts';
import { addResume, createAccount, post } from '../person.ts';
import { shown } from '../site/looked.ts';
import { patternOf, wordsOf } from '../words.ts';

const POSTING: Record<Language, string> = {
  en: 'Operations analyst\nRequirements: SQL, Tableau, Kubernetes.',
  zh: '运营分析师\n任职要求：熟悉 SQL、Tableau，了解 Kubernetes。',
};
const CARD: Record<Language, { title: string; employer: string }> = {
  en: { title: 'Operations analyst', employer: 'Tidewater Freight' },
  zh: { title: '运营分析师', employer: '远山供应链' },
};
const WHY: Record<Language, string> = {
  en: 'My father drove for you, and I grew up with your orange lorries.',
  zh: '我父亲在你们车队开过车，我从小就认识橙色的货车。',
};

// `site.long.test.ts` looks at each state of a letter on a phone
for (const viewport of BOTH ? [undefined, PHONE] : [undefined])
  for (const language of inOne(viewport ? 'zh' : 'en'))
    test(
      `a letter is begun from a card, told in own facts and kept (${language}, ${viewport ? 'phone' : 'desktop'})`,
      LONG,
      async ({ visit }) => {
        const { page, errors } = await visit(language, undefined, viewport && { viewport, hasTouch: true });
        const size = viewport ? 'phone' : 'desktop';
        const { letters, applications } = wordsOf(language);
        const content = people[language];
        await createAccount(page, `letters-${language}-${size}@example.com`);
        await addResume(page, { name: 'CV', language, content });
        await page.goto('/#/letters');
        await page.getByRole('heading', { name: letters.empty }).waitFor();
        await shown(page, `letters-empty.${size}`, language);

        await post(page, '/application/updateing', { ...CARD[language], posting: POSTING[language] });
        await page.goto('/#/applications');
        await page.getByRole('button', { name: patternOf(applications.actions) }).click();
        await page.getByRole('menuitem', { name: letters.write }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByText(CARD[language].title).or(dialog.locator('input')).first().waitFor();
        await shown(page, `letters-new.${size}`, language);
        await dialog.getByRole('button', { name: letters.dialog.begin }).click();

        await expect(page.getByRole('heading', { level: 1, name: CARD[language].employer })).toBeVisible();
        const text = (role: keyof typeof letters.roles) =>
          page.getByLabel(`${letters.roles[role]}: ${letters.text}`, { exact: true });
        await expect(text('opening')).toHaveValue(new RegExp(CARD[language].employer));
        await expect(text('whyThem')).toHaveValue('');
        await page.getByLabel(letters.asks.why).fill(WHY[language]);
        await page.getByRole('button', { name: letters.use }).click();
        await expect(text('whyThem')).toHaveValue(WHY[language]);
        const told = content.work[0]!.content[1]!;
        await page.getByRole('checkbox', { name: told }).check();
        await expect(text('whyMe')).toHaveValue(new RegExp(told.slice(1, 12)));
        // the page is the real one
        await expect(page.locator('svg text', { hasText: content.basics.name }).first()).toBeAttached();
        await expect(page.getByText(wordsOf(language).workspace.save.saved, { exact: true })).toBeVisible();
        await shown(page, `letters-editor.${size}`, language);
        await text('closing').press('Control+z');
        await expect(page.getByRole('checkbox', { name: told })).not.toBeChecked();
        await expect(page.getByText(wordsOf(language).workspace.save.saved, { exact: true })).toBeVisible();
        await page.reload();
        await expect(text('whyThem')).toHaveValue(WHY[language]);

        await page.getByRole('link', { name: letters.all }).click();
        await page.getByRole('listitem').filter({ hasText: CARD[language].employer }).waitFor();
        await page.getByRole('button', { name: letters.new }).click();
        await page.getByRole('radio', { name: patternOf(letters.kinds.greeting) }).click();
        await shown(page, `letters-kinds.${size}`, language);
        await page.getByRole('button', { name: letters.dialog.begin }).click();
        await page.getByRole('button', { name: letters.copy }).waitFor();
        // what is said later is asked for and offered
        await page.getByLabel(letters.field.post, { exact: true }).fill(CARD[language].title);
        await page.getByRole('button', { name: new RegExp(`^${letters.add}: .*${CARD[language].title}`) }).click();
        await expect(text('opening')).toHaveValue(new RegExp(CARD[language].title));
        await shown(page, `letters-greeting.${size}`, language);
        await page.getByRole('link', { name: letters.all }).click();
        await page
          .getByRole('button', { name: patternOf(letters.actions) })
          .first()
          .click();
        await shown(page, `letters-list.${size}`, language);
        await page.keyboard.press('Escape');
        expect(errors).toEqual([]);
      },
    );
