import { styleOf } from '@verdant/testkit/generated-content/contents';
import { ofLength } from '@verdant/testkit/generated-content/lengths';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { sharedTypesetter } from '../../testing/shared-typesetter.ts';
import { samples } from '../samples.ts';
import { docx } from './docx.ts';

const typesetter = sharedTypesetter();
const partOf = (bytes: Uint8Array, name: string) => strFromU8(unzipSync(bytes)[name]!);
/** Of the letters, in half points, and the white to the left, in twips. */
function measuresIn(bytes: Uint8Array) {
  const defaults = /<w:docDefaults>.*?<\/w:docDefaults>/s.exec(partOf(bytes, 'word/styles.xml'))![0];
  const number = (xml: string, pattern: RegExp) => Number(pattern.exec(xml)![1]);
  return {
    size: number(defaults, /<w:sz w:val="(\d+)"/),
    line: number(defaults, /w:line="(\d+)"/),
    left: number(partOf(bytes, 'word/document.xml'), /<w:pgMar [^>]*w:left="(\d+)"/),
  };
}

it.each([
  ['taken closer', 1.45, -1],
  ['spread', 0.55, 1],
] as const)('a page that was %s to be one is so in Word', async (_, length, way) => {
  const input = {
    content: ofLength(samples.en, length),
    language: 'en',
    style: styleOf('classic', { fit: 'one' }),
  } as const;
  const { measures } = await typesetter.pdf(input);
  const fitted = await typesetter.fitted(input);
  expect(fitted.style).toMatchObject(measures);
  const [chosen, found] = [measuresIn(await docx(input)), measuresIn(await docx(fitted))];
  for (const key of ['size', 'line', 'left'] as const) expect(Math.sign(found[key] - chosen[key])).toBe(way);
});

it('lines are as far apart in any face where a page was fitted, those of names and headings too', async () => {
  const ruleOf = async (id: string, fit: 'none' | 'one') => {
    const style = styleOf('classic', { fit });
    const styles = partOf(await docx({ content: samples.en, language: 'en', style }), 'word/styles.xml');
    const found = new RegExp(`<w:style [^>]*w:styleId="${id}".*?</w:style>`, 's').exec(styles)![0];
    return /w:lineRule="(\w+)"/.exec(found)![1];
  };
  for (const id of ['Title', 'Subtitle', 'Heading1', 'Heading2']) {
    expect(await ruleOf(id, 'one')).toBe('exact');
    expect(await ruleOf(id, 'none')).toBe(id === 'Title' ? 'auto' : 'atLeast');
  }
});

it('asks for no page where no number of pages is wished', async () => {
  const input = { content: samples.en, language: 'en', style: styleOf('classic', { fit: 'none' }) } as const;
  expect(await typesetter.fitted(input)).toBe(input);
});
