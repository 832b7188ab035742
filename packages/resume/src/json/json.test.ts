import { Failure, LIMITS } from '@verdant/contracts';
import { chineseResume } from '@verdant/testkit/people/chinese';
import { englishResume } from '@verdant/testkit/people/english';
import { strongChinese } from '@verdant/testkit/people/strong-chinese';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { describe, expect, test } from 'vitest';
import { fromJsonResume } from './from-json-resume.ts';
import { toJsonResume } from './to-json-resume.ts';

describe('JSON Resume', () => {
  test.each([
    ['faulty English', englishResume()],
    ['faulty Chinese', chineseResume()],
    ['strong English', strongEnglish()],
    ['strong Chinese', strongChinese()],
  ])('there and back: %s', (_, content) => {
    const json = JSON.parse(JSON.stringify(toJsonResume(content, 'en')));
    expect(fromJsonResume(json)).toEqual(content);
  });

  test('carries personal data along, where there is any', () => {
    const plain = strongChinese();
    const content = { ...plain, basics: { ...plain.basics, gender: '女', birth: '1998.03' } };
    const json = toJsonResume(content, 'zh');
    expect(json).toMatchObject({ meta: { verdant: { personal: { gender: '女', birth: '1998.03' } } } });
    expect(JSON.stringify(json.basics)).not.toContain('女');
    expect(fromJsonResume(json)).toEqual(content);
    expect(toJsonResume(plain, 'zh')).not.toHaveProperty('meta.verdant.personal');
  });

  test('names things as the schema does', () => {
    expect(toJsonResume(strongEnglish(), 'en')).toMatchObject({
      basics: { name: 'Tomas Ferrand', label: 'Supply chain analyst', location: { address: 'Bristol' } },
      work: [{ name: 'Copperfield Freight', startDate: '2021-04' }, { endDate: '2021-03' }, {}],
      education: [{ institution: 'University of Elmbridge', studyType: 'BSc', area: 'Operations research' }],
      certificates: [{ name: 'CPIM', date: '2022-05' }],
    });
    expect((toJsonResume(strongEnglish(), 'en').work as object[])[0]).not.toHaveProperty('endDate');
  });

  test('reads a foreign document into valid content', () => {
    const content = fromJsonResume({
      basics: {
        name: 'Ada Bell',
        website: 'https://example.com',
        location: { city: 'York', region: 'UK' },
        profiles: [{ network: 'GitHub', url: 'x' }],
      },
      work: [
        { company: 'Fernhill', startDate: '2020-01-15', summary: 'Kept stock.', highlights: ['Counted', 4, null] },
      ],
      education: [{ institution: 'Fairholm', startDate: 'soon' }],
      skills: 'none',
      surprise: { deep: [1] },
    });
    expect(content.basics).toMatchObject({
      name: 'Ada Bell',
      address: 'York, UK',
      homepage: 'https://example.com',
      linkedin: '',
    });
    expect(content.work[0]).toMatchObject({
      company: 'Fernhill',
      start: '2020-01',
      end: null,
      content: ['Kept stock.', 'Counted', '4'],
    });
    expect(content.education[0]).toMatchObject({ start: '', end: '' });
  });

  test('keeps what the content model has no list for', () => {
    const content = fromJsonResume({
      basics: {
        name: 'Ada Bell',
        profiles: [
          { network: 'LinkedIn', url: 'https://linkedin.com/in/example-ada' },
          { network: 'GitHub', username: 'example-ada', url: 'https://github.com/example-ada' },
        ],
      },
      work: [
        { name: 'Fernhill', description: 'A warehouse', highlights: ['Counted'], url: 'https://fernhill.example.com' },
      ],
      education: [{ institution: 'Fairholm', score: '3.8', courses: ['Statistics'] }],
      skills: [{ name: 'SQL', level: 'Master', keywords: ['joins'] }],
      languages: [{ language: 'Welsh', fluency: 'native' }, { language: 'English' }],
      interests: [{ name: 'Tides', keywords: ['tables', 'charts'] }],
      volunteer: [
        {
          organization: 'Food bank',
          position: 'Driver',
          startDate: '2019-01',
          summary: 'Drove.',
          highlights: ['Daily'],
        },
      ],
      publications: [{ name: 'On short queues', publisher: 'Journal', releaseDate: '2021' }],
      references: [{ name: 'B. Lowe', reference: 'Exact.' }],
    });
    const { basics, work, education, skills, custom } = content;
    expect(basics.linkedin).toBe('https://linkedin.com/in/example-ada');
    expect(work[0]).toMatchObject({ content: ['A warehouse', 'Counted'], url: 'https://fernhill.example.com' });
    expect(education[0]).toMatchObject({ gpa: '3.8', courses: ['Statistics'], description: '' });
    expect(skills.map(({ category, items }) => [category, items])).toEqual([['SQL, Master', ['joins']]]);
    expect(content.languages.map(({ language, level }) => [language, level])).toEqual([
      ['Welsh', 'native'],
      ['English', ''],
    ]);
    expect(basics.profiles).toEqual(['https://github.com/example-ada']);
    expect(custom).toMatchObject([{ title: 'Interests', items: ['Tides (tables, charts)'] }]);
    expect(content.volunteering).toMatchObject([
      { organization: 'Food bank', role: 'Driver', start: '2019-01', end: null, content: ['Drove.', 'Daily'] },
    ]);
    expect(content.references).toMatchObject([{ name: 'B. Lowe', phone: '', recommendation: 'Exact.' }]);
    expect(content.publications).toMatchObject([{ title: 'On short queues', venue: 'Journal', date: '2021' }]);
    const again = fromJsonResume(JSON.parse(JSON.stringify(toJsonResume(content, 'en'))));
    expect(again).toEqual(content);
  });

  test('profiles come back as they were written, and others read their networks', () => {
    const content = strongEnglish();
    content.basics.profiles = ['github.com/example-ada', 'Mastodon: @ada@example.social', 'Blog: notes.example.com/a'];
    const json = JSON.parse(JSON.stringify(toJsonResume(content, 'en')));
    expect(json.basics.profiles.filter(({ network }: { network: string }) => network !== 'LinkedIn')).toEqual([
      { network: 'GitHub', url: 'https://github.com/example-ada' },
      { network: 'Mastodon', username: '@ada@example.social' },
      { network: 'Blog', url: 'https://notes.example.com/a' },
    ]);
    expect(fromJsonResume(json)).toEqual(content);
  });

  test('what older files of ours say of a school in `courses` is its description', () => {
    const content = strongEnglish();
    const json = JSON.parse(JSON.stringify(toJsonResume(content, 'en')));
    delete json.meta.verdant.version;
    json.education = content.education.map(({ school, description }) => ({
      institution: school,
      courses: [description],
    }));
    expect(content.education.some(({ description }) => description !== '')).toBe(true);
    for (const [at, { description, courses }] of fromJsonResume(json).education.entries())
      expect([description, courses]).toEqual([content.education[at]!.description, undefined]);
  });

  test('titles in Chinese for a Chinese document', () => {
    const content = fromJsonResume({ basics: { name: '林知夏' }, interests: [{ name: '羽毛球' }] });
    expect(content.custom).toMatchObject([{ title: '兴趣爱好', items: ['羽毛球'] }]);
  });

  test('over-long values are cut to the limits', () => {
    const content = fromJsonResume({ basics: { name: 'x'.repeat(5000) }, work: Array(500).fill({ name: 'y' }) });
    expect(content.basics.name).toHaveLength(LIMITS.line);
    expect(content.work).toHaveLength(LIMITS.items);
  });

  test.each([null, 'text', [], {}, { other: 1 }])('%j is no résumé', (json) => {
    expect(() => fromJsonResume(json)).toThrow(Failure);
  });
});
