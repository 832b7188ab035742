import { groupsOf, type SampleAccount } from './account.ts';

export const sample: SampleAccount = {
  score: 76,
  groups: groupsOf(['impact', 20, 35], ['brevity', 8, 12], ['style', 10, 13], ['sections', 20, 22], ['format', 18, 18]),
  ledger: [
    {
      title: 'No measurable result',
      group: 'impact',
      lost: 7,
      places: [
        { at: 'Harbour & Pine Logistics', item: 1 },
        { at: 'Harbour & Pine Logistics', item: 3 },
        { at: 'Harbour & Pine Logistics', item: 5 },
      ],
    },
    {
      title: 'Action without an outcome',
      group: 'impact',
      lost: 7,
      places: [
        { at: 'Harbour & Pine Logistics', item: 1 },
        { at: 'Harbour & Pine Logistics', item: 3 },
        { at: 'Harbour & Pine Logistics', item: 5 },
      ],
    },
    { title: 'Overall length', group: 'brevity', lost: 4, places: [null] },
    {
      title: 'Opens with a duty',
      group: 'impact',
      lost: 1,
      places: [
        { at: 'Harbour & Pine Logistics', item: 1 },
        { at: 'Harbour & Pine Logistics', item: 3 },
        { at: 'Harbour & Pine Logistics', item: 5 },
        { at: 'Fieldnote Foods', item: 1 },
      ],
    },
    { title: 'I, or your own name', group: 'style', lost: 1, places: [{ at: 'Returns map', item: 1 }] },
    {
      title: 'Stock phrases',
      group: 'style',
      lost: 1,
      places: [{ quote: 'Hard-working' }, { quote: 'team player' }, { quote: 'excellent communication skills' }],
    },
    { title: 'Spelling of words and terms', group: 'style', lost: 1, places: [{ quote: 'Postgresql' }] },
    { title: 'Place', group: 'sections', lost: 1, places: [{ quote: '1420 W Fulton Street, Apt 5, Chicago, IL' }] },
    { title: 'Education incomplete', group: 'sections', lost: 1, places: [null] },
  ],
  found: { work: 2, projects: 2, education: 1, skills: 1 },
  check: 'No measurable result',
  was: [
    { text: 'Responsible for managing', kind: 'del' },
    { text: ' carrier contracts and helped reduce freight cost.' },
  ],
  now: [
    { text: 'Managed', kind: 'ins' },
    { text: ' carrier contracts and helped reduce freight cost ' },
    { text: 'by', kind: 'ins' },
    { text: ' ' },
    { text: 'X%', kind: 'gap' },
    { text: '.' },
  ],
  line: { left: 23.8, top: 30.2, width: 56.6, height: 1.6 },
  pins: [35.3, 48.2],
};
