import { mkdir } from 'node:fs/promises';
import type { Language } from '@verdant/contracts';
import { samples } from '@verdant/typesetter';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { addResume, enter, type Person, post, signUp } from './person.ts';
import { complaintsOf, flawsOf, htmlLang, violationsOf } from './site/audit.ts';
import { type Made, type Stop, stopsOf, type Who, type Width } from './site/stops.ts';
import { browser, stack, useSite } from './use-site.ts';

const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
/** Where pictures of all stops go; none are taken without it. */
const shots = process.env.E2E_SHOTS;
/** Motion is off, but lazy parts and pictures take their time. */
const SETTLED_MS = 250;
/** Forty pages with axe on each: a minute on a free machine. */
const TOUR_MS = 600_000;

useSite();
beforeAll(async () => {
  if (shots) await mkdir(shots, { recursive: true });
});

/** Somebody with two résumés and an archive of one. */
async function settle(page: Page, language: Language): Promise<Made> {
  const resumeId = await addResume(page, { name: 'Analyst, November', language, content: samples[language] });
  await addResume(page, { name: 'A name that goes on for rather longer than a card is wide', language });
  await post(page, '/archive/updateing', { resumeId, name: 'Calder Freight' });
  return { resumeId };
}

type Member = { made: Made; state: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>> };
const members = new Map<Language, Promise<Member>>();

async function join(language: Language): Promise<Member> {
  const { page, close } = await enter(browser, language);
  await signUp(page, stack.url, `site-${language}@example.com`, language);
  const member = { made: await settle(page, language), state: await page.context().storageState() };
  await close();
  return member;
}

/** One a language, whichever tour asks first. */
function memberOf(language: Language): Promise<Member> {
  const known = members.get(language) ?? join(language);
  members.set(language, known);
  return known;
}

async function walk(person: Person, stop: Stop, language: Language, label: string, complaints: () => string[]) {
  const { page } = person;
  // a page of its own each time: dialogs and what was typed must not go on
  await page.goto('about:blank');
  await page.goto(`${stack.url}/#${stop.path}`);
  if (stop.act) await stop.act(page);
  if (stop.heading) await page.getByRole('heading', { name: stop.heading }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED_MS);
  if (shots)
    await page.screenshot({ path: `${shots}/${stop.name}.${language}.${label}.png`, fullPage: stop.name === 'home' });
  const lang = await page.locator('html').getAttribute('lang');
  const wrong = lang === htmlLang[language] ? [] : [`html lang is ${lang}`];
  return [...wrong, ...complaints(), ...(await flawsOf(page)), ...(await violationsOf(page))].map(
    (flaw) => `${stop.name}: ${flaw}`,
  );
}

const tours = (['en', 'zh'] as const).flatMap((language) =>
  (['visitor', 'member'] as const).flatMap((who) =>
    (['wide', 'phone'] as const).map((width): [Language, Who, Width] => [language, who, width]),
  ),
);

describe('every page stands, speaks one language, and is open to all', () => {
  // side by side: a tour mostly waits for its pages
  it.concurrent.each(tours)(
    '%s, %s, %s',
    async (language, who, width) => {
      const { made, state } = await memberOf(language);
      const person = await enter(browser, language, sizes[width], who === 'member' ? state : undefined);
      const complaints = complaintsOf(person.page);
      const flaws: string[] = [];
      for (const stop of stopsOf(language, made)) {
        if ((stop.who ?? who) !== who || (stop.width ?? width) !== width) continue;
        const found = await walk(person, stop, language, `${who}-${width}`, complaints).catch((error: Error) => [
          `${stop.name}: ${error.message.split('\n').slice(0, 3).join(' ')}`,
        ]);
        flaws.push(...found);
      }
      await person.close();
      expect(flaws).toEqual([]);
      expect(person.errors).toEqual([]);
    },
    TOUR_MS,
  );
});
