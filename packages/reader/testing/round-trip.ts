import type { Language, ResumeContent, ResumeStyle } from '@verdant/contracts';
import { defaultStyle } from '@verdant/resume';
import { samples, templates } from '@verdant/typesetter';
import { sharedTypesetter } from '@verdant/typesetter/testing';
import { describe, expect, test } from 'vitest';
import { readResume } from '../src/read.ts';

const LANGUAGES: Language[] = ['zh', 'en'];
const LOOKS = {
  usual: {},
  // Breaks the columns over pages and the texts of the side column at other words.
  large: { typeface: 'serif', size: 12, spacing: 1.4, paper: 'letter' },
} satisfies Record<string, Partial<ResumeStyle>>;
export type Look = keyof typeof LOOKS;
const documents = templates.flatMap(({ id: template, version }) =>
  LANGUAGES.flatMap((language) => LANGUAGES.map((sample) => ({ template, version, language, sample }))),
);

/** `English (native), Igbo (fluent)` */
export const spokenIn = (items: string[]): { language: string; level: string }[] =>
  items
    .flatMap((item) => item.split(', '))
    .map((item) => {
      const [language = '', level = ''] = item.split(/ \(|\)/);
      return { language, level };
    });

/** The same value with each run of white space as one space and without ids, which no page prints. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim();
  if (Array.isArray(value)) return value.map(plain);
  if (!value || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'id');
  return Object.fromEntries(entries.map(([key, inner]) => [key, plain(inner)]));
}

/** A section of one's own that lists languages comes back as languages. */
function expected({ custom, ...content }: ResumeContent) {
  return { ...content, languages: custom.flatMap(({ items }) => spokenIn(items)), custom: [] };
}

/** Two columns are read one after the other: sections of one kind that stand in both come in that order. */
const twoColumns = new Set(templates.filter(({ columns }) => columns === 2).map(({ id }) => id));
const inAnyOrder = <S extends { category: string }>(skills: S[]): S[] =>
  skills.toSorted((a, b) => a.category.localeCompare(b.category));

/** Whose words a document holds: those of the person of its own language, or of the other one under its titles. */
export type Words = 'own' | 'other';

/** One of the two languages of each template, in turn. */
export type Half = 'first' | 'second';

/** The templates that `isChosen` by their place: what our PDF holds is read out of it again. */
export function testRoundTrip(look: Look, words: Words, half: Half, isChosen: (at: number) => boolean): void {
  const own = documents.filter(({ language, sample }) => (words === 'own') === (language === sample));
  const ofEach = own.filter((_, at) => (Math.floor(at / 2) + at) % 2 === (half === 'first' ? 0 : 1));
  const chosen = ofEach.filter((_, at) => isChosen(at));
  const typesetter = sharedTypesetter();

  /** One document at a time: the typesetter's queue is bounded. */
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.then(work);
    queue = done.catch(() => {});
    return done;
  };

  describe.each(chosen)(
    `$template in $language, $sample sample, ${look}`,
    ({ template, version, language, sample }) => {
      const read = inTurn(async () => {
        const style = { ...defaultStyle(language), ...LOOKS[look], template, templateVersion: version };
        const { bytes } = await typesetter.pdf({ content: samples[sample], language, style });
        const { content } = await readResume(bytes);
        return twoColumns.has(template) ? { ...content, skills: inAnyOrder(content.skills) } : content;
      });
      const whole = expected(samples[sample]);
      if (twoColumns.has(template)) whole.skills = inAnyOrder(whole.skills);

      for (const key of Object.keys(whole) as (keyof typeof whole)[])
        test(key, async () => expect(plain((await read)[key])).toEqual(plain(whole[key])));
    },
  );
}
