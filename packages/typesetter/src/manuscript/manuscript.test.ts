import { emptyContent, LIMITS, type SectionKey } from '@verdant/contracts';
import { contentFrom, plainText, styleOf } from '@verdant/testkit/generated-content/contents';
import { describe, expect, it } from 'vitest';
import { samples } from '../samples.ts';
import { dateText, periodText } from './format-dates.ts';
import { contacts } from './links.ts';
import { manuscript } from './manuscript.ts';
import { sectionTitles } from './words.ts';

const as = (text: string) => text;
const style = styleOf('slip');

describe('manuscript', () => {
  it('is empty for an empty content but for a document title', () => {
    const page = manuscript(emptyContent(), 'zh', style, as);
    expect(page).toMatchObject({ documentTitle: '简历', name: '', headline: '', contacts: [], sections: [] });
  });

  it('has a section for every key, one for each custom title', () => {
    const page = manuscript(contentFrom(plainText('en')), 'en', style, as);
    const keys = Object.keys(sectionTitles('en')) as SectionKey[];
    expect([...new Set(page.sections.map(({ key }) => key))].sort()).toEqual(keys.sort());
    expect(page.sections.filter(({ key }) => key === 'custom')).toHaveLength(2);
  });

  it.each([
    ['en', ['CITB', 'valid to Mar 2028'], ''],
    ['zh', ['CITB', '有效期至 2028.03'], ''],
  ] as const)('says until when a certificate holds, and not that it was given then, in %s', (language, told, date) => {
    const certifications = [{ id: 'c1', name: 'Site card', issuer: 'CITB', date: '', expires: '2028-03' }];
    const page = manuscript({ ...samples[language], certifications }, language, style, as);
    const [entry] = page.sections.find(({ key }) => key === 'certifications')!.entries;
    expect(entry).toMatchObject({ title: 'Site card', subtitle: told, date });
  });

  it('names achievements and metrics, and leaves out empty lists', () => {
    const [first, second] = manuscript(samples.zh, 'zh', style, as).sections.find(({ key }) => key === 'work')!.entries;
    expect(first!.lists.map(({ label }) => label)).toEqual(['', '业绩', '量化指标']);
    expect(second!.lists.map(({ label }) => label)).toEqual(['']);
  });

  it('names a profile by its row or by its address, and links only an address', () => {
    const profiles = ['https://www.zhihu.com/people/qing', '公众号: 竹简笔记', ' ', 'Blog: notes.example.com/cv'];
    const { contacts: rows } = manuscript(
      { ...emptyContent(), basics: { ...emptyContent().basics, profiles } },
      'zh',
      style,
      as,
    );
    expect(rows.map(({ label, text, value, href }) => [label, text, value, href])).toEqual([
      ['知乎', 'zhihu.com/people/qing', 'zhihu.com/people/qing', 'https://www.zhihu.com/people/qing'],
      ['公众号', '公众号：竹简笔记', '竹简笔记', null],
      ['Blog', 'Blog：notes.example.com/cv', 'notes.example.com/cv', 'https://notes.example.com/cv'],
    ]);
  });

  it('begins a post with who gave it where that was chosen, and no other entry anew', () => {
    const heads = (leads: 'role' | 'organization') =>
      manuscript(
        contentFrom((length) => `w${length}`),
        'en',
        { ...style, leads },
        as,
      ).sections.map(({ key, entries }) => [key, entries[0]?.title, entries[0]?.subtitle[0]]);
    const [by, turned] = [heads('role'), heads('organization')];
    const differ = by.filter((one, i) => one.join() !== turned[i]!.join());
    expect(differ.map(([key]) => key)).toEqual(['work', 'volunteering']);
    const { company, url } = samples.en.work[0]!;
    expect(url).toBeUndefined();
    const linked = { ...samples.en, work: [{ ...samples.en.work[0]!, url: 'example.com' }] };
    const [entry] = manuscript(linked, 'en', { ...style, leads: 'organization' }, as).sections.find(
      ({ key }) => key === 'work',
    )!.entries;
    expect(entry).toMatchObject({ title: company, link: { at: 0, href: 'https://example.com/' } });
  });

  it('gives a language as many steps as its level says, where they were chosen', () => {
    const languages = [
      { id: 'l1', language: 'Igbo', level: 'Native' },
      { id: 'l2', language: 'Latin', level: 'A certificate' },
    ];
    const pairs = (levels: 'words' | 'bars') =>
      manuscript({ ...emptyContent(), languages }, 'en', { ...style, levels }, as).sections[0]!.pairs;
    expect(pairs('words').map(({ level }) => level)).toEqual([undefined, undefined]);
    expect(pairs('bars').map(({ value, level }) => [value, level])).toEqual([
      ['Native', 6],
      ['A certificate', undefined],
    ]);
  });

  it('prints the company as title where there is no position, and skips hollow items', () => {
    const [work] = samples.en.work;
    const hollow = {
      ...work!,
      position: ' ',
      company: '',
      location: '',
      start: '',
      end: '',
      content: [' '],
      achievements: [],
      metrics: [],
    };
    const content = { ...emptyContent(), work: [{ ...work!, position: '' }, hollow] };
    const [section] = manuscript(content, 'en', style, as).sections;
    expect(section!.entries).toHaveLength(1);
    expect(section!.entries[0]).toMatchObject({ title: work!.company, subtitle: [work!.location] });
  });

  it('cuts what is beyond the limits and folds lines in a line', () => {
    const basics = { ...emptyContent().basics, name: `A\n B${'x'.repeat(900)}`, introduction: 'one\n\n two ' };
    const page = manuscript({ ...emptyContent(), basics }, 'en', style, as);
    expect(page.name.startsWith('A Bx')).toBe(true);
    expect(page.name.length).toBeLessThanOrEqual(LIMITS.line);
    expect(page.sections[0]!.paragraphs).toEqual(['one', 'two']);
  });
});

it('writes dates as each language does', () => {
  expect(periodText('2022-07', null, 'zh')).toBe('2022.07 – 至今');
  expect(periodText('2022-07', null, 'en')).toBe('Jul 2022 – Present');
  expect(periodText('2019', '2020-01', 'en')).toBe('2019 – Jan 2020');
  expect(periodText('', '', 'en')).toBe('');
  expect(periodText('2019', '', 'zh')).toBe('2019');
  expect(dateText('2023-12', 'zh')).toBe('2023.12');
});

it('links what is a link and nothing else', () => {
  const hrefs = (basics: Partial<Parameters<typeof contacts>[0]>) =>
    contacts({ ...emptyContent().basics, ...basics }, as, 'en').map(({ href }) => href);
  expect(hrefs({ phone: '+1 (312) 555-0186', email: 'a.b@example.com' })).toEqual([
    'tel:+13125550186',
    'mailto:a.b@example.com',
  ]);
  expect(hrefs({ phone: 'ask me', email: 'a@b', address: 'https://example.com' })).toEqual([null, null, null]);
  expect(hrefs({ homepage: 'javascript:alert(1)' })).toEqual([null]);
  expect(hrefs({ homepage: 'data:text/html,x' })).toEqual([null]);
  expect(hrefs({ homepage: 'file:///etc/passwd' })).toEqual([null]);
  expect(hrefs({ homepage: 'example.com:8080/a' })).toEqual(['https://example.com:8080/a']);
  expect(hrefs({ homepage: 'http://例子.example.com/x?y#z' })).toEqual(['http://xn--fsqu00a.example.com/x?y#z']);
});
