import type { Dice } from '../random.ts';
import { type Draft, inQuery, queryOf } from './draft.ts';
import { form } from './form.ts';
import type { Attack } from './person.ts';
import { isRecord, placesOf, valueAt, withValue } from './places.ts';

const OTHERS = [null, true, 0, -1, 1.5, 1e308, '', 'x', '1', [], [null], [[]], {}, { id: 1 }, { length: 3 }];
const NUMBERS = [-1, 0, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, 1e-320, 0.1];
const IN_QUERIES = [
  'null',
  'true',
  '[]',
  '{}',
  'NaN',
  'Infinity',
  '0x10',
  '1e3',
  '-0',
  ' 1',
  '1.0',
  '9007199254740993',
];
const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'userId',
  'isAdmin',
  'vipCode',
  'access',
  '$where',
  '',
  ' id',
  'ID',
];
/** More than the address of a request may take, and more than a field takes. */
const LENGTHS = [130, 400, 7_000, 13_000, 40_000, 130_000];
const BODY_BYTES = 2 * 1024 * 1024;
const FILE_BYTES = 10 * 1024 * 1024;

/** One place holds what is no value of its kind. */
export function ofWrongType(draft: Draft, _: Attack, { pick }: Dice): Draft {
  const place = pick(placesOf(draft.input));
  return { ...draft, input: withValue(draft.input, place, pick(inQuery(draft) ? IN_QUERIES : OTHERS)) };
}

/** A field that nobody asked for, at any depth. */
export function withUnknownField(draft: Draft, _: Attack, { pick }: Dice): Draft {
  const records = placesOf(draft.input).filter((place) => isRecord(valueAt(draft.input, place)));
  const at = pick(records);
  const changed = withValue(draft.input, [...at, pick(NAMES)], pick(OTHERS));
  return inQuery(draft) || draft.endpoint.raw === 'multipart'
    ? { ...draft, query: queryOf(changed) }
    : { ...draft, input: changed };
}

/** Longer, larger or more than is asked for. */
export function oversized(draft: Draft, { mark }: Attack, { pick, chance, below }: Dice): Draft {
  if (draft.endpoint.raw === 'multipart' && chance(0.3)) {
    const whole = form({ name: 'a.txt', bytes: Buffer.alloc(FILE_BYTES - 1_000 + below(80_000), 'x ') }, ['name', 'x']);
    return { ...draft, body: whole.body, headers: { ...draft.headers, ...whole.headers } };
  }
  const text = pick(['x', '长', '\\"', '[']).repeat(pick(LENGTHS));
  const many = <T>(one: (n: number) => T): T[] => Array.from({ length: pick([70, 200, 3_000]) }, (_, n) => one(n));
  if (!inQuery(draft) && draft.endpoint.raw !== 'multipart' && chance(0.06))
    return { ...draft, input: withValue(draft.input, ['name'], 'x'.repeat(BODY_BYTES)) };
  if (chance(0.15))
    return { ...draft, headers: { ...draft.headers, [pick(['accept-language', 'x-large', 'cookie'])]: text } };
  const places = placesOf(draft.input).slice(1);
  if (!places.length) return { ...draft, query: chance(0.5) ? text : many((n) => `a${n}=1`).join('&') };
  const place = pick(places);
  const now = valueAt(draft.input, place);
  if (typeof now === 'number') return { ...draft, input: withValue(draft.input, place, pick(NUMBERS)) };
  if (Array.isArray(now))
    return {
      ...draft,
      input: withValue(
        draft.input,
        place,
        many(() => now[0] ?? mark),
      ),
    };
  return { ...draft, input: withValue(draft.input, place, text) };
}
