import { endpoints } from '@verdant/contracts';
import { draftOf, httpOf, KEYS } from '@verdant/testkit/hostile-requests/index';
import { diceFrom } from '@verdant/testkit/random';
import type { Person } from './people.ts';
import type { createSender } from './send.ts';

/** When somebody was here, and what an answer with pages is called. */
const volatile = (name: string, value: unknown) => (name === 'seenAt' || name === 'glyphToken' ? undefined : value);

/** All that a person can read, endpoint by endpoint, without changing anything. */
export async function worldOf(person: Person, { send }: ReturnType<typeof createSender>) {
  const attack = { mark: person.mark, own: person.ids, foreign: { ...person.ids, user: '', email: '', cookie: '' } };
  const world = new Map<string, string>();
  for (const key of KEYS) {
    const endpoint = endpoints[key];
    if (!['user', 'guest'].includes(endpoint.access) || endpoint.changes || key === 'GET /account/export') continue;
    const { method, path, headers, body } = httpOf(
      draftOf(key, endpoint, { ...attack, known: {}, files: [] }, diceFrom(1)),
    );
    const cookie = `EASY_TOKEN=${person.cookie}`;
    const answer = await send({
      method,
      path,
      body,
      headers: { ...headers, cookie, 'x-forwarded-for': person.address },
    });
    const text = answer.body.toString('latin1');
    // a Word file says when it was made
    const file = text.startsWith('PK') ? 'PK' : text;
    const said = endpoint.raw ? file : JSON.stringify(JSON.parse(answer.body.toString()), volatile);
    world.set(key, `${answer.status} ${said}`);
  }
  return world;
}
