import type { Language, ResumeContent } from '@verdant/contracts';
import { defaultStyle } from '@verdant/resume';
import { docx, markdown, plainText, samples } from '@verdant/typesetter';
import { describe, expect, test } from 'vitest';
import { readBack, testWordDocuments } from '../../testing/own-files.ts';

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

describe.each(documents)('$kind in $language, $sample sample', ({ kind, language, sample }) => {
  test('all comes back and nothing is left over', async () => {
    const bytes = await makers[kind](samples[sample], language);
    expect(await readBack(bytes, `own.${kind}`, samples[sample])).toEqual([]);
  });
});

// `round-trip.long.test.ts` has the other templates
testWordDocuments('some');
