import type { ResumeStyle } from '@verdant/contracts';
import { readPdf } from '@verdant/testkit/documents/pdf-text';
import { expect, it } from 'vitest';
import { sharedTypesetter } from '../testing/shared-typesetter.ts';
import { samplePortrait } from './samples/portrait.ts';
import { sampleStyle } from './samples/style.ts';
import { samples } from './samples.ts';
import { templates } from './templates.ts';

const typesetter = sharedTypesetter();
const languages = [{ id: 'l1', language: 'Igbo', level: 'Native' }];
const CHOSEN = { headings: 'sides', bullet: 'arrow', icons: true, levels: 'bars' } as const;
const input = (style: Partial<ResumeStyle>, template = 'side') => ({
  content: { ...samples.en, languages },
  language: 'en' as const,
  style: { ...sampleStyle(template), ...style },
});
const differs = async (
  before: Partial<ResumeStyle>,
  after: Partial<ResumeStyle>,
  template?: string,
  photo: Uint8Array | null = null,
) =>
  (await typesetter.compare({ ...input(before, template), photo }, { ...input(after, template), photo })).some(
    ({ share }) => share > 0,
  );

it('each option shows by itself, and a version that knows none looks as it did', async () => {
  for (const [option, value] of Object.entries(CHOSEN))
    expect([option, await differs({}, { [option]: value })]).toEqual([option, true]);
  for (const templateVersion of [1, 2])
    expect(await differs({ templateVersion }, { templateVersion, ...CHOSEN })).toBe(false);
});

it('what a template lacks changes nothing in it', async () => {
  const form = templates.find(({ id }) => id === 'form')!;
  expect(form.lacks).toEqual(['headings', 'icons', 'photoShape', 'photoSize', 'photoSide']);
  const chosen = { headings: 'band', icons: true, photoShape: 'round', photoSize: 1.2, photoSide: 'left' } as const;
  expect(await differs({}, chosen, 'form', await samplePortrait())).toBe(false);
});

it('signs, bars and capitals leave the words that can be read', async () => {
  const plain = (text: string) => text.replace(/[►•·\s]+/g, '').toLowerCase();
  const read = async (style: Partial<ResumeStyle>) => (await readPdf((await typesetter.pdf(input(style))).bytes)).text;
  const chosen = await read({ ...CHOSEN, headingCase: 'upper' });
  expect(plain(chosen)).toBe(plain(await read({})));
  expect(chosen).toContain('EXPERIENCE');
  expect(chosen).toContain('CONTACT');
});
