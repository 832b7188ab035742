import { type Static, type TObject, Type } from 'typebox';
import type { ApiScope } from '../constants/api-keys.ts';
import { PAGE_SIZE_MAX } from '../constants/limits.ts';
import type { ErrorName } from '../errors.ts';

/** Whose thing the `id` of the input is: the ownership test walks these. */
export type OwnedNoun =
  | 'resume'
  | 'task'
  | 'fix'
  | 'image'
  | 'archive'
  | 'application'
  | 'letter'
  | 'practice'
  | 'share'
  | 'session'
  | 'job'
  | 'message'
  | 'passkey'
  | 'identity'
  | 'apiKey'
  | 'preset'
  | 'tag';

export type EndpointOptions = {
  /** visitor: no session needed. user: 401 without one. guest: also for a visitor who has a draft. dev: a visitor's, absent in production. */
  access: 'visitor' | 'user' | 'guest' | 'dev';
  /** true: refused unless it comes from our own pages. Defaults to whether the method is POST. */
  changes?: boolean;
  owns?: OwnedNoun;
  /** The scope that an API key must have to call it. Without it no key may: it is for the person alone. */
  key?: ApiScope;
  /** The handler answers by itself: a file in or a file out. `multipart` tells what the body is. */
  raw?: 'multipart' | 'file';
  /** Calls per minute of one person, where it differs from the general limit; visitors share what their address has. */
  perMinute?: number;
  summary: string;
};

export type Endpoint<I extends TObject = TObject, O = unknown> = Required<
  Pick<EndpointOptions, 'access' | 'changes' | 'summary'>
> &
  EndpointOptions & { input: I /** type only, never set */; output?: O };

/** `takes(Schema, options).gives<Output>()`: the schema of what enters as a value, the shape of what leaves as a type. */
export const takes = <I extends TObject>(input: I, options: EndpointOptions) => ({
  gives: <O>(): Endpoint<I, O> => ({ changes: false, ...options, input }),
});

export type InputOf<E> = E extends Endpoint<infer I, unknown> ? Static<I> : never;
export type OutputOf<E> = E extends { output?: infer O } ? Exclude<O, undefined> : never;

export const Nothing = Type.Object({}, { additionalProperties: false });
export const Id = Type.String({ format: 'uuid' });
export const ById = Type.Object({ id: Id }, { additionalProperties: false });
export type ById = Static<typeof ById>;
/** `page` counts from 1. */
export const Paged = Type.Object(
  {
    page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
    size: Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX, default: 20 }),
  },
  { additionalProperties: false },
);
export type Paged = Static<typeof Paged>;
export type Page<T> = { items: T[]; total: number };
export type { ErrorName };
