import { describe, expect, test } from 'vitest';
import { isAccepted } from '../../../../testing/measure-gate.ts';

describe('written in haste and in full', () => {
  test.each([
    ['with', 'Dug ponds w/ two gardeners', 'Dug ponds with two gardeners'],
    ['without', 'Hung 40 doors w/o a hoist', 'Hung 40 doors without a hoist'],
    ['average', 'Bottled avg. 80 jars a day', 'Bottled an average of 80 jars per day'],
    ['a week behind a stroke', 'Taught cello 6 hrs/wk', 'Taught cello six hours a week'],
    ['a department', 'Clerk in the maps dept., mostly filing', 'Clerk in the maps department, mostly filing'],
    [
      'letters in brackets',
      'Ran checks for the QA team on 30 kayaks',
      'Ran checks for the quality assurance (QA) team on 30 kayaks',
    ],
    ['letters with a figure', 'Wrote a play for KS2 pupils', 'Wrote a play for Key Stage 2 (KS2) pupils'],
    ['letters alone', 'Assisted the Head of Wardrobe in dyeing 60 coats', 'Assisted the HoW in dyeing 60 coats'],
    [
      'part of a word',
      'Sewed for the SENCO of a small school',
      'Sewed for the special educational needs coordinator (SENCO) of a small school',
    ],
    ['a third', 'Breakages fell by a third', 'Breakages fell by 1/3'],
    ['and a half', 'Average repair time four and a half minutes', 'Average repair time of 4 min 30 s'],
    ['one minute', 'Reset time fell from 90 seconds to one minute', 'Reset time fell from 1.5 minutes to 60 seconds'],
    ['one scale', 'Visits went from 1.2 to 2.4 million a year', 'Visits went from 1.2M to 2.4M a year'],
    ['a thousand', 'Sent about a thousand seed parcels', 'Sent approximately 1,000 seed parcels'],
    ['degrees', 'Kept the ice store at minus 18 degrees C', 'Kept the ice store at -18 °C'],
    ['an accent', 'Made saute potatoes for 90 guests', 'Made sauté potatoes for 90 guests'],
    ['how it felt', 'Tuned 40 harps, which I really enjoyed', 'Tuned 40 harps'],
    ['and so on', 'Cut reeds, repaired nets and other odd jobs as needed', 'Cut reeds and repaired nets'],
    ['that it went well', 'Wound 12 tower clocks every week, without fail', 'Wound 12 tower clocks every week'],
  ])('%s: %s → %s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));

  test.each([
    ['the other one', 'Dug ponds w/ two gardeners', 'Dug ponds without two gardeners'],
    ['at least', 'Bottled avg. 80 jars a day', 'Bottled at least 80 jars a day'],
    ['another measure of time', 'Taught cello 6 hrs/wk', 'Taught cello six hours a day'],
    [
      'other words in brackets',
      'Ran checks for the QA team on 30 kayaks',
      'Ran checks for the quarterly audit (QA) team on 30 kayaks',
    ],
    ['another figure', 'Wrote a play for KS2 pupils', 'Wrote a play for Key Stage 3 pupils'],
    ['the post itself', 'Assisted the Head of Wardrobe in dyeing 60 coats', 'As HoW, dyed 60 coats'],
    ['two letters by chance', 'Planned print runs', 'Planned PR'],
    ['another share', 'Breakages fell by a third', 'Breakages fell by 1/4'],
    ['another half', 'Average repair time four and a half minutes', 'Average repair time of 4 min 50 s'],
    ['one scale of another', 'Visits went from 900 to 1.2 million', 'Visits went from 900 million to 1.2 million'],
    ['what was not to be', 'Tuned 40 harps, which were never collected', 'Tuned 40 harps'],
    ['ten times as many', 'Sent a hundred seed parcels', 'Sent one thousand seed parcels'],
    ['only when needed', 'Cut reeds as needed', 'Cut all reeds'],
    ['in time, always', 'Wound 12 tower clocks, mostly on time', 'Wound 12 tower clocks, always on time'],
    ['praise that nobody gave', 'Wound 12 tower clocks every week', 'Wound 12 tower clocks every week, without fail'],
    ['which failed', 'Wrote bids for a new roof, which were not successful', 'Wrote bids for a new roof'],
  ])('not %s: %s → %s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));
});
