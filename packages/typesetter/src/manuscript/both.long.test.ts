import { LIST_SECTIONS, type ResumeContent, type Twin } from '@verdant/contracts';
import { folded, readPdf } from '@verdant/testkit/documents/pdf-text';
import { textsOf } from '@verdant/testkit/generated-content/contents';
import { pairOfOne } from '@verdant/testkit/people/pair';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sharedTypesetter } from '../../testing/shared-typesetter.ts';
import { ALIKE, furthestApart } from '../../testing/triangle.ts';
import { docx } from '../docx/docx.ts';
import { webPage } from '../html/web-page.ts';
import type { RenderInput } from '../render-source.ts';
import { sampleStyle } from '../samples/style.ts';
import { setsBoth, templates } from '../templates.ts';

const typesetter = sharedTypesetter();
const style = sampleStyle('bilingual');
const { bothSince } = templates.find(({ id }) => id === style.template)!;
const older = { ...style, templateVersion: bothSince! - 1 };

/** Entries of one id belong to each other. */
const twinOf = (content: ResumeContent): Twin => ({
  content,
  titles: {},
  entries: LIST_SECTIONS.flatMap((key) => content[key].map(({ id }): [string, string] => [id, id])),
});
const inputOf = (language: 'zh' | 'en', change: (twin: ResumeContent) => void = () => {}): RenderInput => {
  const both = pairOfOne();
  const twin = structuredClone(both[language === 'zh' ? 'en' : 'zh']);
  change(twin);
  return { content: both[language], language, style, twin: twinOf(twin) };
};
const read = async (input: RenderInput) => folded((await readPdf((await typesetter.pdf(input)).bytes)).text);
const times = (text: string, part: string) => text.split(folded(part)).length - 1;
const word = async (input: RenderInput) =>
  new TextDecoder().decode(unzipSync(await docx(input))['word/document.xml']).replace(/<[^>]+>/g, '');

it('belongs to versions that say so: which was released before stays as it was', async () => {
  expect(templates.filter(({ bothSince }) => bothSince !== undefined).map(({ id }) => id)).toEqual(['bilingual']);
  expect([setsBoth(style), setsBoth(older), setsBoth(sampleStyle('classic'))]).toEqual([true, false, false]);
  const { twin: _, ...alone } = { ...inputOf('zh'), style: older };
  const [with_, without] = await Promise.all(
    [{ ...inputOf('zh'), style: older }, alone].map((input) => typesetter.pdf(input)),
  );
  expect(Buffer.compare(Buffer.from(with_!.bytes), Buffer.from(without!.bytes))).toBe(0);
});

describe.each(['zh', 'en'] as const)('in %s', (language) => {
  it('preview = PDF = text, for all words of both', async () => {
    const input = inputOf(language);
    const [{ bytes }, preview] = await Promise.all([typesetter.pdf(input), typesetter.preview(input)]);
    const apart = await furthestApart(bytes, preview);
    expect(apart.mean).toBeLessThan(ALIKE.mean);
    expect(apart.worst).toBeLessThan(ALIKE.worst);
    const text = folded((await readPdf(bytes)).text);
    const own = textsOf(input.content).map(folded);
    const theirs = textsOf(input.twin!.content)
      .filter((one) => !one.includes('@'))
      .map(folded);
    expect(own.filter((one) => !text.includes(one))).toEqual([]);
    expect(theirs.filter((one) => !text.includes(one))).toEqual([]);
    // the own words are what one comes to by a click
    const fields = new Set(preview.places.map(({ path }) => path));
    expect(fields.has('basics/name')).toBe(true);
    const alone = await typesetter.preview({ ...input, twin: null });
    expect([...fields].sort()).toEqual([...new Set(alone.places.map(({ path }) => path))].sort());
  });

  it('each entry is followed by its counterpart; what is the same stands once', async () => {
    const { content, twin } = inputOf(language);
    const text = await read(inputOf(language));
    const at = (part: string) => text.indexOf(folded(part));
    const [first, second] = content.work;
    const [theirs] = twin!.content.work;
    const order = [first!.company, theirs!.company, first!.content[0]!, theirs!.content[0]!, second!.company].map(at);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order.every((place) => place >= 0)).toBe(true);
    expect(times(text, content.basics.email)).toBe(1);
    expect(times(text, 'Kubernetes')).toBe(1);
    expect(times(text, language === 'zh' ? '2018.07' : 'Jul 2018')).toBe(1);
    expect(text).toContain(folded(language === 'zh' ? '至今 Present' : 'Present 至今'));
  });
});

it('what is behind is set as it stands in each, what has no counterpart alone, what only the twin has as well', async () => {
  const text = await read(
    inputOf('zh', (twin) => {
      twin.work.shift();
      twin.work[0]!.end = '2021-06';
      twin.awards = [];
      twin.publications = [
        {
          id: 'p1',
          title: 'Rate limits in practice',
          authors: '',
          publisher: '',
          date: '2022-05',
          link: '',
          abstract: '',
        },
      ] as unknown as ResumeContent['publications'];
    }),
  );
  expect(text).toContain(folded('云栈电商'));
  expect(text).not.toContain(folded('Yunzhan Commerce'));
  expect(text).toContain(folded('2018.07 – 2021.04'));
  expect(text).toContain(folded('Jul 2018 – Jun 2021'));
  expect(text).toContain(folded('Rate limits in practice'));
  expect(text).not.toContain(folded('至今 Present'));
});

it('Word and a web page have both as well; without a twin all have one', async () => {
  const input = inputOf('zh');
  const alone = { ...input, twin: null };
  for (const made of [await word(input), webPage(input)]) {
    expect(made).toContain('云栈电商');
    expect(made).toContain('Yunzhan Commerce');
  }
  for (const made of [await word(alone), webPage(alone), await read(alone)]) {
    expect(made).toContain('云栈电商');
    expect(made).not.toMatch(/Yunzhan/i);
  }
});
