import { emptyContent } from '@verdant/contracts';
import { contentFrom, plainText as generated, styleOf } from '@verdant/testkit/generated-content/contents';
import { expect, it } from 'vitest';
import { plainText } from '../plain/plain.ts';
import { samplePortrait } from '../samples/portrait.ts';
import { samples } from '../samples.ts';
import { webPage } from './web-page.ts';

const style = styleOf('slip');
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const textOf = (page: string): string =>
  page
    .slice(page.indexOf('<body>'))
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+|#39);/g, (_, name) => NAMED[name]!)
    .replace(/\s+/g, ' ');

it.each(['en', 'zh'] as const)('says every word that the plain text says (%s)', (language) => {
  for (const content of [samples[language], contentFrom(generated(language))]) {
    const text = textOf(webPage({ content, language, style }));
    const words = plainText(content, language, style).match(/[\p{L}\p{N}][\p{L}\p{N}@.+-]*/gu)!;
    expect(words.length).toBeGreaterThan(50);
    expect(words.filter((word) => !text.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
  }
});

it('takes nothing from a person as markup, runs nothing and fetches nothing', () => {
  const content = emptyContent();
  content.basics.name = '</title><script>alert(1)</script>';
  content.basics.introduction = '"><img src=x onerror=alert(1)> & <b>';
  content.basics.homepage = 'javascript:alert(1)';
  const page = webPage({ content, language: 'en', style: { ...style, accent: '#aa0000' } });
  expect(page).not.toMatch(/<script|<img|javascript:[^<]*"/i);
  expect(page).toContain('&lt;/title&gt;');
  expect(page).toContain('&quot;&gt;&lt;img');
  expect(page).not.toMatch(/(?:src|href)="https?:/);
});

it('carries marks and the photo within itself', async () => {
  const content = {
    ...samples.en,
    basics: { ...samples.en.basics, introduction: 'A **bold** and *quiet* [link](https://example.com/x)' },
  };
  const page = webPage({ content, language: 'en', style, photo: await samplePortrait() });
  expect(page).toContain('<strong>bold</strong>');
  expect(page).toContain('<em>quiet</em>');
  expect(page).toContain('href="https://example.com/x"');
  expect(page).toMatch(/<img class="photo" src="data:image\/jpeg;base64,[A-Za-z0-9+/]{200,}/);
});

it('cuts the photo, begins pages, keeps together and signs as was chosen', async () => {
  const look = {
    photoShape: 'round',
    photoSide: 'left',
    signature: 'line',
    signedAt: 'Bern <b>',
    accent2: '#aa2200',
    arrangement: { projects: { newPage: true }, work: { keep: 'entries' } },
  } as const;
  const photo = await samplePortrait();
  const page = webPage({ content: samples.en, language: 'en', style: { ...style, ...look }, photo });
  expect(page).toMatch(/<img class="photo round" [^>]*width="111" height="111"/);
  expect(page).toContain('--second:#aa2200');
  expect(page).toMatch(/<section class="new-page keep-none">\s*<h2>Projects/);
  expect(page).toMatch(/<section class="keep-entries">\s*<h2>Experience/);
  expect(page).toMatch(/<span class="line">Bern &lt;b&gt;<\/span><small>Place, date/);
  expect(webPage({ content: samples.en, language: 'en', style, photo })).not.toContain('class="signature"');
});
