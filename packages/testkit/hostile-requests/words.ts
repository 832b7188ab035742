import type { Dice } from '../random.ts';
import { wordyForm } from './damaged-form.ts';
import { type Draft, inQuery, queryOf } from './draft.ts';
import type { Attack } from './person.ts';
import { placesOf, valueAt, withValue } from './places.ts';

const HEADERS = [
  'accept-language',
  'user-agent',
  'referer',
  'if-none-match',
  'accept',
  'accept-encoding',
  'range',
  'cookie',
  'x-request-id',
];
const MOST_PLACES = 3;

/** The same request with a stranger's words where texts stand, or, where none stand, around it. */
export function withWords(draft: Draft, words: () => string, { mark, files }: Attack, dice: Dice): Draft {
  const { pick, chance, below } = dice;
  if (draft.endpoint.raw === 'multipart' && chance(0.8)) return wordyForm(draft, words(), pick(files), dice);
  const texts = placesOf(draft.input).filter((place) => typeof valueAt(draft.input, place) === 'string');
  // what names a thing is what others stand behind: it stays, mostly
  const free = texts.filter((place) => chance(0.1) || !/id$/i.test(String(place.at(-1))));
  if (!free.length || chance(0.12)) {
    const around = [
      { ...draft, headers: { ...draft.headers, [pick(HEADERS)]: words() } },
      { ...draft, path: `${draft.path}/${encodeURIComponent(words().toWellFormed())}` },
      { ...draft, query: queryOf({ ...(inQuery(draft) ? (draft.input as object) : {}), [words()]: words() }) },
    ];
    return pick(around);
  }
  let { input } = draft;
  for (let n = 0; n <= below(MOST_PLACES); n++) {
    const said = chance(0.5) ? words() : `${mark} ${words()}`;
    input = withValue(input, pick(free), said);
  }
  return { ...draft, input };
}
