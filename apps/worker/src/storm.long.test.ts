import { setTimeout as sleep } from 'node:timers/promises';
import { Failure, type OwnedNoun } from '@verdant/contracts';
import { plainPicture } from '@verdant/testkit/documents/plain-picture';
import { type Attack, type HostileRequest, hostileRequest, KEYS, KINDS } from '@verdant/testkit/hostile-requests/index';
import { templates } from '@verdant/typesetter';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProcesses } from '../testing/processes.ts';
import { make } from '../testing/storm/belongings.ts';
import { faultsOf, type Watch } from '../testing/storm/faults.ts';
import { addMarkedPerson, PASSWORD, type Person, signInAgain } from '../testing/storm/people.ts';
import { type Answer, createSender } from '../testing/storm/send.ts';
import { worldOf } from '../testing/storm/world.ts';

const SEED = Number(process.env.STORM_SEED ?? Date.now() % 1_000_000);
/** Sites to sign in with that nobody asks for anything: no answer has the state that was given. */
const PROVIDERS = {
  GITHUB_CLIENT_ID: 'storm',
  GITHUB_CLIENT_SECRET: 'storm',
  WECHAT_APP_ID: 'storm',
  WECHAT_APP_SECRET: 'storm',
};
/** Of each endpoint and kind. */
const TIMES = Number(process.env.STORM_TIMES ?? 3);
/** One request by its number alone, for a look at what it met. */
const ONLY = process.env.STORM_ONLY;
const COUNT = KEYS.length * KINDS.length * TIMES;
const AT_ONCE = 16;
/** So many that what one may ask in a minute hides no endpoint. */
const ATTACKERS = 60;
/** Endpoints that a seed may miss: what they are about can be gone whenever they are asked. */
const FEW = 8;
const MARKS = /(?:victim|attacker)\d+q/g;

let product: Awaited<ReturnType<typeof startProcesses>>;
let sender: ReturnType<typeof createSender>;
let victim: Person;
let attackers: Person[];
let picture: Uint8Array;
beforeAll(async () => {
  product = await startProcesses(PROVIDERS);
  sender = createSender(product.url, AT_ONCE);
  picture = await plainPicture();
  victim = await add('victim', true);
  attackers = await Promise.all(Array.from({ length: ATTACKERS }, (_, n) => add('attacker', n % 2 === 0)));
  expect(await endedTasks()).toEqual([]);
}, 240_000);
afterAll(async () => {
  sender?.close();
  await product?.stop();
});

const add = (name: string, fromDocument = false) => addMarkedPerson(product.services, name, picture, fromDocument);

