import { type Language, type LetterWords, letterText } from '@verdant/contracts';
import { folded, readPdf } from '@verdant/testkit/documents/pdf-text';
import { styleOf } from '@verdant/testkit/generated-content/contents';
import { people } from '@verdant/testkit/people/warehouse-analysts';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { sharedTypesetter } from '../../testing/shared-typesetter.ts';
import { templates } from '../templates.ts';
import { letterDocx } from './letter-docx.ts';
import { letterPlainText } from './letter-text.ts';

const typesetter = sharedTypesetter();
const paragraph = (role: 'opening' | 'closing', text: string) => ({ id: role, role, text, claims: [] });
const blank = { kind: 'letter', posting: '', answers: {}, date: '2026-11-27' } as const;
const letters: Record<Language, LetterWords> = {
  en: {
    ...blank,
    language: 'en',
    post: 'Operations analyst',
    addressee: {
      name: 'Ms Orr',
      title: 'Head of Operations',
      company: 'Globex Freight',
      address: '12 Dock Road\nBristol',
    },
    subject: 'Application for Operations analyst',
    paragraphs: [
      paragraph('opening', 'I am applying for the position.\n#let x = 1 @ref $math$ <tag>'),
      paragraph('closing', 'Thank you for your time.'),
    ],
  },
  zh: {
    ...blank,
    language: 'zh',
    post: '运营分析师',
    addressee: { name: '', title: '', company: '远山供应链', address: '' },
    subject: '应聘运营分析师',
    paragraphs: [paragraph('opening', '我想应聘运营分析师一职。'), paragraph('closing', '期待与您当面沟通。')],
  },
};
const ordered: Record<Language, string[]> = {
  en: [
    'Ines Halloran',
    'ines@example.com',
    '27 November 2026',
    'Ms Orr',
    '12 Dock Road',
    'Application for',
    'Dear Ms Orr,',
  ],
  zh: [
    '顾青岚',
    '应聘运营分析师',
    '尊敬的远山供应链招聘负责人：',
    '我想应聘',
    '期待',
    '此致',
    '敬礼',
    '顾青岚',
    '2026 年 11 月 27 日',
  ],
};
const inputOf = (language: Language, template = 'slip') => ({
  content: people[language],
  language,
  style: styleOf(template),
  letter: letters[language],
});

it.each<Language>(['en', 'zh'])('is a tagged PDF with its parts in their order, %s', async (language) => {
  const { bytes, pages } = await typesetter.pdf(inputOf(language));
  const { text, info } = await readPdf(bytes);
  expect(pages).toBe(1);
  expect(info.Title).toBe(letters[language].subject);
  expect(Buffer.from(bytes).toString('latin1')).toContain('/MarkInfo');
  let at = -1;
  for (const part of [...ordered[language]]) {
    const next = folded(text).indexOf(folded(part), at + 1);
    expect(next, part).toBeGreaterThan(at);
    at = next;
  }
  if (language === 'en') expect(folded(text)).toContain(folded('#let x = 1 @ref $math$ <tag>'));
  // nothing of the résumé's body, and nothing personal
  expect(text).not.toContain('Tableau');
});

it('wears the head of every template', async () => {
  const files = await Promise.all(templates.map(({ id }) => typesetter.thumbnail(inputOf('en', id))));
  expect(new Set(files).size).toBe(templates.length);
}, 60_000);

it.each<Language>(['en', 'zh'])('says the same in Word and as text, %s', async (language) => {
  const letter = letters[language];
  const files = unzipSync(await letterDocx(inputOf(language), letter));
  const words = strFromU8(files['word/document.xml']!).replace(/<[^>]+>/g, '');
  for (const part of ordered[language].filter((one) => !one.includes(' 年 '))) expect(words).toContain(part);
  const text = letterPlainText(letter, people[language].basics.name);
  expect(text).toContain(letterText(letter, people[language].basics.name));
  expect(text.startsWith(letter.subject)).toBe(true);
});

it('a greeting is one run of words without salutation and name', () => {
  const greeting = { ...letters.zh, kind: 'greeting' as const, subject: '' };
  expect(letterPlainText(greeting, '顾青岚')).toBe('我想应聘运营分析师一职。期待与您当面沟通。\n');
});
