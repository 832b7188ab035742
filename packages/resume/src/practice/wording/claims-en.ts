import type { ClaimForm, Wording } from './forms.ts';

const DO = 'what you did yourself, step by step';
const FIGURE = 'one figure, and how you know it';

/** About a line of the résumé. */
export const englishClaims: Record<ClaimForm, Wording> = {
  fromTo: {
    asks: [
      'You write: “{line}”. How did you get from the one figure to the other?',
      '“{line}”: which of your steps made most of that difference?',
    ],
    why: 'A change with both ends is the strongest thing on a page, so it is the first that is checked.',
    hints: ['how it was measured, and over what time', DO, 'what else may have helped: say it before you are asked'],
  },
  change: {
    asks: [
      'You write: “{line}”. How was that measured, and compared with what?',
      '“{line}”: how do you know that it came from your work?',
    ],
    why: 'A figure without its beginning and its measure is asked about first.',
    hints: ['the value before and after', 'who measured it, and when', DO],
  },
  record: {
    asks: [
      'You write: “{line}”. What did you do, day by day, so that it stayed that way?',
      '“{line}”: when did it nearly go wrong?',
    ],
    why: 'A clean record may be care or luck; the habits behind it tell which.',
    hints: [
      'the check or routine that you kept to',
      'one close call, and what came of it',
      'over what time, and by whose records',
    ],
  },
  led: {
    asks: [
      'You write: “{line}”. How did you share out the work, and what did you do when somebody fell behind?',
      '“{line}”: tell me of one of them, and what you did for that person.',
    ],
    why: 'To lead is said quickly; one person and one decision show it.',
    hints: [
      'how many people, and what you decided by yourself',
      'one real conversation, without a name',
      'what was different afterwards',
    ],
  },
  taught: {
    asks: [
      'You write: “{line}”. How did you know that it had been learnt?',
      '“{line}”: what was hardest to get across, and how did you do it?',
    ],
    why: 'Who has taught something has understood it. The question is whether the others have, too.',
    hints: [
      'whom, in what, for how long',
      'how you checked that it was learnt',
      'what you would explain in another way today',
    ],
  },
  solved: {
    asks: [
      'You write: “{line}”. How did you find the cause, and what did you rule out on the way?',
      '“{line}”: what made it hard to find?',
    ],
    why: 'The way to a cause shows how somebody thinks.',
    hints: [
      'what was seen first, and what was at stake',
      'the one test or look that settled it',
      'what keeps it from coming back',
    ],
  },
  earned: {
    asks: [
      'You write: “{line}”. What part of it was your own, and how was it counted?',
      '“{line}”: take me through how one of these came about.',
    ],
    why: 'Money that came in has many parents; the share is asked for.',
    hints: [
      'your part beside that of the team',
      'the target, if there was one',
      'one customer or order as an example, without secrets',
    ],
  },
  budget: {
    asks: [
      'You write: “{line}”. Which decisions about the money were yours, and what do you do when it gets tight?',
      '“{line}”: where did you save, and where not?',
    ],
    why: 'A sum says how much was at stake, not how much was decided.',
    hints: [
      'what you could sign or decide alone',
      'plan against actual, in one sentence',
      'one decision that somebody disliked',
    ],
  },
  volume: {
    asks: [
      'You write: “{line}”. How do you keep the quality up at that load?',
      '“{line}”: what do you do on a day when it is more than that?',
    ],
    why: 'The load is compared with that of the place you are going to.',
    hints: [
      'what a usual day looks like',
      'what you do first, and what can wait',
      'what is checked, and how often something slips',
    ],
  },
  made: {
    asks: [
      'You write: “{line}”. What was the hardest decision in it, and what did you decide against?',
      '“{line}”: what would you do differently today?',
    ],
    why: 'Who has made a thing can tell what it could have been instead.',
    hints: [
      'what it had to do, and for whom',
      'the two ways you weighed, and why this one',
      'whether it is still used, if you know',
    ],
  },
  outcome: {
    asks: ['You write: “{line}”. How did you see that it worked?', '“{line}”: what would have happened without you?'],
    why: 'An outcome without a figure is believed when it can be seen.',
    hints: ['what was different afterwards, and for whom', 'a figure if you know one; if not, say who noticed', DO],
  },
  share: {
    asks: [
      'You write: “{line}”. What of it did you do yourself?',
      '“{line}”: what would the others say was your part?',
    ],
    why: 'Words such as “helped” leave your share open; it is asked at once.',
    hints: [
      '“I” for what you did, “we” for what the others did',
      'one task from beginning to end',
      'whom you answered to',
    ],
  },
  sized: {
    asks: ['You write: “{line}”. How did you go about it?', '“{line}”: what was the hardest part of it?'],
    why: 'A size makes one curious about the everyday work behind it.',
    hints: ['where the figure comes from', DO, 'what came of it'],
  },
  plain: {
    asks: [
      'You write: “{line}”. Take me through one time that you remember well.',
      '“{line}”: what does it take to do that well?',
    ],
    why: 'The line says what was done and not yet how well; here is room for an example.',
    hints: ['one day or case, not “usually”', DO, FIGURE],
  },
};
