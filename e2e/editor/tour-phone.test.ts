import { samples } from '@verdant/typesetter/samples';
import { templates as all } from '@verdant/typesetter/templates';
import { expect, inOne, LONG, test } from '../fixtures.ts';
import { handOf, TOUCH } from '../hand.ts';
import { addResume, createAccount } from '../person.ts';
import { wordsOf } from '../words.ts';
import { marked, shown, tourOf, wordOf } from './tour-steps.ts';

for (const language of inOne('zh'))
  test(
    `a tour on a phone, ${language}: words, order, columns and looks by taps, all undone and done again`,
    LONG,
    async ({ visit }) => {
      const { workspace, templates } = wordsOf(language);
      const { page, errors } = await visit(language, undefined, TOUCH);
      await createAccount(page, `tour-phone-${language}@example.com`);
      const sample = samples[language];
      const [first, second] = sample.work as [(typeof sample.work)[0], (typeof sample.work)[0]];
      const id = await addResume(page, { name: 'Tour', language, content: sample });
      await page.goto(`/#/resume-library/${id}`);
      const hand = handOf(page, language);
      await hand.stay();
      await hand.opened();
      const tour = tourOf(page, language);
      const { is } = tour;
      const before = shown(await tour.stored());
      const look = (name: string) => tour.look(`tour-phone-${name}`);
      const field = (at: number) => hand.field(`work/${first.id}/content/${at}`);
      const down = tour.button(workspace.moveDown);

      await hand.section('work');
      await look('1-words');
      const [one, two] = first.content as [string, string];
      await tour.select(field(0), 0, wordOf(one).length);
      await tour.bold.tap();
      await look('2-bold');
      await is((r) => r.content.work[0]!.content[0], marked(one, '**'));
      await tour.bulletGrip(0).tap();
      await down.tap();
      await look('3-bullet-down');
      await is((r) => r.content.work[0]!.content.slice(0, 2), [two, marked(one, '**')]);
      await tour.grip(first.position).tap();
      await down.tap();
      await look('4-entry-down');
      await is((r) => r.content.work.slice(0, 2).map((w) => w.id), [second.id, first.id]);

      await hand.choose(all.find(({ id }) => id === 'side')!.name[language]);
      const projects = workspace.section.projects;
      await tour.button(templates.up.replace('{{name}}', projects)).tap();
      await look('5-order');
      await tour.button(templates.place.replace('{{name}}', projects)).tap();
      await page.getByRole('menuitemradio', { name: templates.columnsOf.side }).tap();
      await look('6-column');
      await is((r) => r.style.arrangement?.projects?.column, 'side');
      await page.keyboard.press('Escape');
      await tour.button(templates.preset.lively).tap();
      await is((r) => r.style.icons, true);
      await hand.saved();
      await look('7-preset');
      const after = shown(await tour.stored());

      await tour.undoAll((undo) => undo.tap());
      await is(shown, before);
      await look('8-undone');
      await tour.redoAll((redo) => redo.tap());
      await is(shown, after);
      await look('9-again');
      expect(errors).toEqual([]);
    },
  );
