import type { BrowserContextOptions, Page, Request } from '@playwright/test';
import type { Language } from '@verdant/contracts';
import { samples } from '@verdant/typesetter/samples';
import { BOTH, DESKTOP, expect, LANGUAGES, PHONE, test } from './fixtures.ts';
import { TOUCH } from './hand.ts';
import { addResume, createAccount, post } from './person.ts';
import { PICTURES } from './picture.ts';
import { bringAxe, collectConsoleErrors, flawsOf, htmlLang, violationsOf } from './site/audit.ts';
import type { PageState, Width } from './site/page-state.ts';
import { pageStates } from './site/page-states.ts';
import { quiet, settled, watchRequests } from './site/quiet.ts';
import { targetFlawsOf } from './site/targets.ts';
import { wordsOf } from './words.ts';

/** Whoever is narrower than this is a phone, to the site as well. */
const MEDIUM = 768;
const sizeOf = (width: number): { frame: Width; options: BrowserContextOptions } =>
  width < MEDIUM
    ? { frame: 'phone', options: { ...TOUCH, viewport: { ...PHONE, width } } }
    : { frame: 'wide', options: { viewport: { ...DESKTOP, width } } };
/** `E2E_WIDTHS` names others, as `1280,768`. */
const widths = process.env.E2E_WIDTHS?.split(',').map(Number) ?? [DESKTOP.width, PHONE.width];
/** The narrowest window: 1280 px at 400 %. */
const NARROWEST = 320;
/** `E2E_STATES=practice` walks those alone whose name begins so. */
const ONLY = process.env.E2E_STATES ?? '';
/**
 * Each state is looked at once: its language and scheme are taken in turn, and what later states rest on is done in each
 * walk. A state of one width alone is looked at in the walk of that width. All of it is walked where both languages, other
 * widths or pictures are asked for.
 */
const isWhole = BOTH || PICTURES !== undefined || process.env.E2E_WIDTHS !== undefined;
const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];
/** Thirty pages with axe on each: a minute or two on a free machine. */
const WALK_MS = 1_200_000;

/** Where the turn of the state `at` is: of four in a row each is another mixture. */
const turnOf = (at: number) => ({ language: LANGUAGES[at % 2]!, scheme: SCHEMES[(at >> 1) % 2]! });

/** English words are the longer ones: a member sees them on the phone, a visitor on the wide page, and Chinese the other way. */
const walks = LANGUAGES.flatMap((language) =>
  (['visitor', 'member'] as const).flatMap((who) => {
    const narrow = (language === 'en') === (who === 'member');
    return (isWhole ? widths : widths.filter((width) => width < MEDIUM === narrow)).map((width) => ({
      language,
      who,
      width,
    }));
  }),
);

/** An account with two résumés and an archive of one. */
async function createFilledAccount(page: Page, email: string, language: Language, cookiesAsked: boolean) {
  await createAccount(page, email, { cookiesAsked });
  const resumeId = await addResume(page, { name: 'Analyst, November', language, content: samples[language] });
  await addResume(page, { name: 'A name that goes on for rather longer than a card is wide', language });
  await post(page, '/archive/updateing', { resumeId, name: 'Calder Freight' });
  return resumeId;
}

/** A small page of the site, between two looks at another one. */
const ELSEWHERE = '/contact';
/** Goes to another page of the site: what was typed and opened on the one before goes with it. Not what its frame has opened or said. */
async function leave(page: Page, language: Language): Promise<boolean> {
  if (!page.url().startsWith('http')) return false;
  await goTo(page, ELSEWHERE);
  await page
    .locator('h1')
    .filter({ hasText: wordsOf(language).legal.contact.title })
    .waitFor();
  return (await page.locator('[role=dialog], [role=menu], [role=alert]').filter({ visible: true }).count()) === 0;
}
const goTo = (page: Page, path: string) => page.evaluate((hash) => window.location.assign(hash), `#${path}`);

let loads = 0;
/**
 * Each state begins anew: dialogs and what was typed must not go on. A walk is loaded once, and again where something would
 * not close; from state to state it goes by another page, which costs a third. What follows `#` alone loads nothing.
 */
async function reach(page: Page, state: PageState, language: Language): Promise<void> {
  if (await leave(page, language)) await goTo(page, state.path);
  else {
    loads += 1;
    await page.goto(`/?load=${loads}#${state.path}`);
  }
  if (state.act) await state.act(page);
  if (state.heading) await page.getByRole('heading', { name: state.heading }).first().waitFor();
}

async function check(
  page: Page,
  open: ReadonlySet<Request>,
  state: PageState,
  language: Language,
  label: string,
  schemes: readonly Scheme[],
): Promise<string[]> {
  await reach(page, state, language);
  await settled(page, open);
  const lang = await page.locator('html').getAttribute('lang');
  const flaws = lang === htmlLang[language] ? [] : [`html lang is ${lang}`];
  flaws.push(...(await flawsOf(page)));
  for (const scheme of schemes) {
    // as the system turns dark while the page stands there
    await page.emulateMedia({ colorScheme: scheme });
    await page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor();
    if (PICTURES)
      await page.screenshot({
        path: `${PICTURES}/${state.name}.${language}.${label}.${scheme}.png`,
        fullPage: state.name === 'home',
      });
    const violations = await violationsOf(page, { colours: scheme !== schemes[0] });
    flaws.push(...violations.map((violation) => `${scheme}: ${violation}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const size = page.viewportSize()!;
  if (size.width < MEDIUM) {
    flaws.push(...(await targetFlawsOf(page)));
    await page.setViewportSize({ ...size, width: NARROWEST });
    // what floats takes its place anew
    await quiet(page);
    flaws.push(...(await flawsOf(page)));
    await page.setViewportSize(size);
    // the site would come back to where the search for targets left it
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  return flaws;
}

test.describe('every page stands, speaks one language, and is open to all', () => {
  for (const { language, who, width } of walks)
    test(`${language}, ${who}, ${width} px`, async ({ visit }) => {
      test.setTimeout(WALK_MS);
      const { frame, options } = sizeOf(width);
      const { page, errors } = await visit(language, undefined, options);
      const email = `site-${language}-${who}-${width}@example.com`;
      const resumeId = await createFilledAccount(page, email, language, who === 'visitor');
      if (who === 'visitor') await page.context().clearCookies();
      await bringAxe(page);
      const open = watchRequests(page);
      const consoleErrors = collectConsoleErrors(page);
      const flaws: string[] = [];
      for (const [at, state] of pageStates(wordsOf(language), resumeId).entries()) {
        if (!state.name.startsWith(ONLY)) continue;
        const turn = turnOf(at);
        // what is the same for everybody is looked at once
        const theirs = state.name === 'home' || (state.who ?? 'visitor') === who;
        if (!theirs || (state.width ?? frame) !== frame) continue;
        const isHere = turn.language === language || state.width !== undefined;
        const isLookedAt = isWhole || isHere;
        if (!isLookedAt && !state.stays) continue;
        const reached = isLookedAt
          ? check(page, open, state, language, `${who}-${width}`, isWhole ? SCHEMES : [turn.scheme])
          : reach(page, state, language).then(() => []);
        const found = await reached.catch((error: Error) => [error.message.split('\n').slice(0, 3).join(' ')]);
        const refusal = `status of ${state.refused} `;
        const reported = consoleErrors().filter((error) => !error.includes(refusal));
        flaws.push(...[...found, ...reported].map((flaw) => `${state.name}: ${flaw}`));
      }
      expect(flaws).toEqual([]);
      expect(errors).toEqual([]);
    });
});
