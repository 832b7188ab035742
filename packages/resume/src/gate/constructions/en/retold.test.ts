import { describe, expect, test } from 'vitest';
import { isAccepted } from '../../../../testing/measure-gate.ts';

describe('the same in another part of the sentence', () => {
  test.each([
    [
      'for whom one sat there',
      'Took part in the works council as the dyers’ rep',
      'Represented the dyers on the works council',
    ],
    [
      'with the right to',
      'Ran the kiosk, could give refunds up to £20',
      'Ran the kiosk, with the authority to give refunds of up to £20',
    ],
    [
      'no need to ask',
      'Could order yarn up to £90 without needing approval',
      'Could order yarn up to £90 without approval',
    ],
    ['made sure', 'Made sure that all skaters wore a helmet', 'Ensured all skaters wore a helmet'],
    [
      'who looked at it',
      'Drew up leases for moorings, checked by a solicitor',
      'Drew up leases for moorings; a solicitor checked my drafts',
    ],
    [
      'until',
      'Cut glass under a master’s supervision until I passed my test',
      'Until I passed my test, cut glass under a master’s supervision',
    ],
    [
      'at the end of each',
      'Balanced the float of £60 at the end of the shift',
      'Balanced the £60 float at the end of each shift',
    ],
    [
      'finished by an hour',
      'Loaded 6 vans a night, labels done by 4 am',
      'Loaded 6 vans a night, with labels finished by 4 am',
    ],
    [
      'what tests showed',
      'Kiln tests showed a gain of 4 percentage points (60% to 64%)',
      'In kiln tests, went up from 60% to 64%, a gain of 4 percentage points',
    ],
  ])('%s: %s → %s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));

  test.each([
    ['another body', 'Took part in the works council as the dyers’ rep', 'Chaired the works council as the dyers’ rep'],
    [
      'all of them',
      'Took part in the works council as the dyers’ rep',
      'Represented the whole mill on the works council',
    ],
    ['without the bound', 'Could give refunds up to £20', 'Had the authority to give refunds'],
    [
      'the only one',
      'One of two weavers picked to test the new loom',
      'The company picked me as its only weaver to test the new loom',
    ],
    [
      'another kind of everywhere',
      'Tried the new tills before they went chain-wide',
      'Tried the new tills ahead of the global rollout',
    ],
    ['over the team', 'Sorted seeds in a planting crew of four', 'Sorted seeds, leading a four-person planting crew'],
    [
      'theirs looked at',
      'Drew up leases for moorings, checked by a solicitor',
      'Drew up and checked leases for moorings',
    ],
    [
      'another end',
      'Filed 900 glass plates from 1921-1938 as a volunteer',
      'As a volunteer, filed 900 glass plates from 1921-1948',
    ],
    [
      'years of two names',
      'Named Best Potter in 2011 and Top Glazer in 2014',
      'Named Top Glazer in 2011 and Best Potter in 2014',
    ],
    [
      'how often of two names',
      'Voted Best Potter twice and Top Glazer once',
      'Voted Best Potter once and Top Glazer twice',
    ],
    ['months of two things', 'Built a barge in May and a jetty in June', 'Built a jetty in May and a barge in June'],
    ['a part as the whole', 'Breakages on my shift fell from 9 to 4', 'Breakages across the factory fell from 9 to 4'],
    ['the way turned', 'Waiting fell from 90 seconds to one minute', 'Waiting fell from one minute to 90 seconds'],
  ])('not %s: %s → %s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));
});
