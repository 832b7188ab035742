import { PERSONAL_FIELDS, type ResumeContent } from '@verdant/contracts';
import { defaultStyle } from '@verdant/resume';
import { linked } from '@verdant/testkit/generated-content/linked';
import { docx, markdown, samples, templates } from '@verdant/typesetter';
import { sharedTypesetter } from '@verdant/typesetter/testing';
import { describe, expect, test } from 'vitest';
import { readResume } from '../src/formats/read-resume.ts';

const LANGUAGES = ['en', 'zh'] as const;
type Language = (typeof LANGUAGES)[number];

/** What `linked` has put in, in the order of the content; lines may break elsewhere. */
const told = ({
  basics,
  work,
  education,
  projects,
  certifications,
  awards,
  languages,
  volunteering,
  publications,
  references,
}: ResumeContent) =>
  [
    basics.introduction,
    ...PERSONAL_FIELDS.map((key) => `${key}: ${basics[key]}`),
    ...[...work, ...education, ...projects, ...certifications, ...awards, ...volunteering, ...publications].map(
      ({ url }) => url,
    ),
    ...work.flatMap(({ content }) => content),
    ...languages.flatMap(({ language, level }) => [language, level]),
    ...volunteering.flatMap(({ organization, role, start, end, content }) => [
      organization,
      role,
      start,
      end,
      ...content,
    ]),
    ...publications.flatMap(({ title, authors, venue, date }) => [title, authors, venue, date]),
    ...references.flatMap(({ id: _, ...referee }) => Object.entries(referee).sort().flat()),
    ...education.flatMap(({ gpa, thesis, courses = [], description }) => [gpa, thesis, ...courses, description]),
  ].map((text) => text?.replace(/\s+/g, ' '));

const contentIn = (language: Language) => linked(samples[language], language);

/** Our own PDFs, of some templates or of more, in one language each: marks and links come back. */
export function testMarksOfPdf(chosen: 'more' | 'some'): void {
  const typesetter = sharedTypesetter();
  const documents = templates
    .map(({ id }, at) => [id, LANGUAGES[(at >> 2) % 2]!] as const)
    .filter((_, at) => (chosen === 'some' ? at % 8 === 0 : at % 4 === 2 || at % 8 === 4));
  test.each(documents)('%s in %s', async (template, language) => {
    const content = contentIn(language);
    const { bytes } = await typesetter.pdf({ content, language, style: { ...defaultStyle(language), template } });
    const { content: read, evidence } = await readResume(bytes);
    expect(told(read)).toEqual(told(content));
    const link = evidence.find(({ path }) => path === `work/${read.work[0]!.id}/url`);
    expect(link).toMatchObject({ quote: 'https://work.example.com', confidence: 'sure', boxes: [{ page: 1 }] });
  });
}

/** Word documents and Markdown of ours. */
export function testMarksOfFiles(): void {
  describe.each(LANGUAGES)('in %s', (language) => {
    const content = contentIn(language);
    const style = defaultStyle(language);
    test('a Word document', async () => {
      const { content: read } = await readResume(await docx({ content, language, style }));
      expect(told(read)).toEqual(told(content));
    });
    test('Markdown', async () => {
      const bytes = new TextEncoder().encode(markdown(content, language, style));
      expect(told((await readResume(bytes)).content)).toEqual(told(content));
    });
  });
}
