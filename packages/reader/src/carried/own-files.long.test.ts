import type { Language, ResumeContent } from '@verdant/contracts';
import { carriedResume, defaultStyle } from '@verdant/resume';
import { docx, samples } from '@verdant/typesetter';
import { sharedTypesetter } from '@verdant/typesetter/testing';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readBack } from '../../testing/own-files.ts';
import { readResume } from '../formats/read-resume.ts';

const typesetter = sharedTypesetter();

const [job] = samples.en.work;
/** Values that no page parts without being told. */
const awkward: ResumeContent = {
  ...samples.en,
  basics: { ...samples.en.basics, name: 'Ana Lucía van der Berg-Oyelaran (née Ruiz)' },
  intention: { ...samples.en.intention, position: 'Reader, Modern History | Archive lead' },
  work: [
    { ...job!, company: 'Museum of the River (formerly Lock House), Education', position: 'Curator, prints, 0.6' },
  ],
  education: [
    {
      ...samples.en.education[0]!,
      school: 'Open College (distance, UK)',
      degree: 'LL.M. (cum laude), Part 2',
      major: 'Law, Trade & the Sea',
    },
  ],
};

type Made = { content: ResumeContent; language: Language; carried?: string };
const makers = {
  pdf: async (made: Made) =>
    (await typesetter.pdf({ ...made, style: { ...defaultStyle(made.language), template: 'side' } })).bytes,
  docx: async (made: Made) => docx({ ...made, style: defaultStyle(made.language) }),
};
const carriedOf = (content: ResumeContent, language: Language) =>
  carriedResume({ content, language, style: defaultStyle(language) });
const read = async (bytes: Uint8Array) => (await readResume(bytes)).content;

describe.each(Object.keys(makers) as (keyof typeof makers)[])('a %s that carries its résumé', (kind) => {
  const make = makers[kind];

  test('comes back field by field, each with its place', async () => {
    const bytes = await make({ content: awkward, language: 'en', carried: carriedOf(awkward, 'en') });
    const { content, evidence, unassigned } = await readResume(bytes);
    expect(content).toEqual(awkward);
    expect(unassigned).toEqual([]);
    expect(evidence.find(({ path }) => path.endsWith('/degree'))).toMatchObject({
      confidence: 'sure',
      quote: 'LL.M. (cum laude), Part 2',
    });
    // and it is the file that says so
    const plain = await read(await make({ content: awkward, language: 'en' }));
    expect(plain.education[0]?.degree).not.toBe('LL.M. (cum laude), Part 2');
  });

  test('is read from its page where the two differ by a word', async () => {
    const other = { ...awkward, work: [{ ...awkward.work[0]!, position: 'Director, prints, 0.6' }] };
    const bytes = await make({ content: awkward, language: 'en', carried: carriedOf(other, 'en') });
    expect(JSON.stringify(await read(bytes))).not.toContain('Director, prints');
  });

  test('is read from its page where that says more', async () => {
    const less = { ...samples.zh, work: [] };
    const bytes = await make({ content: samples.zh, language: 'zh', carried: carriedOf(less, 'zh') });
    expect((await read(bytes)).work).toHaveLength(samples.zh.work.length);
  });

  test.each(['', '{', '{"work":{}}'])('is read as any other where it carries %j', async (carried) => {
    const bytes = await make({ content: samples.zh, language: 'zh', carried });
    expect(await readBack(bytes, `own.${kind}`, samples.zh)).toEqual([]);
  });
});

test('what the page hides is not carried', () => {
  const style = defaultStyle('en');
  const sections = style.sections.map((each) => ({
    ...each,
    visible: each.key !== 'work' && each.key !== 'intention',
  }));
  const said = carriedResume({ content: awkward, language: 'en', style: { sections } });
  expect(said).toContain('LL.M. (cum laude)');
  expect(said).not.toContain('Museum of the River');
  expect(said).not.toContain('Archive lead');
});

test('a custom part of another kind is none of ours', async () => {
  const files = unzipSync(await makers.docx({ content: awkward, language: 'en', carried: carriedOf(awkward, 'en') }));
  const part = 'customXml/item1.xml';
  files[part] = strToU8(strFromU8(files[part]!).replaceAll('resume', 'sources'));
  expect((await read(zipSync(files))).education[0]?.degree).not.toBe('LL.M. (cum laude), Part 2');
});
