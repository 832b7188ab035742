import type { DocumentLine, ResumeContent } from '@verdant/contracts';
import { docx, sampleStyle, samples, templates } from '@verdant/typesetter';
import { expect, test } from 'vitest';
import { readResume } from '../src/formats/read-resume.ts';
import { spokenIn } from './round-trip.ts';

/** The same value without ids, which no document prints, and with each run of white space as one space. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim();
  if (Array.isArray(value)) return value.map(plain);
  if (!value || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'id');
  return Object.fromEntries(entries.map(([key, inner]) => [key, plain(inner)]));
}

/** Holds a file of ours to the content that it was made from; gives the lines that found no field. */
export async function readBack(bytes: Uint8Array, fileName: string, made: ResumeContent): Promise<DocumentLine[]> {
  const { custom, ...whole } = made;
  const { content, unassigned } = await readResume(bytes, { fileName });
  // a section of one's own that lists languages comes back as languages
  const languages = custom.flatMap(({ items }) => spokenIn(items));
  expect(plain(content)).toEqual(plain({ ...whole, languages, custom: [] }));
  return unassigned;
}

/** The Word document of one template in three, or of the others, in Chinese and English in turn. */
export function testWordDocuments(chosen: 'some' | 'others'): void {
  const all = templates.map(({ id }, at) => [id, at % 2 ? 'en' : 'zh'] as const);
  const documents = all.filter((_, at) => (at % 3 === 0) === (chosen === 'some'));
  test.each(documents)('the Word document of %s in %s is read back', async (template, language) => {
    const content = samples[language];
    const bytes = await docx({ content, language, style: sampleStyle(template) });
    // the title of a form, and a wish that the head has said already
    expect((await readBack(bytes, 'own.docx', content)).length).toBeLessThan(3);
  });
}
