import type { PayChannel, TaskKind } from '@verdant/contracts';
import { promise } from '../broken.ts';
import type { World } from '../world/world.ts';
import { ask, type Body, type Outcome } from './client.ts';

/** `mark`: what its name on the page is known to be, null where a task may have written it. `maybe`: the same, unanswered, by the revision it was written on. */
export type KnownResume = {
  id: string;
  revision: number;
  mark: string | null;
  maybe: Map<string, number>;
  gone: 'no' | 'maybe' | 'yes';
  /** sha-256 of the document it came from */
  source: string | null;
};
export type KnownArchive = { id: string; sha256: string; gone: 'no' | 'maybe' | 'yes' };
export type KnownOrder = { orderNo: string; channel: PayChannel; paid: boolean };

/** What one person has been told, and so may rely on. */
export type Person = ReturnType<typeof createPerson>;

export const PASSWORD = 'bamboo-slips-1';

export function createPerson(world: World, name: string, address: string) {
  let cookie = '';
  const call = async <T>(path: string, body: Body = null): Promise<Outcome<T>> => {
    const outcome = await ask<T>(world.api, path, { 'x-forwarded-for': address, cookie }, body);
    const out = outcome.kind === 'refused' && outcome.name === 'unauthorised' && person.account === 'member';
    promise(!out || person.replaced, 'an acknowledged session holds', { path, email: person.email });
    if (outcome.kind === 'done' && outcome.cookies.length)
      cookie = outcome.cookies.map((one) => one.split(';')[0]).join('; ');
    return outcome;
  };
  let made = 0;
  const person = {
    name,
    email: `${name}@example.com`,
    /** what was done about the account; 'leaving': asked to be erased, and nobody answered */
    account: 'none' as 'none' | 'asked' | 'member' | 'leaving' | 'erased',
    /** signed in again, and nobody answered: the session of before may be over */
    replaced: false,
    /** sign-ups that were acknowledged, and all of them */
    signUps: { acknowledged: 0, tried: 0 },
    resumes: new Map<string, KnownResume>(),
    archives: new Map<string, KnownArchive>(),
    orders: new Map<string, KnownOrder>(),
    jobs: new Map<string, { resumeId: string }>(),
    tasks: new Map<string, { kind: TaskKind; resumeId: string }>(),
    /** things that were asked for and never answered: so many more there may be than are known */
    unanswered: { resumes: 0, archives: 0, jobs: 0 },
    /** a word that nothing else of anybody has */
    mark: () => `${name}m${++made}`,
    get: <T>(path: string, query: Record<string, string> = {}) => call<T>(`${path}?${new URLSearchParams(query)}`),
    post: <T>(path: string, body: object) => call<T>(path, { json: body }),
    upload: <T>(path: string, file: string, bytes: Uint8Array) => {
      const form = new FormData();
      form.set('file', new Blob([Buffer.from(bytes)]), file);
      return call<T>(path, { form });
    },
  };
  return person;
}

export const present = (person: Person): KnownResume[] =>
  [...person.resumes.values()].filter(({ gone }) => gone === 'no');
