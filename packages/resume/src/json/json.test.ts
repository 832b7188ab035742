import { Failure, LIMITS } from '@verdant/contracts';
import { describe, expect, test } from 'vitest';
import { chineseResume } from '../fixtures/chinese.ts';
import { englishResume } from '../fixtures/english.ts';
import { strongChinese } from '../fixtures/strong-chinese.ts';
import { strongEnglish } from '../fixtures/strong-english.ts';
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

  test('over-long values are cut to the limits', () => {
    const content = fromJsonResume({ basics: { name: 'x'.repeat(5000) }, work: Array(500).fill({ name: 'y' }) });
    expect(content.basics.name).toHaveLength(LIMITS.line);
    expect(content.work).toHaveLength(LIMITS.items);
  });

  test.each([null, 'text', [], {}, { other: 1 }])('%j is no résumé', (json) => {
    expect(() => fromJsonResume(json)).toThrow(Failure);
  });
});
