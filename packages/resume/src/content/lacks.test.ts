import { blankItem, isEmail, isLink, type Language, type ResumeContent, type Work } from '@verdant/contracts';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { describe, expect, it } from 'vitest';
import { lacksOf } from './lacks.ts';

describe('an e-mail address', () => {
  it.each(['maya@example.com', 'm.o+cv@mail.example.co.uk', "o'neil@example.com", 'a_b@ex-ample.com'])('%s', (text) =>
    expect(isEmail(text)).toBe(true),
  );
  it.each([
    ...['maya', 'maya@', '@example.com', 'maya@example', 'maya@example.', 'maya@.com', 'maya example.com'],
    ...[
      'maya@ex ample.com',
      'maya@example..com',
      'maya@-example.com',
      '邮箱@example.com',
      `${'a'.repeat(250)}@example.com`,
    ],
  ])('not %s', (text) => expect(isEmail(text)).toBe(false));
});

describe('an address of the web', () => {
  it.each([
    ...[
      'https://example.com',
      'http://example.com:8080/a?b#c',
      'example.com',
      'www.example.com',
      'linkedin.com/in/maya',
    ],
    ...['github.com/maya-okafor', 'HTTPS://Example.com', '例子.中国', 'a.b-c.dev/x_y'],
  ])('%s', (text) => expect(isLink(text)).toBe(true));
  it.each([
    ...['maya', 'maya okafor', '@maya', 'https://', 'http://localhost', 'ftp://example.com', 'javascript:alert(1)'],
    ...['mailto:a@example.com', 'maya@example.com', '1.5', '.com', 'example.', 'exa mple.com'],
  ])('not %s', (text) => expect(isLink(text)).toBe(false));
});

const withBasics = (basics: Partial<ResumeContent['basics']>): ResumeContent => {
  const content = strongEnglish();
  return { ...content, basics: { ...content.basics, ...basics } };
};

describe('a phone number', () => {
  const wrong = (phone: string, language: Language) =>
    lacksOf(withBasics({ phone }), language).includes('basics/phone');
  it.each([
    ['+1 312 555 0186', 'en'],
    ['(312) 555-0186', 'en'],
    ['312-555-0186 ext. 204', 'en'],
    ['+44 20 7946 0958', 'en'],
    ['020 7946 0958', 'en'],
    ['+86 138 0013 8000', 'en'],
    ['13800138000', 'en'],
    ['138-0013-8000', 'zh'],
    ['010-6552 9988', 'zh'],
    ['138****8000', 'zh'],
    ['138xxxx8000', 'zh'],
    ['13800138000 / 13900001111', 'zh'],
    ['', 'zh'],
  ] as const)('%s in %s', (text, language) => expect(wrong(text, language)).toBe(false));
  it.each([
    ['12345', 'en'],
    ['call me', 'en'],
    ['+1 (234) 567 890', 'en'],
    ['1380013800', 'zh'],
    ['00000000000000000000', 'zh'],
    ['13800138000 / 12', 'zh'],
    ['****', 'zh'],
  ] as const)('not %s in %s', (text, language) => expect(wrong(text, language)).toBe(true));
});

describe('what keeps a résumé incomplete', () => {
  it('is nothing where all is right, and each wrong field by its path', () => {
    expect(lacksOf(strongEnglish(), 'en')).toEqual([]);
    expect(
      lacksOf(withBasics({ email: 'nonsense', homepage: 'my page', linkedin: 'linkedin.com/in/a' }), 'en'),
    ).toEqual(['basics/email', 'basics/homepage']);
  });

  it('is an end before its start', () => {
    const content = strongEnglish();
    const [first] = content.work;
    content.work = [{ ...first!, start: '2022-05', end: '2021-12' }, ...content.work.slice(1)];
    expect(lacksOf(content, 'en')).toEqual([`work/${first!.id}/end`]);
  });

  it('is a role that says nothing: one needs who or what, and what was done or when', () => {
    const content = strongEnglish();
    const [first] = content.work;
    const only = (role: Partial<Work>) => {
      const work = [{ ...blankItem('work', first!.id), ...role }];
      return lacksOf({ ...content, projects: [], education: [], work }, 'en');
    };
    expect(only({})).toEqual(['experience']);
    expect(only({ company: 'Calder Freight' })).toEqual(['experience']);
    expect(only({ content: ['Booked carriers'] })).toEqual(['experience']);
    expect(only({ company: ' ', content: [' '] })).toEqual(['experience']);
    expect(only({ position: 'Analyst', start: '2021' })).toEqual([]);
    expect(only({ company: 'Calder Freight', content: ['Booked carriers'] })).toEqual([]);
  });
});
