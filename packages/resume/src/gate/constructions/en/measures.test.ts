import { describe, expect, test } from 'vitest';
import { isAccepted } from '../../../../testing/measure-gate.ts';

describe('one quantity, date, hour and product in its forms', () => {
  test.each([
    ['cubic metres', 'Pumped about 40 m³ of slurry a day', 'Pumped around 40 cubic metres of slurry per day'],
    ['square feet', 'Tiled kitchens of 300 sq ft on average', 'Tiled kitchens averaging 300 square feet'],
    ['a hyphen', 'Rolled 250 g pats of butter', 'Rolled 250-gram pats of butter'],
    ['a quarter', 'Won the tidy yard cup in the third quarter of 2019', 'Won the tidy yard cup in Q3 2019'],
    ['half a year', 'Rents rose 4% in the first half of 2018', 'In H1 2018, rents rose by 4%'],
    ['days of weeks', 'Mended clocks in 2 weeks instead of 5', 'Mended clocks in 14 days rather than 35'],
    ['a day of a month', 'Took the kennel exam on 9 March 2021', 'Took the kennel exam on March 9th, 2021'],
    ['hours', 'Rang the bells on Fridays, 10 a.m. till 1 p.m.', 'Rang the bells on Fridays from 10:00 to 13:00'],
    ['half past', 'Fed 90 ewes a day, starting at half past five', 'Fed 90 ewes a day, starting at 5:30'],
    ['round the clock', 'Manned a 24/7 desk with two others', 'With two others, manned a round-the-clock desk'],
    ['a rate twice', 'Cut lost keys from 9 a quarter to 3 a quarter', 'Cut lost keys from 9 to 3 each quarter'],
    [
      'a rate and its means',
      'Cut lost keys from 9 a quarter to 3 by tagging each one',
      'By tagging each one, cut lost keys from 9 to 3 a quarter',
    ],
    ['one in so many', 'Misprints fell from one in ten to one in fifty', 'Misprints fell from 10% to 2%'],
    ['between', 'Groomed six to eight ponies a shift', 'Groomed between 6 and 8 ponies per shift'],
    ['a product', 'Tested lap times on PlayStation 4', 'Tested lap times on PS4'],
    ['a joined word', 'Washed jars for reuse', 'Washed jars for re-use'],
    ['all of it', 'Drew 12 maps, all checked by a surveyor', 'Drew 12 maps, which were checked by a surveyor'],
    ['the letters first', 'Took the first aid at work course', 'Took the FAAW (first aid at work) course'],
  ])('%s: %s → %s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));

  test.each([
    ['yards', 'Pumped about 40 m³ of slurry a day', 'Pumped about 40 cubic yards of slurry a day'],
    ['another power', 'Pumped about 40 m³ of slurry a day', 'Pumped about 40 m² of slurry a day'],
    ['metres', 'Tiled kitchens of 300 sq ft on average', 'Tiled kitchens averaging 300 square metres'],
    ['thousands', 'Fitted fuses up to 16 A', 'Fitted fuses up to 16 kA'],
    ['another quarter', 'Won the tidy yard cup in the third quarter of 2019', 'Won the tidy yard cup in Q2 2019'],
    ['the other half', 'Rents rose 4% in the first half of 2018', 'In H2 2018, rents rose by 4%'],
    ['fewer days', 'Mended clocks in 2 weeks instead of 5', 'Mended clocks in 2 days rather than 5'],
    ['day and month', 'Took the kennel exam on 9 March 2021', 'Took the kennel exam on 3 September 2021'],
    ['the other half of the day', 'Loaded carts between 5 and 6 a.m.', 'Loaded carts between 5 and 6 p.m.'],
    ['one day only', 'Manned a 24/7 desk with two others', 'Manned a 24-hour desk on Mondays with two others'],
    ['another rate', 'Cut lost keys from 9 a quarter to 3 a quarter', 'Cut lost keys from 9 to 3 each month'],
    ['another version', 'Tested lap times on PlayStation 4', 'Tested lap times on PS5'],
    ['one in fewer', 'Misprints fell from one in ten to one in fifty', 'Misprints fell from 10% to 5%'],
    ['by oneself', 'Drew 12 maps, all checked by a surveyor', 'Drew and checked 12 maps'],
  ])('not %s: %s → %s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));
});
