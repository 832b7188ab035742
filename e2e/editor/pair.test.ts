import type { Page } from '@playwright/test';
import type { Language, PairState, Resume, ResumeContent } from '@verdant/contracts';
import { pairOfOne } from '@verdant/testkit/people/pair';
import { expect, inOne, LONG, test } from '../fixtures.ts';
import { handOf, TOUCH } from '../hand.ts';
import { addResume, createAccount, post } from '../person.ts';
import { picture } from '../picture.ts';
import { patternOf, wordsOf } from '../words.ts';
import { workspaceOf } from '../workspace.ts';

const both = pairOfOne();
const get = async <T>(page: Page, path: string, id: string): Promise<T> =>
  (await (await page.context().request.get(`/api${path}?id=${id}`)).json()).data;
const resumeOf = (page: Page, id: string) => get<Resume>(page, '/resume/detail', id);
const edit = async (page: Page, id: string, change: (content: ResumeContent) => void) => {
  const { content, revision } = await resumeOf(page, id);
  change(content);
  await post(page, '/resume/updateing', { id, revision, content });
};

/** Somebody with a résumé in either language. */
const twins = async (page: Page, email: string) => {
  await createAccount(page, email);
  const zh = await addResume(page, { name: '周致远 简历', language: 'zh', content: both.zh });
  const en = await addResume(page, { name: 'Zhou Zhiyuan CV', language: 'en', content: both.en });
  return { zh, en };
};

const pairOn = (page: Page, language: Language) => {
  const { pair } = wordsOf(language);
  return {
    place: (id: string) => page.locator(`[data-place="${id}"]`),
    places: page.locator('[data-place]'),
    button: (name: string | RegExp) => page.getByRole('button', { name, exact: true }),
    sign: page.getByRole('button', { name: new RegExp(`^${pair.title}: `) }),
    count: (count: number) => pair[count === 1 ? 'behind_one' : 'behind_other'].replace('{{count}}', String(count)),
  };
};

for (const language of inOne('en'))
  test(
    `the linked pair, ${language}: linked, told what is behind, one carried, all exact, words written, taken back, parted`,
    LONG,
    async ({ visit }) => {
      const { pair, resumes } = wordsOf(language);
      const { page, errors } = await visit(language);
      const { zh, en } = await twins(page, `pair-${language}@example.com`);
      const { place, places, button, sign, count } = pairOn(page, language);

      // from the list to the link
      await page.goto('/#/resume');
      await page.getByRole('button', { name: resumes.more.replace('{{name}}', 'Zhou Zhiyuan CV') }).click();
      await page.getByRole('menuitem', { name: pair.title }).click();
      await button(pair.link.goWith.replace('{{name}}', '周致远 简历')).click();
      await page.getByRole('heading', { name: pair.even }).waitFor();

      // the other one goes on meanwhile
      await edit(page, zh, (content) => {
        content.work[0]!.start = '2021-09';
        content.work[0]!.location = '上海';
        content.work[0]!.content[2] = '为 12 个团队设计灰度发布，并写下操作手册';
        content.skills[0]!.items.push('Kotlin', 'Rust');
        content.awards = [];
      });
      const before = await resumeOf(page, en);
      await page.goto('/#/resume');
      await page.goto(`/#/resume-library/${en}`);
      await expect(sign).toHaveAccessibleName(new RegExp(count(6)));
      await sign.click();
      await expect(places).toHaveCount(6);
      await expect(place('work/w1/start')).toContainText('2021-09');
      await picture(page, 'pair-behind', language);

      // one, then all that is sure: what could lose something and words stay
      await place('work/w1/start').getByRole('button', { name: pair.carry }).click();
      await expect(places).toHaveCount(5);
      await button(pair.carryAll_other.replace('{{count}}', '3')).click();
      await expect(places).toHaveCount(2);
      const { content } = await resumeOf(page, en);
      const expected = structuredClone(before.content);
      Object.assign(expected.work[0]!, { start: '2021-09', location: 'Shanghai' });
      expected.skills[0]!.items.push('Kotlin', 'Rust');
      expect(content).toEqual(expected);
      await expect(place('work/w1/content#2').getByRole('textbox')).toHaveValue(before.content.work[0]!.content[2]!);

      // back by one step, and again
      await button(pair.undo).click();
      await expect(places).toHaveCount(5);
      await page.locator('[data-side="here"] header').getByRole('button').click();
      await expect(places).toHaveCount(2);

      // words of one's own by keyboard, and one that is meant to differ
      await page.keyboard.press('j');
      const words = place('work/w1/content#2').getByRole('textbox');
      await words.fill('Designed canary releases for 12 teams and wrote their handbook');
      await words.press('Control+Enter');
      await expect(places).toHaveCount(1);
      await expect(places.first()).toBeFocused();
      await page.keyboard.press('d');
      await page.getByRole('heading', { name: pair.even }).waitFor();
      const written = await resumeOf(page, en);
      expect(written.content.work[0]!.content[2]).toMatch(/handbook$/);
      expect(written.content.awards).toHaveLength(1);

      // what is written here is behind there
      await button(pair.close).click();
      await workspaceOf(page, language).type('introduction', 'basics/introduction', 'Somebody else altogether');
      await expect(sign).toHaveAccessibleName(new RegExp(count(1)));
      await page.getByRole('button', { name: wordsOf(language).match.version.menu }).click();
      await page.getByRole('menuitem', { name: pair.title }).click();
      await expect(place('basics/introduction')).toContainText('Somebody else altogether');
      await button(pair.unlink.go).click();
      await button(pair.unlink.yes).click();
      await page.getByRole('heading', { name: pair.link.title }).waitFor();
      await expect(sign).toHaveCount(0);
      expect(await get<PairState | null>(page, '/resume/pair/detail', zh)).toBeNull();
      expect(errors).toEqual([]);
    },
  );

