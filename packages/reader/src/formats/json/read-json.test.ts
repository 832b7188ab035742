import { LIMITS } from '@verdant/contracts';
import { emptyContent, toJsonResume } from '@verdant/resume';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../../testing/evidence-faults.ts';
import { allFields } from '../../evidence/fields.ts';
import { readJson } from './read-json.ts';

const foreign = {
  $schema: 'https://example.com/schema.json',
  basics: {
    name: 'Ada Bell',
    label: 'Hydrologist',
    email: 'ada@example.com',
    image: 'https://example.com/ada.jpg',
    location: {
      address: '2 Mill Lane',
      postalCode: 'YO1 9ZZ',
      city: 'York',
      countryCode: 'GB',
      region: 'North Yorkshire',
    },
    profiles: [
      { network: 'LinkedIn', username: 'example-ada', url: 'https://linkedin.com/in/example-ada' },
      { network: 'Mastodon', username: '@ada@example.social', url: 'https://example.social/@ada' },
      { network: 'ORCID', username: '0000-0000-0000-0001' },
    ],
    pronouns: 'she/her',
  },
  work: [
    {
      name: 'Fernhill Water',
      startDate: '2019-03-15',
      summary: 'Forecasts.',
      highlights: ['Built 14 gauges.'],
      teamSize: 4,
    },
    { name: 'Elm Survey', position: 'Assistant', startDate: '2013', endDate: '2019-02', keywords: ['maps', 'R'] },
  ],
  volunteer: [
    { organization: 'River Watch', position: 'Trustee', startDate: '2016-05', url: 'https://river.example.org' },
  ],
  education: [{ institution: 'Elmbridge', studyType: 'BSc', score: '2:1', courses: ['Hydrology', 'Statistics'] }],
  publications: [
    { name: 'Short floods', publisher: 'Journal of Rivers', releaseDate: '2020-08-01', summary: 'On floods.' },
  ],
  skills: [{ name: 'Modelling', level: 'Master', keywords: ['HEC-RAS', 'R'] }],
  languages: [{ language: 'Welsh', fluency: 'Basic' }],
  interests: [{ name: 'Canoeing', keywords: ['slalom'] }],
  references: [{ name: 'Erin Vale', reference: 'Ada is exact.' }],
  'x-availability': { noticeWeeks: 6, remote: true },
  drivingLicence: 'B',
  meta: { version: 'v1.0.0', theme: 'plain' },
};

/** Every text and number of a value but the name of its schema. */
const leavesIn = (value: unknown): string[] => {
  if (value === null || typeof value !== 'object') return [String(value)];
  return Object.entries(value).flatMap(([key, inner]) => (key === '$schema' ? [] : leavesIn(inner)));
};

/** Titles that the content model's sections bring, and a present that the schema implies. */
const OURS = /^(?:Interests|References)$/;

describe('a foreign JSON Resume', () => {
  const reading = readJson(JSON.stringify(foreign));

  test('nothing that it says is lost: each value is in the content or among the lines of no field', () => {
    const kept = [
      ...allFields(reading.content).map(({ value }) => value ?? ''),
      ...reading.unassigned.map(({ text }) => text),
    ].join('\n');
    const month = (text: string) => text.replace(/^(\d{4}-\d{2})-\d{2}$/, '$1');
    expect(leavesIn(foreign).filter((leaf) => !kept.toLowerCase().includes(month(leaf).toLowerCase()))).toEqual([]);
  });

  test('sections that the schema does not know keep their names', () => {
    expect(reading.content.custom).toMatchObject([
      { title: 'Interests', items: ['Canoeing (slalom)'] },
      { title: 'x-availability', items: ['noticeWeeks: 6', 'remote: true'] },
      { title: 'drivingLicence', items: ['B'] },
    ]);
  });

  test('single values without a field are listed with their names', () => {
    expect(reading.unassigned.map(({ text }) => text)).toEqual([
      'basics · image: https://example.com/ada.jpg',
      'basics · location · postalCode: YO1 9ZZ',
      'basics · location · countryCode: GB',
      'basics · profiles 2 · username: @ada@example.social',
      'basics · pronouns: she/her',
      'work 1 · teamSize: 4',
      'work 2 · keywords: maps',
      'work 2 · keywords: R',
      'meta · version: v1.0.0',
      'meta · theme: plain',
    ]);
    expect(reading.warnings).toContainEqual({ code: 'unassigned', count: 10 });
  });

  test('every value names the lines that say it, but for words of our own', () => {
    const unsaid = allFields(reading.content).filter(
      ({ path }) => !reading.evidence.some((each) => each.path === path),
    );
    const said = unsaid.filter(({ value }) => value !== null && !OURS.test(value));
    expect(said).toEqual([]);
    expect(faultsOf(reading).filter((fault) => !/no evidence for/.test(fault))).toEqual([]);
  });

  test('there and back again nothing changes and nothing is left over', () => {
    const again = readJson(JSON.stringify(toJsonResume(reading.content, 'en')));
    expect(again).toMatchObject({ content: reading.content, unassigned: [], warnings: [] });
  });
});

test('what is longer or more than the content holds is among the lines of no field', () => {
  const long = 'word '.repeat(400).trim();
  const jobs = Array.from({ length: LIMITS.items + 1 }, (_, i) => ({ name: `Company ${i}`, startDate: '2020' }));
  const { content, unassigned } = readJson(JSON.stringify({ basics: { name: 'Ada', label: long }, work: jobs }));
  expect(content.work).toHaveLength(LIMITS.items);
  expect(unassigned.map(({ text }) => text)).toEqual([
    `basics · label: ${long}`,
    `work ${LIMITS.items + 1} · name: Company ${LIMITS.items}`,
    `work ${LIMITS.items + 1} · startDate: 2020`,
  ]);
});

test('a section added by hand to our own export is kept', () => {
  const own = { ...toJsonResume({ ...emptyContent(), basics: { ...emptyContent().basics, name: 'Ada' } }, 'en') };
  const { content, unassigned } = readJson(
    JSON.stringify({ ...own, patents: ['A gauge'], languages: [{ language: 'Welsh' }] }),
  );
  expect(content.custom).toMatchObject([{ title: 'patents', items: ['A gauge'] }]);
  expect(content.languages).toMatchObject([{ language: 'Welsh', level: '' }]);
  expect(unassigned).toEqual([]);
});

test('more values than any résumé has are refused', () => {
  const huge = { basics: { name: 'Ada' }, more: Array.from({ length: 30_000 }, (_, i) => `value ${i}`) };
  expect(() => readJson(JSON.stringify(huge))).toThrow(expect.objectContaining({ error: 'tooManyPages' }));
});
