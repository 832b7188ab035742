import { type Custom, emptyContent, LATER_STYLE } from '@verdant/contracts';
import { styleOf } from '@verdant/testkit/generated-content/contents';
import { expect, it } from 'vitest';
import { sharedTypesetter } from '../../testing/shared-typesetter.ts';
import { plainText } from '../plain/plain.ts';
import { manuscript } from './manuscript.ts';

const talk = (id: string, more: Partial<Custom>): Custom => ({ id, title: 'Talks', items: [], ...more });
const days = talk('x1', {
  name: 'Routing Days',
  subtitle: 'Speaker',
  location: 'Bern',
  start: '2023-05',
  end: '2023-06',
  url: 'https://days.example.com',
  items: ['Told of **two** trials.'],
});
const printed = (custom: Custom[]) =>
  manuscript({ ...emptyContent(), custom }, 'en', { ...LATER_STYLE, ...styleOf('slip') }, (text) => text).sections.map(
    ({ title, entries, items }) => ({ title, entries: entries.map((entry) => entry.title), items }),
  );

it('entries of one title stand in one section, each with all that an entry has', () => {
  const more = [days, talk('x2', { name: 'Depots', start: '2024' }), talk('x3', { title: '', name: 'Harbours' })];
  expect(printed(more)).toEqual([{ title: 'Talks', entries: ['Routing Days', 'Depots', 'Harbours'], items: [] }]);
  const text = plainText({ ...emptyContent(), custom: more }, 'en', styleOf('slip'));
  expect(text).toContain(
    'Routing Days\nSpeaker | Bern | May 2023 – Jun 2023 | https://days.example.com\n- Told of two',
  );
});

it('sentences under a title are a section as they were', () => {
  const bare = [talk('x1', { items: ['a'] }), talk('x2', { items: ['b'] }), talk('x3', { title: '', items: ['c'] })];
  expect(printed(bare)).toEqual([
    { title: 'Talks', entries: [], items: ['a'] },
    { title: 'Talks', entries: [], items: ['b'] },
    { title: 'More', entries: [], items: ['c'] },
  ]);
});

it('one that goes on until now is an entry, and sentences between entries stay where they are', () => {
  const mixed = [days, talk('x2', { items: ['between'] }), talk('x3', { end: null, start: '2024' })];
  expect(printed(mixed).map(({ entries }) => entries)).toEqual([['Routing Days', '', '']]);
});

it('a preview says where each of its fields stands', async () => {
  const content = { ...emptyContent(), custom: [days, talk('x2', { name: 'Depots' })] };
  const { places } = await sharedTypesetter().preview({ content, language: 'en', style: styleOf('side') });
  const paths = new Set(places.map(({ path }) => path));
  for (const path of ['x1/title', 'x1/name', 'x1/subtitle', 'x1/location', 'x1/start', 'x1/items/0', 'x2/name'])
    expect(paths).toContain(`custom/${path}`);
});
