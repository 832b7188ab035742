import { describe, expect, test } from 'vitest';
import { isAccepted } from '../../../../testing/measure-gate.ts';

describe('each figure and thing bound to what it was bound to', () => {
  test.each([
    [
      'the start of a way as the change',
      'Cut lost umbrellas from 9 to 2 a month',
      'Cut lost umbrellas by 9 to 2 a month',
    ],
    ['the size as the number', 'Taught knots to groups of six', 'Taught knots to six groups'],
    ['the number as the size', 'Taught knots to six groups', 'Taught knots to groups of six'],
    ['the one as all', 'Looked after kiln 3 of 5 at the tileworks', 'Looked after five kilns at the tileworks'],
    [
      'the share of another thing',
      'Bound 900 hymn books by hand, half of the stock',
      'Bound half of 900 hymn books by hand',
    ],
    [
      'the ones as the others',
      'Mended torn sails and sound ones were aired',
      'Mended sound sails and torn ones were aired',
    ],
    ['the ones alone', 'Mended torn sails and sound ones were aired', 'Mended sound sails'],
    [
      'what it was for as one more thing',
      'Passed two papers for the skipper certificate',
      'Passed two papers and the skipper certificate',
    ],
    ['one time as every time', 'Ran the tombola 3 times during one fair', 'Ran the tombola 3 times during each fair'],
    [
      'a share as a time',
      'Breakages fell by a quarter after the move',
      'Breakages fell by 25% in a quarter after the move',
    ],
    [
      'the bracket behind another thing',
      'Painted a chapel incl. pews (40 rows) and shutters',
      'Painted a chapel, including shutters (40 rows) and pews',
    ],
    ['none of the other grade', 'Sorted 70 grade-2 fleeces and no grade-3', 'Sorted 70 grade-3 fleeces and no grade-2'],
    ['another point', 'Towed a 4.5 t trailer to shows', 'Towed a 45 t trailer to shows'],
    ['without the hedge', 'Headed the ferry crew, as it were, in June', 'Headed the ferry crew in June'],
    ['everywhere', 'No spills on my line in 2021', 'No spills in 2021'],
  ])('not %s: %s → %s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));

  test.each([
    ['Mended torn sails and sound ones were aired', 'Mended torn sails and aired sound ones'],
    ['Taught knots to groups of six', 'Taught knots to groups of 6'],
    ['Painted a chapel incl. pews (40 rows) and shutters', 'Painted a chapel, including pews (40 rows) and shutters'],
    ['Headed the ferry crew, as it were, in June', 'In June, headed the ferry crew, as it were'],
  ])('%s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));
});

describe('what somebody else does stays theirs', () => {
  test.each([
    [
      'today',
      'Slice the fish for the head cook, who cures and plates it',
      'Slice, cure and plate the fish for the head cook',
    ],
    [
      'joined',
      'Collect the looms’ counts for the office, who bills the mills',
      'Collect the looms’ counts and bill the mills for the office',
    ],
    ['behind a thing', 'Sort the mail, which the night shift stamps', 'Sort and stamp the mail for the night shift'],
  ])('%s', (_, original, rewrite) => {
    expect(isAccepted(original, rewrite)).toBe(false);
  });
  test.each([
    [
      'the same',
      'Slice the fish for the head cook, who cures and plates it',
      'Slice the fish for the head cook, who then cures and plates it',
    ],
    ['by whom', 'Slice the fish for the head cook, who cures it', 'Slice the fish, which is cured by the head cook'],
  ])('%s', (_, original, rewrite) => {
    expect(isAccepted(original, rewrite)).toBe(true);
  });
});