const files = () => [
  { name: 'cv.txt', bytes: Buffer.from('Ines Halloran\nines@example.com\n\nEXPERIENCE\n\nAnalyst, Fennel & Rowe\n') },
  { name: 'me.jpg', bytes: picture },
  { name: 'cv.pdf', bytes: Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF') },
];
const known = {
  password: [PASSWORD, 'lantern-moss-77'],
  current: [PASSWORD],
  template: templates.map(({ id }) => id),
  packageId: ['month', 'year'],
  revision: [1, 2],
  to: [1],
  industry: ['software', 'none'],
  page: [1, 1, 2],
};

const attackBy = (person: Person): Attack => {
  const { id: user, email } = victim.user;
  const foreign = { ...victim.ids, user, email, cookie: victim.cookie };
  return { mark: person.mark, own: person.ids, foreign, known: { ...known, ...person.known }, files: files() };
};

/** Errors that come before a handler has looked at anything. */
const EARLY = /^(?:invalid|unauthorised|notFound|tooMany|foreign\w+|\w+TooLarge|[04]\d*)$/;

const nameOf = ({ headers, body }: Answer): string | undefined =>
  /json/.test(headers['content-type'] ?? '') ? /"name":"(\w+)","data"/.exec(body.toString())?.[1] : undefined;

async function sendAs(person: Person, request: HostileRequest): Promise<Answer> {
  const { headers, signedIn } = request;
  const token = `EASY_TOKEN=${person.cookie}; `;
  const cookie = `${signedIn ? token : ''}${headers.cookie ?? ''}`;
  return sender.send({ ...request, headers: { ...headers, cookie, 'x-forwarded-for': person.address } });
}

/** A new one in place of what is gone; the old one where its owner is, too, or may have no more. */
const remade = (noun: OwnedNoun, person: Person): Promise<string> =>
  make(noun, person).catch((error) => {
    if (error instanceof Failure) return person.ids[noun];
    throw error;
  });

/** Sends request `n`; whoever lost the session or what the request was about gets it again. */
async function send(n: number, again = true): Promise<{ person: Person; request: HostileRequest; answer: Answer }> {
  // another one for each endpoint and each round, however many endpoints there are: 7 shares no divisor with their number
  const slot = ((n % KEYS.length) + 7 * Math.floor(n / KEYS.length)) % ATTACKERS;
  const person = attackers[slot]!;
  const request = hostileRequest(SEED, n, attackBy(person));
  const answer = await sendAs(person, request);
  const name = nameOf(answer);
  if (again && request.signedIn && name === 'unauthorised') {
    if (!(await signInAgain(person))) {
      const other = await add('attacker');
      if (attackers[slot] === person) attackers[slot] = other;
    }
    return send(n, false);
  }
  const { owns } = request.endpoint;
  if (owns && name === 'notFound' && request.kind === 'right') person.ids[owns] = await remade(owns, person);
  return { person, request, answer };
}

/** Waits for every task to end; gives the kinds of those that failed because of us. */
async function endedTasks(): Promise<unknown[]> {
  const { db } = product.services;
  for (;;) {
    const open = await db.execute("select 1 from tasks where status in ('queued', 'running') limit 1");
    if (!open.rowCount) break;
    await sleep(200);
  }
  return (await db.execute("select kind, error, input from tasks where error in ('internal', 'render', 'timeout')"))
    .rows;
}

const shown = (n: number, { method, path, headers, body }: HostileRequest, { status, body: said }: Answer) =>
  [
    `STORM_SEED=${SEED} STORM_ONLY=${n}`,
    `  ${method} ${path.slice(0, 1_000)}`,
    `  ${JSON.stringify(headers).slice(0, 600)}`,
    `  ${body ? `${body.length} bytes: ${JSON.stringify(Buffer.from(body.subarray(0, 1_500)).toString())}` : ''}`,
    `  ${status} ${JSON.stringify(said.toString().slice(0, 400))}`,
  ].join('\n');

it(`meets ${COUNT} hostile requests from the map of endpoints, seed ${SEED}`, async () => {
  const before = await worldOf(victim, sender);
  // or the search for it would find nothing
  expect([...before.values()].filter((said) => said.includes(victim.mark)).length).toBeGreaterThan(9);
  const watch = (person: Person, { signedIn }: HostileRequest): Watch => ({
    marks: MARKS,
    isForeign: (mark) => !signedIn || mark !== person.mark,
    secrets: [...Object.values(victim.ids), victim.user.id, victim.user.email, victim.cookie],
  });
  const found: string[] = [];
  const kindsOfFault = new Map<string, number>();
  const names = new Map<string, Map<string, number>>();
  const ids = new Set<string>();
  let answered = 0;
  const one = async (n: number) => {
    const { person, request, answer } = await send(n);
    answered++;
    if (answer.status) ids.add(String(answer.headers['x-request-id']));
    const name = nameOf(answer) ?? String(answer.status);
    const of = names.get(request.key) ?? new Map<string, number>();
    names.set(request.key, of.set(name, (of.get(name) ?? 0) + 1));
    const faults = faultsOf(request, answer, watch(person, request));
    for (const fault of faults) {
      const kind = `${request.key} · ${request.kind} · ${fault}`;
      kindsOfFault.set(kind, (kindsOfFault.get(kind) ?? 0) + 1);
    }
    if (faults.length || ONLY) found.push(`${faults.join(', ')}\n${shown(n, request, answer)}`);
  };
  const from = performance.now();
  let next = 0;
  const lane = async () => {
    while (next < COUNT) await one(next++);
  };
  await (ONLY ? one(Number(ONLY)) : Promise.all(Array.from({ length: AT_ONCE }, lane)));
  const seconds = Math.round((performance.now() - from) / 1_000);
  process.stdout.write(
    `${answered} requests, ${KEYS.length} endpoints × ${KINDS.length} kinds, ${seconds} s, seed ${SEED}\n`,
  );
  if (process.env.STORM_TOLD) {
    for (const [key, of] of names) process.stdout.write(`${key}: ${JSON.stringify(Object.fromEntries(of))}\n`);
    for (const [kind, n] of kindsOfFault) process.stdout.write(`!! ${n} × ${kind}\n`);
  }
  expect(found.slice(0, 20).join('\n\n')).toBe('');
  if (ONLY) return;
  // or the handlers would not have been met
  const limited = [...names.values()].reduce((sum, of) => sum + (of.get('tooMany') ?? 0), 0);
  expect(limited).toBeLessThan(COUNT / 100);
  const unmet = [...names].filter(([, of]) => ![...of.keys()].some((name) => !EARLY.test(name)));
  expect(unmet.slice(FEW)).toEqual([]);
  // what they set in motion ends, and none of it in an error of ours
  expect(await endedTasks()).toEqual([]);
  expect(ids.size).toBe(answered);
  expect(await worldOf(victim, sender)).toEqual(before);
}, 600_000);
