import type { Language, ResumeStyle } from '@verdant/contracts';
import { textsOf } from '@verdant/testkit/generated-content/contents';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { samplePortrait } from '../../src/samples/portrait.ts';
import { sampleStyle } from '../../src/samples/style.ts';
import { samples } from '../../src/samples.ts';
import { sharedTypesetter } from '../shared-typesetter.ts';
import { MODES, popplerText } from './poppler.ts';

/** Latin words and figures; Chinese lines break between any two characters. */
const WORD = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}.,'’@/&-]*[\p{Script=Latin}\p{N}%]/gu;
/** Where a line may end inside a word: after a dash, a slash, a dot of an address. */
const BREAKS = /(?<=[-/@.])/;
const wordsOf = (language: Language) =>
  textsOf(samples[language]).flatMap((text) => text.replace(/https?:\/\//g, '').match(WORD) ?? []);

/** Set as tables. */
const FORMS = ['form', 'rirekisho'];

type Node = { role?: string; children?: Node[] };

/** How often each role occurs in the structure tree of a PDF. */
async function rolesIn(bytes: Uint8Array): Promise<Record<string, number>> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const roles: Record<string, number> = {};
  const count = ({ role, children = [] }: Node) => {
    if (role !== undefined) roles[role] = (roles[role] ?? 0) + 1;
    children.forEach(count);
  };
  for (let page = 1; page <= document.numPages; page += 1)
    count(((await (await document.getPage(page)).getStructTree()) ?? {}) as Node);
  await task.destroy();
  return roles;
}

/** For these templates, each in its language, in a look of one's own: what other programs make of the PDF. */
export function testReadByOthers(
  documents: [template: string, language: Language][],
  look: Partial<ResumeStyle> = {},
): void {
  const typesetter = sharedTypesetter();
  const sample = async (template: string, language: Language) =>
    (
      await typesetter.pdf({
        content: samples[language],
        language,
        style: { ...sampleStyle(template), ...look },
        photo: await samplePortrait(),
      })
    ).bytes;

  describe.each(documents)('%s in %s', (template, language) => {
    let bytes: Uint8Array;
    beforeAll(async () => {
      bytes = await sample(template, language);
    });

    it('keeps every word whole, in whatever order poppler reads', async () => {
      const words = wordsOf(language);
      expect(words.length).toBeGreaterThan(20);
      for (const mode of Object.keys(MODES) as (keyof typeof MODES)[]) {
        const text = await popplerText(bytes, mode);
        const whole = (word: string) => text.includes(word) || word.split(BREAKS).every((part) => text.includes(part));
        expect({ mode, broken: words.filter((word) => !whole(word)) }).toEqual({ mode, broken: [] });
      }
    });

    it('tags the name, sections and entries as headings, and forms as tables', async () => {
      const roles = await rolesIn(bytes);
      const { work, projects, education } = samples[language];
      expect(roles.H1).toBe(1);
      expect(roles.H2).toBeGreaterThanOrEqual(7);
      expect(roles.H3).toBe(work.length + projects.length + education.length);
      expect((roles.Table ?? 0) > 0).toBe(FORMS.includes(template));
    });
  });
}
