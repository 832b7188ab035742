import type { Language, ResumeContent } from '@verdant/contracts';
import { defaultStyle } from '@verdant/resume';
import { docx, markdown, plainText, sampleStyle, samples, templates } from '@verdant/typesetter';
import { describe, expect, test } from 'vitest';
import { spokenIn } from '../../testing/round-trip.ts';
import { readResume } from './read-resume.ts';

const LANGUAGES: Language[] = ['zh', 'en'];
const bytesOf = (text: string) => new TextEncoder().encode(text);
const makers = {
  txt: async (content: ResumeContent, language: Language) =>
    bytesOf(plainText(content, language, defaultStyle(language))),
  md: async (content: ResumeContent, language: Language) =>
    bytesOf(markdown(content, language, defaultStyle(language))),
  docx: async (content: ResumeContent, language: Language) =>
    docx({ content, language, style: defaultStyle(language) }),
};
const documents = (Object.keys(makers) as (keyof typeof makers)[]).flatMap((kind) =>
  LANGUAGES.flatMap((language) => LANGUAGES.map((sample) => ({ kind, language, sample }))),
);

/** The same value without ids, which no document prints, and with each run of white space as one space. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim();
  if (Array.isArray(value)) return value.map(plain);
  if (!value || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'id');
  return Object.fromEntries(entries.map(([key, inner]) => [key, plain(inner)]));
}

describe.each(documents)('$kind in $language, $sample sample', ({ kind, language, sample }) => {
  test('all comes back and nothing is left over', async () => {
    const { custom, ...whole } = samples[sample];
    const bytes = await makers[kind](samples[sample], language);
    const { content, unassigned } = await readResume(bytes, { fileName: `own.${kind}` });
    // a section of one's own that lists languages comes back as languages
    const languages = custom.flatMap(({ items }) => spokenIn(items));
    expect(plain(content)).toEqual(plain({ ...whole, languages, custom: [] }));
    expect(unassigned).toEqual([]);
  });
});

describe.each(templates.map(({ id }) => id))('the Word document of %s', (template) => {
  test.each(LANGUAGES)('is read back (%s)', async (language) => {
    const { custom, ...whole } = samples[language];
    const bytes = await docx({ content: samples[language], language, style: sampleStyle(template) });
    const { content, unassigned } = await readResume(bytes, { fileName: 'own.docx' });
    const languages = custom.flatMap(({ items }) => spokenIn(items));
    expect(plain(content)).toEqual(plain({ ...whole, languages, custom: [] }));
    // the title of a form, and a wish that the head has said already
    expect(unassigned.length).toBeLessThan(3);
  });
});
