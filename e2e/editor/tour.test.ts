import type { Locator, Page } from '@playwright/test';
import { samples } from '@verdant/typesetter/samples';
import { templates as all } from '@verdant/typesetter/templates';
import { expect, inOne, LONG, test } from '../fixtures.ts';
import { addResume, createAccount } from '../person.ts';
import { wordsOf } from '../words.ts';
import { workspaceOf } from '../workspace.ts';
import { marked, shown, tourOf, wordOf } from './tour-steps.ts';

/** Drags a handle, in steps as a hand does, over the middle of what it is to take the place of; `held` looks on. */
async function drag(page: Page, grip: Locator, onto: Locator, held: () => Promise<void>): Promise<void> {
  await grip.scrollIntoViewIfNeeded();
  const [from, to] = [(await grip.boundingBox())!, (await onto.boundingBox())!];
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, to.y + to.height / 2 + 4, { steps: 12 });
  await held();
  await page.mouse.up();
}

for (const language of inOne('en'))
  test(
    `a tour, ${language}: words, order, columns and looks, by pointer and by keys, all undone and done again`,
    LONG,
    async ({ visit }) => {
      const { workspace, templates } = wordsOf(language);
      const { page, errors } = await visit(language);
      await createAccount(page, `tour-${language}@example.com`);
      const sample = samples[language];
      const [first, second] = sample.work as [(typeof sample.work)[0], (typeof sample.work)[0]];
      const id = await addResume(page, { name: 'Tour', language, content: sample });
      await page.goto(`/#/resume-library/${id}`);
      const steps = workspaceOf(page, language);
      await steps.opened();
      const tour = tourOf(page, language);
      const { is, grip, bulletGrip } = tour;
      const before = shown(await steps.stored());
      const look = (name: string) => tour.look(`tour-${name}`);
      const bullets = `work/${first.id}/content`;
      const field = (at: number) => page.locator(`[data-path="${bullets}/${at}"]`);

      await steps.read('work', bullets);
      await look('1-words');
      const [one, two] = first.content as [string, string];
      await tour.select(field(0), 0, wordOf(one).length);
      await tour.bold.click();
      await look('2-bold');
      await tour.select(field(1), 0, wordOf(two).length);
      await page.keyboard.press('ControlOrMeta+i');
      await is((r) => r.content.work[0]!.content.slice(0, 2), [marked(one, '**'), marked(two, '*')]);

      await drag(page, bulletGrip(0), field(1), () => look('3-dragged'));
      await is((r) => r.content.work[0]!.content.slice(0, 2), [marked(two, '*'), marked(one, '**')]);
      const entryGrip = grip(first.position);
      await entryGrip.focus();
      await page.keyboard.press('Space');
      await look('4-lifted');
      // what a reader of screens is told, which is when the list knows; it listens a moment after it is lifted
      const told = page.getByText(workspace.drag.over.replace('{{place}}', '2').replace('{{of}}', '2'));
      await expect(async () => {
        await page.keyboard.press('ArrowDown');
        await told.waitFor({ state: 'attached', timeout: 2_000 });
      }).toPass();
      await page.keyboard.press('Space');
      await is((r) => r.content.work.slice(0, 2).map((w) => w.id), [second.id, first.id]);

      await steps.choose(all.find(({ id }) => id === 'side')!.name[language]);
      const projects = workspace.section.projects;
      await page.getByRole('button', { name: templates.up.replace('{{name}}', projects), exact: true }).click();
      await look('5-order');
      await page
        .getByRole('button', { name: templates.place.replace('{{name}}', projects), exact: true })
        .press('Enter');
      await page.getByRole('menuitemradio', { name: templates.columnsOf.side }).press('Enter');
      await look('6-column');
      await page.keyboard.press('Escape');
      await is((r) => r.style.arrangement?.projects?.column, 'side');
      await page.getByRole('button', { name: templates.preset.lively, exact: true }).click();
      await is((r) => r.style.icons, true);
      await steps.saved();
      await look('7-preset');
      const after = shown(await steps.stored());

      await tour.undoAll((undo) => undo.click());
      await is(shown, before);
      await look('8-undone');
      await tour.redoAll(() => page.keyboard.press('ControlOrMeta+Shift+z'));
      await is(shown, after);
      await look('9-again');
      expect(errors).toEqual([]);
    },
  );
