import type { Dice } from '../random.ts';
import { type Draft, inQuery, queryOf } from './draft.ts';

const TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json/x',
  'application',
  '',
  ';',
  'text/html; q="',
];
const METHODS = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'GET', 'POST'];

/** Texts that are no JSON, or not what one thinks. */
const spoil: ((json: string, dice: Dice) => string | Uint8Array)[] = [
  (json, { below }) => json.slice(0, below(json.length)),
  (json, { below }) => {
    const at = below(json.length);
    return `${json.slice(0, at)}${String.fromCharCode(below(128))}${json.slice(at + 1)}`;
  },
  (json) => `${json}${json}`,
  (json) => `\ufeff${json}`,
  (json) => Buffer.from(json, 'utf16le'),
  (json, { below }) => {
    const bytes = Buffer.from(json);
    bytes.writeUInt8(0xff, below(bytes.length));
    return bytes;
  },
  (json) => json.replaceAll('"', "'"),
  (json) => json.replace('{', '{"id":1,"id":[],'),
  (json) => json.replace('{', '{"__proto__":{"x":1},'),
  (json) => json.replace('{', '{"constructor":{"prototype":{"x":1}},'),
  (json) => json.replace('{', '{"\\ud800":"\\udfff",'),
  (json) => json.replace(/"(?=:)/, '\\u0000"'),
  () => '['.repeat(60_000),
  () => '{"a":'.repeat(30_000),
  () => `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  () => '{"id":1e999,"page":-1e999}',
  () => 'null',
  () => '[]',
  () => '"x"',
  () => 'NaN',
  () => '{',
  () => '',
];

const queries: ((query: string, dice: Dice) => string)[] = [
  (query) => `${query}&${query}`,
  (query) => query.replaceAll('=', '[]='),
  (query) => query.replaceAll('=', '[$ne]='),
  (query) => query.replaceAll('=', '%00='),
  (query) => query.replaceAll('=', '=%00'),
  (query) => query.replaceAll('=', '=%ff%fe'),
  (query) => query.replaceAll('=', '=%'),
  (query) => query.replaceAll('=', '=%u0041'),
  (query) => query.replaceAll('=', '=='),
  (query) => query.replaceAll('&', ';'),
  (query) => `?${query}#${query}`,
  (query) => `__proto__[x]=1&constructor=1&${query}`,
  (query, { below }) => query.slice(0, below(query.length + 1)),
  () => '%zz&%',
  () => '&'.repeat(2_000),
  () => '',
];

const paths: ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.toUpperCase(),
  (path) => `${path}%00`,
  (path) => `${path}%2f..%2f..`,
  (path) => `${path}/../../../etc/passwd`,
  (path) => `/%2e%2e${path}`,
  (path) => `${path}%`,
  (path) => `${path}%ff`,
  (path) => `${path};x=1`,
  (path) => `${path}.json`,
];

/** What no page of ours would send: another address, method or type, a body or a query that can't be read. */
export function malformed(draft: Draft, dice: Dice): Draft {
  const { pick, chance } = dice;
  if (chance(0.12)) return { ...draft, path: pick(paths)(draft.path) };
  if (chance(0.12)) return { ...draft, method: pick(METHODS) };
  if (chance(0.05))
    return { ...draft, headers: { ...draft.headers, host: pick(['', 'evil.example', '[', 'a b', ':']) } };
  if (chance(0.05))
    return { ...draft, headers: { ...draft.headers, origin: pick(['null', 'https://evil.example', ':']) } };
  if (inQuery(draft)) return { ...draft, query: pick(queries)(queryOf(draft.input) || 'id=1', dice) };
  if (chance(0.25)) return { ...draft, headers: { ...draft.headers, 'content-type': pick(TYPES) } };
  if (chance(0.1)) return { ...draft, headers: { ...draft.headers, 'content-encoding': pick(['gzip', 'br', 'x']) } };
  return {
    ...draft,
    headers: { ...draft.headers, 'content-type': 'application/json' },
    body: Buffer.from(pick(spoil)(JSON.stringify(draft.input), dice) as string),
  };
}
