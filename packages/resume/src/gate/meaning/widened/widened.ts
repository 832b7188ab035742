import { droppedAlternatives } from './alternatives.ts';
import { borrowedKinds, grownCompounds } from './compounds.ts';
import { addedFounding } from './founded.ts';
import { liftedPlaces } from './lifted.ts';
import { mainlyAsOnly } from './mainly.ts';
import { exchangedMeasures } from './measures.ts';
import { partAsWhole } from './own-part.ts';
import { takenPassivesZh } from './passives-zh.ts';
import { addedRepetition } from './repeated.ts';
import { replacedWords } from './replaced.ts';
import { visitsAsPeople } from './visits.ts';

/** What is told in known words and is yet more: again, another thing beside the first, another kind or measure, one of two. */
export const widened = (original: string, rewrite: string): string[] =>
  [
    addedRepetition,
    grownCompounds,
    borrowedKinds,
    exchangedMeasures,
    droppedAlternatives,
    addedFounding,
    liftedPlaces,
    takenPassivesZh,
    replacedWords,
    mainlyAsOnly,
    visitsAsPeople,
    partAsWhole,
  ].flatMap((check) => check(original, rewrite));
