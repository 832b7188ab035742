import { emptyContent } from '@verdant/contracts';
import { folded } from '@verdant/testkit/documents/pdf-text';
import { contentFrom, styleOf, textsOf } from '@verdant/testkit/generated-content/contents';
import { ofLength } from '@verdant/testkit/generated-content/lengths';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { preparePhoto } from '../photo.ts';
import { samples } from '../samples.ts';
import { docx } from './docx.ts';

const parts = (bytes: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]));
const style = styleOf('slip');
const wellFormed = (xml: string) => {
  const open: string[] = [];
  for (const [, closing, name = '', alone] of xml.matchAll(/<(\/?)([\w:]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!alone) open.push(name);
  }
  expect(open).toEqual([]);
};

it.each(['en', 'zh'] as const)('holds every word in the styles of Word (%s)', async (language) => {
  const files = parts(await docx({ content: samples[language], language, style }));
  const document = files['word/document.xml']!;
  wellFormed(document);
  const words = document
    .replace(/<w:t[^>]*>|<\/w:t>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&');
  for (const text of textsOf(samples[language]).flatMap((value) => value.split('\n')))
    expect(folded(words)).toContain(folded(text));
  for (const used of ['Title', 'Subtitle', 'Heading1', 'Heading2', 'ListBullet'])
    expect(document).toContain(`<w:pStyle w:val="${used}"/>`);
  const defined = new Set([...files['word/styles.xml']!.matchAll(/w:styleId="([^"]+)"/g)].map(([, id]) => id));
  const used = [...document.matchAll(/<w:[pr]Style w:val="([^"]+)"/g)].map(([, id]) => id);
  expect(used.filter((id) => !defined.has(id))).toEqual([]);
  expect(files['word/styles.xml']).toContain('<w:name w:val="List Bullet"/>');
  expect(files['word/styles.xml']).toMatch(/<w:rFonts[^>]*w:eastAsia="微软雅黑"/);
  expect(files['docProps/core.xml']).toContain(samples[language].basics.name);
  expect(files['word/_rels/document.xml.rels']).toContain(`mailto:${samples[language].basics.email}`);
});

it('takes over what was chosen for headings and lists', async () => {
  const look = { headings: 'band', headingCase: 'upper', bullet: 'square' } as const;
  const files = parts(await docx({ content: samples.en, language: 'en', style: { ...style, ...look } }));
  const heading = /<w:style [^>]*w:styleId="Heading1".*?<\/w:style>/s.exec(files['word/styles.xml']!)![0];
  expect(heading).toContain('<w:caps/>');
  expect(heading).toMatch(/<w:shd [^>]*w:fill="E9F1ED"/);
  expect(heading).not.toContain('<w:bottom');
  expect(files['word/numbering.xml']).toContain('w:val="▪"');
  expect(Object.keys(files).filter((name) => /header|footer/.test(name))).toEqual([]);
  // the words stay as they were written
  expect(files['word/document.xml']).toContain('Experience');
});

it('numbers the pages and names the later ones', async () => {
  const look = { pageNumbers: 'total', runningName: 'footer' } as const;
  const files = parts(await docx({ content: samples.en, language: 'en', style: { ...style, ...look } }));
  const feet = Object.entries(files).flatMap(([name, xml]) => (name.startsWith('word/footer') ? [xml] : []));
  expect(feet).toHaveLength(2);
  for (const foot of feet) expect(foot).toContain('NUMPAGES');
  expect(feet.filter((foot) => foot.includes(samples.en.basics.name))).toHaveLength(1);
  expect(files['word/document.xml']).toContain('<w:titlePg/>');
});

it('begins pages, keeps together, signs and has a second colour as was chosen', async () => {
  const look = {
    accent2: '#aa2200',
    signature: 'line',
    signedAt: 'Bern, 3 May 2026',
    arrangement: { projects: { newPage: true }, education: { keep: 'section' } },
  } as const;
  const files = parts(await docx({ content: samples.en, language: 'en', style: { ...style, ...look } }));
  const document = files['word/document.xml']!;
  wellFormed(document);
  const paragraphs = document.match(/<w:p>.*?<\/w:p>/gs)!;
  const of = (words: string) => paragraphs.find((paragraph) => paragraph.includes(`>${words}<`))!;
  expect(paragraphs.filter((paragraph) => paragraph.includes('<w:pageBreakBefore/>'))).toEqual([of('Projects')]);
  const { school, degree } = samples.en.education[0]!;
  expect(degree).not.toBe('');
  expect([of('Education'), of(school)].every((each) => each.includes('<w:keepNext/><w:keepLines/>'))).toBe(true);
  expect(of('Experience')).not.toContain('<w:keepLines/>');
  expect(of('Bern, 3 May 2026')).toContain('w:leader="underscore"');
  expect(paragraphs.at(-1)).toMatch(/Place, date.*<w:tab\/>.*Signature/s);
  expect(/<w:style [^>]*w:styleId="Subtitle".*?<\/w:style>/s.exec(files['word/styles.xml']!)![0]).toContain('AA2200');
});

it('sets a heading in the margin at the height of its text', async () => {
  const files = parts(await docx({ content: samples.zh, language: 'zh', style }));
  const heading = /<w:style [^>]*w:styleId="Heading1".*?<\/w:style>/s.exec(files['word/styles.xml']!)![0];
  const above = /w:before="(\d+)"/.exec(heading)![1];
  const framed = /<w:p><w:pPr>(?:(?!<\/w:p>).)*<w:framePr.*?<\/w:p>(<w:p>.*?<\/w:p>)/s.exec(
    files['word/document.xml']!,
  )!;
  expect(framed[0].replace(framed[1]!, '')).not.toContain('w:before=');
  expect(/w:before="(\d+)"/.exec(framed[1]!)![1]).toBe(above);
});

it.each([
  ['dusk', 'name.of.letters@example.com', true],
  ['dusk', 'a@example.com', false],
  ['form', 'a.name.of.many.letters@example.com', true],
] as const)('keeps a contact of %s in one line: %s', async (template, email, isSmaller) => {
  const basics = { ...samples.en.basics, email, linkedin: '', address: '' };
  const files = parts(
    await docx({ content: { ...samples.en, basics }, language: 'en', style: styleOf(template), photo: null }),
  );
  const run = new RegExp(`<w:r>(?:(?!</w:r>).)*${email}`, 's').exec(files['word/document.xml']!)![0];
  expect(run.includes('<w:sz ')).toBe(isSmaller);
});

it('cuts the photo as it was chosen', async () => {
  const square = sharp({ create: { width: 300, height: 300, channels: 3, background: '#557766' } });
  const photo = await preparePhoto(await square.png().toBuffer());
  const look = { photoShape: 'round', photoSide: 'left', photoSize: 1.25 } as const;
  const files = unzipSync(await docx({ content: samples.zh, language: 'zh', style: styleOf('slip', look), photo }));
  const [, picture] = Object.entries(files).find(([name]) => /^word\/media\/.+\.png$/.test(name))!;
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(info.height);
  const alpha = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
  expect([alpha(3, 3), alpha(300, 300)]).toEqual([0, 255]);
  const document = strFromU8(files['word/document.xml']!);
  expect(document).toContain('<wp:align>left</wp:align>');
  // 96 pixels by a quarter more, at 9,525 a pixel
  expect(document).toContain('<wp:extent cx="1143000" cy="1143000"/>');
});

it('holds hostile text as text, and a page without anything', async () => {
  const hostile = '</w:t><w:r>&x; \u0000\u000b\ud800 ]]> <script>\u202e \uffff😀';
  const { 'word/document.xml': document, 'docProps/core.xml': core } = parts(
    await docx({ content: contentFrom(() => hostile), language: 'en', style }),
  );
  wellFormed(document!);
  wellFormed(core!);
  expect(document).toContain('&lt;/w:t&gt;&lt;w:r&gt;&amp;x;');
  expect(document + core!).not.toMatch(/[\u0000\u000b\ufffe\uffff\u202e]|&#x?[0-9a-f]{1,2};/i);
  wellFormed(parts(await docx({ content: emptyContent(), language: 'zh', style }))['word/document.xml']!);
});

it('carries the photo and the paper', async () => {
  const square = sharp({ create: { width: 300, height: 300, channels: 3, background: '#557766' } });
  const photo = await preparePhoto(await square.png().toBuffer());
  const files = unzipSync(
    await docx({ content: samples.zh, language: 'zh', style: styleOf('slip', { paper: 'letter' }), photo }),
  );
  const media = Object.entries(files).filter(([name]) => /^word\/media\/.+/.test(name));
  expect(media.map(([, bytes]) => Buffer.compare(bytes, Buffer.from(photo)))).toEqual([0]);
  expect(strFromU8(files['word/document.xml']!)).toContain('w:w="12240" w:h="15840"');
});

it.each([
  ['side', 'left', 0],
  ['flank', 'right', 1],
  ['dusk', 'right', 1],
] as const)('has two columns where %s has them, with the narrow one to the %s', async (template, _, at) => {
  const document = parts(await docx({ content: samples.en, language: 'en', style: styleOf(template) }))[
    'word/document.xml'
  ]!;
  wellFormed(document);
  const cells = document.match(/<w:tc>.*?<\/w:tc>/gs)!;
  const widths = cells.map((cell) => Number(/<w:tcW [^>]*w:w="(\d+)"/.exec(cell)![1]));
  expect(cells.length).toBe(2);
  expect(widths[at]).toBe(Math.min(...widths));
  expect(cells[at]).toContain('>Skills<');
  expect(cells[1 - at]).toContain('>Experience<');
});

it.each([
  ['form', 'Experience', 'Education'],
  ['rirekisho', 'Education', 'Experience'],
] as const)('is a form with lines in %s, in the order that it has', async (template, before, behind) => {
  const document = parts(await docx({ content: samples.en, language: 'en', style: styleOf(template) }))[
    'word/document.xml'
  ]!;
  wellFormed(document);
  expect(document).toContain('<w:insideH w:val="single"');
  expect(document.indexOf(`>${before}<`)).toBeLessThan(document.indexOf(`>${behind}<`));
});

it.each(['band', 'cards', 'columns'])('keeps each head of %s on one page with what it heads', async (template) => {
  const content = ofLength(samples.en, 2.4);
  const document = parts(await docx({ content, language: 'en', style: styleOf(template) }))['word/document.xml']!;
  wellFormed(document);
  // those of the innermost tables
  const rows = document.match(/<w:tr>(?:(?!<w:tr>|<w:tbl>).)*?<\/w:tr>/gs)!;
  const withHead = rows.filter((row) => /w:val="Heading[12]"/.test(row));
  expect(withHead.length).toBeGreaterThan(8);
  for (const row of withHead) {
    expect(row).toContain('<w:cantSplit/>');
    const last = row.match(/<w:p>.*?<\/w:p>/gs)!.at(-1)!;
    // a head that nothing follows lets go of the next
    expect(/w:val="(Heading\d|Details)"/.test(last) && !last.includes('<w:keepNext w:val="false"/>')).toBe(false);
  }
});
