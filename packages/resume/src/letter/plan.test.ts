import { type Language, LETTER_KINDS, LETTER_LENGTH, LETTER_PARTS, lengthOf, letterText } from '@verdant/contracts';
import { chineseResume } from '@verdant/testkit/people/chinese';
import { englishResume } from '@verdant/testkit/people/english';
import { strongChinese } from '@verdant/testkit/people/strong-chinese';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { people } from '@verdant/testkit/people/warehouse-analysts';
import { describe, expect, it } from 'vitest';
import { emptyContent } from '../content/empty.ts';
import { readField } from '../content/field.ts';
import { textFields } from '../content/text-fields.ts';
import { frames } from './frames.ts';
import { beginLetter, type LetterInput, planLetter } from './plan.ts';

const everyone = {
  en: [people.en, strongEnglish(), englishResume(), emptyContent()],
  zh: [people.zh, strongChinese(), chineseResume(), emptyContent()],
};
const asked: Record<Language, Pick<LetterInput, 'post' | 'addressee' | 'posting'>> = {
  en: {
    post: 'Operations analyst',
    addressee: { company: 'Globex Freight' },
    posting: 'Operations analyst\nRequirements: SQL, Tableau, Kubernetes.',
  },
  zh: {
    post: '运营分析师',
    addressee: { company: '远山供应链' },
    posting: '运营分析师\n任职要求：熟悉 SQL、Tableau，了解 Kubernetes。',
  },
};
const inputOf = (language: Language, more: Partial<LetterInput> = {}): LetterInput => ({
  kind: 'letter',
  content: people[language],
  language,
  today: '2026-11',
  ...asked[language],
  ...more,
});
const wordsOf = (text: string) => text.toLowerCase().match(/\p{Script=Latin}+|\d+|\p{Script=Han}/gu) ?? [];

describe.each<Language>(['en', 'zh'])('a letter in %s', (language) => {
  it('holds words of the résumé, of the posting and of the frames, and no other', () => {
    const neutral = JSON.stringify(frames[language]);
    for (const content of everyone[language])
      for (const kind of LETTER_KINDS)
        for (const given of [asked[language], { post: '', addressee: { company: '' }, posting: '' }]) {
          const { paragraphs, subject } = beginLetter(inputOf(language, { kind, content, ...given }));
          const sources = [neutral, JSON.stringify(given), ...textFields(content).map(({ text }) => text)].join('\n');
          const known = new Set(wordsOf(sources));
          const said = wordsOf([subject, ...paragraphs.map(({ text }) => text)].join('\n'));
          expect(said.filter((word) => !known.has(word))).toEqual([]);
        }
  });

  it('has the parts of its kind, every claim in its text and at its place', () => {
    for (const kind of LETTER_KINDS) {
      const { paragraphs } = beginLetter(inputOf(language, { kind }));
      expect(paragraphs.map(({ role }) => role)).toEqual(LETTER_PARTS[kind]);
      const claims = paragraphs.flatMap((one) => one.claims.map((claim) => ({ ...claim, of: one.text })));
      expect(claims.length).toBeGreaterThan(1);
      for (const { text, path, of } of claims) {
        expect(of).toContain(text);
        const said = readField(people[language], path)!.replace(/[。.]$/, '');
        expect(text.toLowerCase()).toContain(said.toLowerCase());
      }
    }
  });

  it('never says why them: it asks', () => {
    const { asks, sentences } = planLetter(inputOf(language));
    expect(asks.map(({ id }) => id)).toEqual(['why', 'start']);
    expect(sentences.find(({ role }) => role === 'whyThem')!.sentences).toEqual([]);
    expect(beginLetter(inputOf(language)).paragraphs.find(({ role }) => role === 'whyThem')!.text).toBe('');
  });

  it('begins with what the posting asks for, and says what the résumé does not show', () => {
    const { facts, shown, missing } = planLetter(inputOf(language));
    expect(facts[0]!.asked).toEqual(['Tableau']);
    expect(shown).toContain('Tableau');
    expect(missing).toEqual(['Kubernetes']);
    const text = JSON.stringify(beginLetter(inputOf(language)));
    expect(text).not.toContain('Kubernetes');
  });

  it('a greeting is as short as a chat shows', () => {
    for (const content of everyone[language]) {
      const { paragraphs } = beginLetter(inputOf(language, { kind: 'greeting', content }));
      const addressee = { name: '', title: '', company: '', address: '' };
      const text = letterText({ kind: 'greeting', language, addressee, paragraphs }, '');
      expect(lengthOf(text)).toBeLessThanOrEqual(LETTER_LENGTH.greeting[language]);
    }
  });
});

it.each<[Language, string[]]>([
  [
    'en',
    [
      'I am applying for the position of Operations analyst at Globex Freight.',
      'At Fennel & Rowe, I built a weekly dashboard in Tableau that replaced four manual reports.',
      'I also wrote SQL checks that find wrong bookings before the morning shift begins.',
    ],
  ],
  ['zh', ['我想应聘远山供应链的运营分析师一职。', '在竹溪物流工作期间，我用 Tableau 搭建周报看板，替代四份手工报表。']],
])('reads as people write, %s', (language, sentences) => {
  const { paragraphs } = beginLetter(inputOf(language));
  const text = paragraphs.map((one) => one.text).join('\n');
  for (const sentence of sentences) expect(text).toContain(sentence);
});