test('the linked pair: nobody links what is another’s', LONG, async ({ visit }) => {
  const { pair } = wordsOf('en');
  const theirs = await visit('zh');
  const stranger = await twins(theirs.page, 'pair-theirs@example.com');
  const { page } = await visit('en');
  await createAccount(page, 'pair-own@example.com');
  const id = await addResume(page, { name: 'Mine', language: 'en', content: both.en });
  await page.goto(`/#/resume-library/${id}?view=pair`);
  await page.getByText(pair.link.none).waitFor();
  await page.getByRole('button', { name: pair.link.make.zh }).waitFor();
  const refused = await page
    .context()
    .request.post('/api/resume/pair/link', { headers: { 'x-verdant': '1' }, data: { id, twinId: stranger.zh } });
  expect(refused.status()).toBe(404);
  expect(await get(theirs.page, '/resume/pair/detail', stranger.zh)).toBeNull();
});

for (const language of inOne('zh'))
  test(`the linked pair, ${language}: on a phone`, LONG, async ({ visit }) => {
    const { pair } = wordsOf(language);
    const { page, errors } = await visit(language, undefined, TOUCH);
    const { zh, en } = await twins(page, `pair-phone-${language}@example.com`);
    await post(page, '/resume/pair/link', { id: zh, twinId: en });
    await edit(page, zh, (content) => {
      content.work[0]!.start = '2021-09';
      content.basics.introduction = '换了一段简介，写得更短。';
    });
    await page.goto(`/#/resume-library/${en}`);
    const hand = handOf(page, language);
    await hand.stay();
    await hand.opened();
    await hand.go('more');
    await page
      .getByRole('button', { name: patternOf(pair.title) })
      .first()
      .tap();
    const { places, button } = pairOn(page, language);
    await expect(places).toHaveCount(2);
    await picture(page, 'pair-phone', language);
    for (const one of [button(pair.carry), button(pair.settle).first(), button(pair.close)])
      expect((await one.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await button(pair.carry).tap();
    await expect(places).toHaveCount(1);
    await picture(page, 'pair-phone-carried', language);
    // into the editor at the place, and the way back
    await page.getByRole('button', { name: patternOf(`${pair.edit}: `) }).tap();
    await expect(page.locator('[data-path="basics/introduction"]').first()).toBeVisible();
    await page.goBack();
    await expect(places).toHaveCount(1);
    expect(errors).toEqual([]);
  });

for (const language of inOne('en'))
  test(`the linked pair, ${language}: one page for both`, LONG, async ({ visit }) => {
    const { pair, templates } = wordsOf(language);
    const { page, errors } = await visit(language);
    const { zh, en } = await twins(page, `pair-page-${language}@example.com`);
    const sheet = page.locator('[data-page="1"]');
    const { button } = pairOn(page, language);

    // without a twin the template says how to get one
    await page.goto(`/#/resume-library/${en}?tab=template`);
    await page.getByRole('button', { name: language === 'zh' ? /^双语/ : /^Bilingual/ }).click();
    await page.getByText(templates.both.none.zh).waitFor();
    await expect(sheet).toContainText('Zhou Zhiyuan');
    await expect(sheet).not.toContainText('周致远');
    await picture(page, 'pair-page-none', language);
    await page.getByRole('link', { name: templates.both.get }).click();
    await button(pair.link.goWith.replace('{{name}}', '周致远 简历')).click();
    await page.getByRole('heading', { name: pair.even }).waitFor();

    // with one both stand on the page, and the twin as it was last saved
    await expect(sheet).toContainText('云栈电商');
    await expect(sheet).toContainText('Yunzhan Commerce');
    await edit(page, zh, (content) => {
      content.work[0]!.company = '云栈商业';
    });
    // two addresses at once would be one way: the workspace is to be left and opened again
    await page.goto('/#/resume');
    await sheet.waitFor({ state: 'detached' });
    await page.goto(`/#/resume-library/${en}?tab=template`);
    await page.getByText(templates.both.set.replace('{{name}}', '周致远 简历')).waitFor();
    await expect(sheet).toContainText('云栈商业');
    await page.getByRole('link', { name: templates.both.open }).scrollIntoViewIfNeeded();
    await picture(page, 'pair-page-set', language);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByText(templates.both.set.replace('{{name}}', '周致远 简历')).scrollIntoViewIfNeeded();
    await picture(page, 'pair-page-set-hand', language);
    expect(errors).toEqual([]);
  });
