import { describe, expect, test } from 'vitest';
import { isAccepted } from '../../../testing/measure-gate.ts';

describe('a rewording that claims more is asked about', () => {
  test.each([
    ['a guess', 'Spoke Dutch fluently, I guess', 'Spoke Dutch fluently'],
    ['as one would say', 'Fluent in Welsh, I would say', 'Fluent in Welsh'],
    ['so to speak', 'Led the choir, so to speak', 'Led the choir'],
    ['basically', 'Basically ran the ferry kiosk', 'Ran the ferry kiosk'],
    ['essentially', 'Essentially ran the orchard', 'Ran the orchard'],
    ['generally', 'Generally speaking, weighed every crate', 'Weighed every crate'],
    ['or similar behind letters', 'Holds LGV licence or similar', 'Holds LGV licence'],
    ['or similar', 'Held a Level 2 diploma or similar', 'Held a Level 2 diploma'],
    ['whose work it was', "Drew the trail map, which was mostly Piotr's great work", 'Drew the trail map'],
    ['who worked hard', "Wrote the lease bid, which was mainly my aunt's hard work", 'Wrote the lease bid'],
    ['what was given up', 'Built a tide clock, which was abandoned as too hard', 'Built a tide clock'],
    ['almost always', 'Fed the seals, almost always on time', 'Fed the seals on time'],
    ['nearly always', 'Moored boats, nearly always on time', 'Moored boats on time'],
    ['who watched', 'Watched over 90 shearings as a pupil', 'Supervised 90 shearings as a pupil'],
    ['able and authorised', 'Was able to refund guests up to £30', 'Was authorised to refund guests up to £30'],
    ['able and cleared', 'Was able to drive the dumper', 'Was cleared to drive the dumper'],
    ['able and licensed', 'Moved kegs and was able to handle gas', 'Moved kegs, with a licence to handle gas'],
    ['allowed and empowered', 'Was allowed to sign for kegs', 'Was empowered to sign for kegs'],
    ['free and entitled', 'Was free to join the parish meetings', 'Was entitled to join the parish meetings'],
    ['elected', 'Worked as staff representative on the pay panel', 'Elected as staff representative on the pay panel'],
    ['chosen', 'Served as crew delegate on the dock council', 'Chosen as crew delegate on the dock council'],
    ['attended', 'Attended the dock council as crew delegate', 'Sat on the dock council as the elected crew delegate'],
    ['member', 'Attended the parish council as youth delegate', 'Member of the parish council as youth delegate'],
    ['for a time', 'Sat on the mill board for three years', 'Represented three years on the mill board'],
    ['talked and led', 'Talked the ushers through the fire drill', 'Led the ushers through the fire drill'],
    ['talked and took', 'Talked divers through the descent', 'Took divers through the descent'],
    ['who chose', 'Chose to coach new rowers on the lake', 'Chosen to coach new rowers on the lake'],
    ['who chose and selected', 'Chose to lead the tent at the fair', 'Selected to lead the tent at the fair'],
    ['who picked', 'Picked for the chilled aisle in the depot', 'Selected for the chilled aisle in the depot'],
    ['a rank', 'Helped out divers at the harbour', 'HoD at the harbour'],
    ['a status', 'Learned quick textile stitching at college', 'Learned QTS at college'],
    ['a paper', 'Took courses in cheese and nougat assembly', 'Took CCNA'],
    ['a degree', 'Completed basic sailing course', 'Completed BSC'],
    ['a degree with capitals', 'Completed the Basic Sailing Course', 'Completed the BSC'],
    ['any letters', 'Sorted wet garden tools at the depot', 'WGT at the depot'],
    ['the new ones', 'Sold used kayaks and new ones at the pier', 'Sold new kayaks at the pier'],
    ['the public ones', 'Swept private paths and public ones', 'Swept public paths'],
    ['one year', 'Counted hives at the end of the year', 'Counted hives at the end of each year'],
    ['one quarter', 'Closed the books at the end of a quarter', 'Closed the books at the end of every quarter'],
    ['one season', 'Limed the barn when the season ended', 'Limed the barn at the end of every season'],
    ['one night', 'Shut the pier at the end of the night', 'Shut the pier at the end of every night'],
    ['used by the next', 'Drew a chart for the harbour', 'Drew a chart used by the next crew'],
    ['who read it', 'Wrote guides, proofread by a colleague', "Wrote guides and proofread a colleague's work"],
    ['a licence', 'Stored and handled gas bottles', 'Stored gas bottles, with a licence to handle gas'],
  ])('%s: %s → %s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));
});

describe('the same is not', () => {
  test.each([
    ['how it was', 'Tuned 12 lutes, which was great fun', 'Tuned 12 lutes'],
    ['what it taught', 'Herded 80 goats, which taught me a lot', 'Herded 80 goats'],
    ['a right within bounds', 'Could refund guests up to £30', 'Was authorised to refund guests up to £30'],
    ['walked and talked', 'Walked the ushers through the fire drill', 'Talked the ushers through the fire drill'],
    ['chosen by the firm', 'The company chose me to test the new oars', 'Chosen by the company to test the new oars'],
    ['a name and its letters', 'Cooked for the Moorland Rescue Trust', 'Cooked for the MRT'],
    ['each shift', 'Hosed the deck at the end of the shift', 'Hosed the deck at the end of each shift'],
    [
      'by when',
      'Loaded 6 sledges, ropes done by the next morning',
      'Loaded 6 sledges, with ropes finished by the next morning',
    ],
  ])('%s: %s → %s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));
});

describe('what looks like another writing of it and is not', () => {
  test.each([
    ['one end of a range in days', 'Dug trenches in 2 to 3 weeks', 'Dug trenches in 2 to 21 days'],
    ['another unit', 'Won at draughts in 2 hours against 6', 'Won at draughts in 2 hours against 6 hours'],
    [
      'a share as a part of the year',
      'Sold a quarter of the jam in the first month, half in the second',
      'Sold a quarter of the jam in the first month, half in Q2',
    ],
    ['a prefix by its case', 'Tuned 5 mW beacons', 'Tuned 5 megawatt beacons'],
    ['a larger prefix', 'Filled a 10 ML basin', 'Filled a 10 millilitre basin'],
    ['a maker as a measure', 'Wired 4 HP plotters', 'Wired 4 horsepower plotters'],
    ['a word as a product', 'Did access checks for 30 barges', 'Did Microsoft Access checks for 30 barges'],
    ['a place as a time', 'Laid turf around the clock', 'Laid turf 24/7'],
    [
      'all of it',
      'Drew 12 charts, helped with a map, checked by Ann',
      'Drew 12 charts, helped with a map, all checked by Ann',
    ],
    ['a bell', 'Rang the bell at 10 to 11 a.m.', 'Rang the bell from 10 a.m. to 11 a.m.'],
    ['how far as until when', 'Drove so far with the sheep', 'Drove with the sheep to date'],
    ['other people counted', 'Taught Years 5 and 30 parents', 'Taught Year 5 and Year 30 parents'],
    ['a share as where from', '次品占窑货的20%', '20%的窑货来自次品'],
    ['a change as a level', '损耗减少8%，后来降到5%', '损耗由8%降到5%'],
    ['half round', '裁20米半圆毡', '裁20.5米圆毡'],
    ['what stood beside as a means', '打扫窑房，全镇事故由9起降到3起', '通过打扫窑房，使全镇事故由9起降到3起'],
    ['a larger measure of water', '窑厂日供水30ML', '窑厂日供水30毫升'],
    ['an angle as cold', '屋面倾角-5度', '屋面倾角零下5℃'],
    ['a record kept', '整理档案，记三等功30人次', '整理档案，荣立三等功30人次'],
  ])('%s: %s → %s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));
});
