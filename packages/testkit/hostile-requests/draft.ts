import type { Endpoint, EndpointKey } from '@verdant/contracts';
import type { Dice } from '../random.ts';
import { type Form, form } from './form.ts';
import type { Attack } from './person.ts';
import { isRecord } from './places.ts';
import { validInput } from './valid-input.ts';

/** A request to be, still in words: what kinds of harm change. */
export type Draft = {
  key: EndpointKey;
  endpoint: Endpoint;
  method: string;
  /** below `/api`, without the query */
  path: string;
  /** what enters: in the query or as JSON, as the map says */
  input: unknown;
  /** in place of what `input` would be */
  query?: string;
  body?: Uint8Array;
  headers: Record<string, string>;
  /** the cookie of the asker is sent */
  signedIn: boolean;
  /** it names a thing of somebody else as what it is about */
  foreign: boolean;
};

export type HttpRequest = {
  method: string;
  /** with query, below `/api` */
  path: string;
  headers: Record<string, string>;
  body: Uint8Array | null;
};

/** The image calls keep the specification's form: POST with the id in the query. */
export const inQuery = ({ method, path }: Draft): boolean => method === 'GET' || path.startsWith('/resume/image/');

/** With a body that is a form. */
export const withForm = (draft: Draft, { headers, body }: Form): Draft => ({
  ...draft,
  body,
  headers: { ...draft.headers, ...headers },
});

/** What one of our own pages would ask. */
export function draftOf(key: EndpointKey, endpoint: Endpoint, attack: Attack, dice: Dice): Draft {
  const [method, path] = key.split(' ') as [string, string];
  const draft: Draft = {
    key,
    endpoint,
    method,
    path,
    input: validInput(endpoint, attack, dice),
    headers: { 'x-verdant': '1', 'accept-language': dice.pick(['en', 'zh']) },
    signedIn: true,
    foreign: false,
  };
  return endpoint.raw === 'multipart' ? withForm(draft, form(dice.pick(attack.files), ['name', attack.mark])) : draft;
}

const flat = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
const escaped = (text: string): string => encodeURIComponent(text.toWellFormed());

export const queryOf = (input: unknown): string =>
  isRecord(input)
    ? Object.entries(input)
        .map(([name, value]) => `${escaped(name)}=${escaped(flat(value))}`)
        .join('&')
    : escaped(flat(input));

/** Headers and addresses carry bytes, and none that would end them. */
const bytes = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
const headerValue = (text: string): string => bytes(text).replace(/[^\t\x20-\x7e\x80-\xff]/g, '');
const address = (text: string): string => bytes(text).replace(/[^\x21-\xff]/g, '');

export function httpOf(draft: Draft): HttpRequest {
  const { method, path, input, headers } = draft;
  const query = draft.query ?? (inQuery(draft) ? queryOf(input) : '');
  const json = !inQuery(draft) && draft.endpoint.raw !== 'multipart';
  const body = draft.body ?? (json ? Buffer.from(JSON.stringify(input) ?? '') : null);
  const type = json ? { 'content-type': 'application/json' } : {};
  const sent = Object.entries({ ...type, ...headers }).map(([name, value]) => [name, headerValue(value)]);
  return { method, path: address(query ? `${path}?${query}` : path), headers: Object.fromEntries(sent), body };
}
