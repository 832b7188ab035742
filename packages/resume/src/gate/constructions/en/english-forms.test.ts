import { describe, expect, test } from 'vitest';
import { isAccepted } from '../../../../testing/measure-gate.ts';

describe('the same in another plain form', () => {
  test.each([
    ['months', 'Guarded the ice rink in winter (Nov–Feb)', 'Guarded the ice rink in winter, November to February'],
    ['month and year', 'Passed the welding test in May 2019', 'Welding test passed 05/2019'],
    ['weekdays', 'Sold honey on Fri and Sun', 'Sold honey on Fridays and Sundays'],
    ['a range of weekdays', 'Fed the owls Mon–Fri', 'Fed the owls Monday to Friday'],
    ['half past', 'Lit the kiln at 4.30 am', 'Lit the kiln at half past four in the morning'],
    ['the evening', 'Rang the bells at 6 pm', 'Rang the bells at six in the evening'],
    ['noon', 'Raised the flag at noon', 'Raised the flag at midday'],
    ['years', 'Tuned organs between 2004 and 2009', 'Tuned organs from 2004 to 2009'],
    ['a decade', 'Drew maps in the 1980s', 'Drew maps in the eighties'],
    ['ordinals', 'Restored 19th-century clocks', 'Restored nineteenth-century clocks'],
    ['an owner', 'Gilded the letters of Ashdown Signs', "Gilded Ashdown Signs' letters"],
    ['an owner before', "Oiled the chapel's hinges in spring", 'Oiled the hinges of the chapel in spring'],
    ['a team', 'Dug wells in a team of four', 'Dug wells together with three colleagues'],
    ['our team', 'As a team we printed 900 posters a week', 'Our team printed 900 posters per week'],
    ['under whom', 'Cut hides under the guidance of a tanner', 'Cut hides, guided by a tanner'],
    ['with help', 'Built the kiln with help from a potter', 'Built the kiln with the assistance of a potter'],
    ['but not', 'Washed all windows but not the skylights', 'Washed all windows, except the skylights'],
    ['a participle', 'Moved the racks, which cut walking time by 20%', 'Moved the racks, cutting walking time by 20%'],
    ['fewer', 'Moved the bins, leading to fewer wasps', 'Moved the bins, which reduced wasps'],
    [
      'a rise',
      'Moved the stall, and as a result sales rose by 12%',
      'Moved the stall, which led to a 12% rise in sales',
    ],
    ['threefold', 'Tripled the number of members', 'Increased members threefold'],
    ['dozens', 'Carved 2 dozen spoons', 'Carved 24 spoons'],
    ['a currency', 'Raised CHF 4,000 for the bells', 'Raised 4,000 Swiss francs for the bells'],
    ['an area', 'Tiled 300 square metres or so', 'Tiled 300 square metres approximately'],
    ['a bound behind', 'Type 70 words a minute or more', 'Type at least 70 words per minute'],
    ['a degree', 'MSc in botany', 'Master of Science in botany'],
    ['not ever', 'Never missed a ferry', 'Have not ever missed a ferry'],
    ['only', 'Responsible only for the west garden', 'Responsible solely for the west garden'],
    ['a list', 'Polished brass, copper and tin', 'Polished tin, brass and copper'],
    ['a noun of the deed', 'Evaluated three looms', 'Conducted an evaluation of three looms'],
    ['what leads to the deed', 'My role involved oiling the locks', 'Oiled the locks'],
    ['served, not attended', 'Attended to guests in the tea room', 'Looked after guests in the tea room'],
    ['today', 'Now working as a farrier in Fife', 'Currently working as a farrier in Fife'],
  ])('%s: %s → %s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));

  test.each([
    [
      'another month',
      'Guarded the ice rink in winter (Nov–Feb)',
      'Guarded the ice rink in winter, October to February',
    ],
    ['another half of the day', 'Lit the kiln at 4.30 am', 'Lit the kiln at half past four in the afternoon'],
    ['another hour', 'Lit the kiln at 4.30 am', 'Lit the kiln at half past five in the morning'],
    ['another day', 'Sold honey on Fri and Sun', 'Sold honey on Fridays and Saturdays'],
    ['since then', 'Drew maps in the 1980s', 'Drew maps since the 1980s'],
    ['many of them', "Oiled the chapel's hinges in spring", 'Oiled the hinges of the chapels in spring'],
    ['to the owner', "Copied the abbot's letters", 'Copied letters to the abbot'],
    ['a larger team', 'Dug wells in a team of four', 'Dug wells together with four colleagues'],
    ['over them', 'Cut hides under the guidance of a tanner', 'Cut hides and guided a tanner'],
    [
      'the aim as the result',
      'Sealed the loft to lower the heating bill',
      'Sealed the loft, which lowered the heating bill',
    ],
    ['after as for', 'After two years, read proofs of the almanac', 'For two years, read proofs of the almanac'],
    ['the other one of two', 'Grew apples and occasionally quinces', 'Grew quinces and occasionally apples'],
    ['a part of the thing as a deed', 'Tested a sensor built in Jena', 'Tested and built a sensor in Jena'],
    ['set up what was there', 'Took over a ferry stall', 'Set up a ferry stall'],
    ['by them', 'Was interviewed by a radio station', 'Interviewed a radio station'],
    ['to come', 'The trial of the new loom is to start in June', 'Started the trial of the new loom in June'],
    ['not only', 'Did not work with wool but with silk only', 'Worked not only with wool but also with silk'],
    [
      'one of them as one more',
      'Trained six weavers, including two apprentices',
      'Trained six weavers as well as two apprentices',
    ],
    ['a page of the whole', 'Drew the cover page of a hymnal', 'Drew a hymnal'],
    ['another currency', 'Raised CHF 4,000 for the bells', 'Raised 4,000 Swedish kronor for the bells'],
  ])('and not %s: %s → %s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));
});

describe('what others found to be made equal and is not', () => {
  test.each([
    ['past work as of today', 'During the flood ran the ferry', 'Currently run the ferry'],
    ['asked is not done', 'Was asked to lead the night crew', 'Led the night crew'],
    ['their result', 'Managed a choir that raised £4,000', 'Managed a choir, raising £4,000'],
    ['midnight as noon', 'Baked until 12 at night', 'Baked until noon'],
    ['no half of the day', "Closed the mill at 8 o'clock", 'Closed the mill at 8 am'],
    ['counts as hours', 'Fed foals, 3 in the morning and 2 in the afternoon', 'Fed foals at 3 am and 2 pm'],
    [
      'so that as what came',
      'Marked the path so that walkers find the hut',
      'Marked the path, and as a result walkers find the hut',
    ],
    ['two days as five', 'Took calls Mon and Fri', 'Took calls Monday to Friday'],
    ['some', 'Did some cleaning of the vats', 'Cleaned the vats'],
    [
      'a figure of one item',
      'Moved 40 crates, barrels and sacks for fairs',
      'Moved 40 sacks, barrels and crates for fairs',
    ],
    ['a group one taught', 'Taught pupils in a group of eight', 'Taught pupils with seven colleagues'],
    ['a year', 'Ran a stall with a turnover of £9k', 'Ran a stall with an annual turnover of £9k'],
    ['who sent whom', '受馆长安排到杭州布展', '安排馆长到杭州布展'],
    ['midnight in Chinese', '每天开放到晚上12点', '每天开放到中午12点'],
  ])('%s: %s → %s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));
});
