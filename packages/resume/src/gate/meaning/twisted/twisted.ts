import { numberedAsCounted } from '../../figures/numbered.ts';
import { boundOtherwise } from './bound-otherwise.ts';
import { shareOtherwise } from './by-as-to.ts';
import { hintedAsShown } from './certainty.ts';
import { besideAsUnder, servedAsBeside } from './companions.ts';
import { cutLetters, exchangedEnds } from './cut-letters.ts';
import { deniedAsDone } from './denied-things.ts';
import { doneAsDevised } from './devised.ts';
import { exchangedKinds } from './exchanged-kinds.ts';
import { turnedOrder } from './in-order.ts';
import { laterStages, repacked, sentAsSending, undenied } from './known-words-zh.ts';
import { identifiedAsDiscovered } from './newly-found.ts';
import { nthAsFirst } from './nth-best.ts';
import { partAsMore, sumOfEach } from './of-each.ts';
import { leftAsDone } from './remainders.ts';
import {
  addedEnd,
  mostlyAsAll,
  otherBase,
  otherCounted,
  otherLatter,
  otherPartOfYear,
  otherSide,
  shiftedEach,
} from './scopes-zh.ts';
import { shownAsTaught } from './shown-round.ts';
import { theirDeeds } from './their-deeds.ts';
import { turnedDeeds } from './turned-deeds.ts';
import { turnedRoles } from './turned-roles.ts';

/** What is told in known words and is another matter: what is left for what is done, a hint as a proof, a colleague as staff. */
export const twisted = (original: string, rewrite: string): string[] =>
  [
    leftAsDone,
    hintedAsShown,
    besideAsUnder,
    servedAsBeside,
    deniedAsDone,
    sumOfEach,
    partAsMore,
    exchangedKinds,
    doneAsDevised,
    shownAsTaught,
    turnedOrder,
    turnedRoles,
    turnedDeeds,
    shareOtherwise,
    nthAsFirst,
    numberedAsCounted,
    identifiedAsDiscovered,
    laterStages,
    undenied,
    sentAsSending,
    repacked,
    shiftedEach,
    otherSide,
    otherPartOfYear,
    otherBase,
    otherCounted,
    otherLatter,
    mostlyAsAll,
    addedEnd,
    cutLetters,
    exchangedEnds,
    boundOtherwise,
    theirDeeds,
  ].flatMap((check) => check(original, rewrite));
