import type { Dice } from '../random.ts';
import { type Draft, inQuery, queryOf } from './draft.ts';
import type { Attack, Noun } from './person.ts';
import { isRecord, placesOf, valueAt, withValue } from './places.ts';
import { payloads } from './texts.ts';

const NAMES = ['id', 'userId', 'user', 'ownerId', 'account', 'email', 'resumeId'];
const HEADERS = [
  'x-user-id',
  'x-forwarded-user',
  'x-original-url',
  'x-rewrite-url',
  'authorization',
  'referer',
  'if-none-match',
];

/** Without the cookie of a session, or with one that opens nothing. */
export function withoutSession(draft: Draft, { foreign, mark }: Attack, dice: Dice): Draft {
  const { pick, below } = dice;
  const token = Buffer.from(Array.from({ length: 32 }, () => below(256))).toString('base64url');
  const cookies = [
    '',
    `EASY_TOKEN=${token}`,
    `EASY_TOKEN=${foreign.session}`,
    `EASY_TOKEN=${foreign.user}`,
    `EASY_TOKEN=${foreign.cookie.slice(0, -1)}`,
    `EASY_TOKEN=${foreign.cookie.toUpperCase()}`,
    `EASY_DEVICE=${foreign.cookie}`,
    `EASY_TOKEN=%E0%A4%A; EASY_TOKEN=`,
    `EASY_TOKEN=${pick(payloads)}`,
    `EASY_TOKEN=${'x'.repeat(7_000)}`,
    `=; ;;EASY_TOKEN; ${mark}`,
  ];
  const cookie = pick(cookies);
  const headers = cookie ? { ...draft.headers, cookie } : draft.headers;
  return { ...draft, headers, signedIn: false };
}

/** With what is somebody else's wherever one's own would stand, or where it has no place. */
export function withForeignIds(draft: Draft, attack: Attack, dice: Dice): Draft {
  const { own, foreign } = attack;
  const nouns = new Map(Object.entries(own).map(([noun, id]) => [id, noun as Noun]));
  let { input } = draft;
  let named = false;
  for (const place of placesOf(input)) {
    const noun = nouns.get(valueAt(input, place) as string);
    if (!noun) continue;
    input = withValue(input, place, dice.chance(0.8) ? foreign[noun] : dice.pick(Object.values(foreign)));
    if (place.length === 1 && place[0] === 'id') named = true;
  }
  if (named && dice.chance(0.8)) return { ...draft, input, foreign: draft.endpoint.owns !== undefined };
  const id = dice.pick(Object.values(foreign));
  if (!named && inQuery(draft) && isRecord(input))
    return { ...draft, query: `${queryOf(input)}&${dice.pick(NAMES)}=${encodeURIComponent(id)}` };
  return dice.chance(0.5)
    ? { ...draft, input, headers: { ...draft.headers, [dice.pick(HEADERS)]: id } }
    : { ...draft, input, query: `${dice.pick(NAMES)}=${encodeURIComponent(id)}` };
}
