import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Language } from '@verdant/contracts';
import { samples } from '@verdant/typesetter/samples';
import { BOTH, DESKTOP, expect, LANGUAGES, PHONE, test } from './fixtures.ts';
import { TOUCH } from './hand.ts';
import { addResume, createAccount, post } from './person.ts';
import { PICTURES, SETTLED_MS } from './picture.ts';
import { bringAxe, collectConsoleErrors, flawsOf, htmlLang, violationsOf } from './site/audit.ts';
import type { PageState, Width } from './site/page-state.ts';
import { pageStates } from './site/page-states.ts';
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
 * Each state is met in both languages and at both widths, in each pair of them every second one, by turns; what later
 * states rest on is done in each walk. One that is of a single width is met there in both languages. All of it is walked
 * where both languages, other widths or pictures are asked for.
 */
const isWhole = BOTH || PICTURES !== undefined || process.env.E2E_WIDTHS !== undefined;
/** Forty pages with axe on each: a minute or two on a free machine. */
const WALK_MS = 1_200_000;

/** An account with two résumés and an archive of one. */
async function createFilledAccount(page: Page, email: string, language: Language, cookiesAsked: boolean) {
  await createAccount(page, email, { cookiesAsked });
  const resumeId = await addResume(page, { name: 'Analyst, November', language, content: samples[language] });
  await addResume(page, { name: 'A name that goes on for rather longer than a card is wide', language });
  await post(page, '/archive/updateing', { resumeId, name: 'Calder Freight' });
  return resumeId;
}

async function reach(page: Page, state: PageState): Promise<void> {
  // a page of its own each time: dialogs and what was typed must not go on
  await page.goto('about:blank');
  await page.goto(`/#${state.path}`);
  if (state.act) await state.act(page);
  if (state.heading) await page.getByRole('heading', { name: state.heading }).first().waitFor();
}

async function check(page: Page, state: PageState, language: Language, label: string): Promise<string[]> {
  await reach(page, state);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED_MS);
  const lang = await page.locator('html').getAttribute('lang');
  const flaws = lang === htmlLang[language] ? [] : [`html lang is ${lang}`];
  flaws.push(...(await flawsOf(page)));
  for (const scheme of ['light', 'dark'] as const) {
    // as the system turns dark while the page stands there
    await page.emulateMedia({ colorScheme: scheme });
    await page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor();
    if (PICTURES)
      await page.screenshot({
        path: `${PICTURES}/${state.name}.${language}.${label}.${scheme}.png`,
        fullPage: state.name === 'home',
      });
    const violations = await violationsOf(page, { colours: scheme === 'dark' });
    flaws.push(...violations.map((violation) => `${scheme}: ${violation}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const size = page.viewportSize()!;
  if (size.width < MEDIUM) {
    flaws.push(...(await targetFlawsOf(page)));
    await page.setViewportSize({ ...size, width: NARROWEST });
    // what floats takes its place anew
    await page.waitForTimeout(SETTLED_MS);
    flaws.push(...(await flawsOf(page)));
    await page.setViewportSize(size);
    // the site would come back to where the search for targets left it
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  return flaws;
}

test.describe('every page stands, speaks one language, and is open to all', () => {
  for (const language of LANGUAGES)
    for (const who of ['visitor', 'member'] as const)
      for (const width of widths)
        test(`${language}, ${who}, ${width} px`, async ({ visit }) => {
          test.setTimeout(WALK_MS);
          const { frame, options } = sizeOf(width);
          const { page, errors } = await visit(language, undefined, options);
          const email = `site-${language}-${who}-${width}@example.com`;
          const resumeId = await createFilledAccount(page, email, language, who === 'visitor');
          if (who === 'visitor') await page.context().clearCookies();
          await bringAxe(page);
          const consoleErrors = collectConsoleErrors(page);
          const flaws: string[] = [];
          for (const [at, state] of pageStates(wordsOf(language), resumeId).entries()) {
            if (!state.name.startsWith(ONLY)) continue;
            const turn = (at + LANGUAGES.indexOf(language) + widths.indexOf(width)) % 2 === 0;
            // what is the same for everybody is looked at once
            const theirs = state.name === 'home' || (state.who ?? 'visitor') === who;
            if (!theirs || (state.width ?? frame) !== frame) continue;
            const isLookedAt = isWhole || turn || state.width !== undefined;
            if (!isLookedAt && !state.stays) continue;
            const reached = isLookedAt
              ? check(page, state, language, `${who}-${width}`)
              : reach(page, state).then(() => []);
            const found = await reached.catch((error: Error) => [error.message.split('\n').slice(0, 3).join(' ')]);
            const refusal = `status of ${state.refused} `;
            const reported = consoleErrors().filter((error) => !error.includes(refusal));
            flaws.push(...[...found, ...reported].map((flaw) => `${state.name}: ${flaw}`));
          }
          expect(flaws).toEqual([]);
          expect(errors).toEqual([]);
        });
});
