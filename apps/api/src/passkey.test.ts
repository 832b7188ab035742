import { MAX_PASSKEYS, type Passkey, type PasskeyToMake, type PasskeyToUse } from '@verdant/contracts';
import { eraseAccount, exportFiles } from '@verdant/server/people';
import { removeExpired } from '@verdant/server/remove-expired';
import { addPerson } from '@verdant/server/testing';
import { createDevice, type SoftwareDevice } from '@verdant/testkit/software-device';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Answer, type Client, createTestApi, PASSWORD, type TestApi } from '../testing/test-api.ts';

const ORIGIN = 'http://localhost:3000';
const MINUTES_MS = 60_000;

let api: TestApi;
let skipped = 0;
beforeAll(async () => {
  api = await createTestApi({ PUBLIC_URL: ORIGIN });
  api.services.now = () => new Date(Date.now() + skipped);
}, 60_000);
afterAll(() => api.close());

/** What a browser keeps of answers. */
const cookiesOf = (answer: Answer) =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => String(line).split(';')[0])
    .join('; ');
const begin = async (client: Client): Promise<PasskeyToMake> =>
  (await client.post('/account/passkey/begin', { password: PASSWORD })).data;
const add = async (client: Client, name: string, device = createDevice(ORIGIN)) => {
  const answer = await client.post('/account/passkey/add', { name, ...device.make(await begin(client)) });
  return { device, answer, passkey: answer.data as Passkey };
};
const list = async (client: Client): Promise<Passkey[]> => (await client.get('/account/passkey/list')).data;
/** A browser that asked to sign in: what it asked with, and how it answers. */
const asks = async (headers: Record<string, string> = {}) => {
  const asked = await api.visitor.post('/login/passkey/begin', {}, headers);
  const cookie = headers.cookie ?? cookiesOf(asked);
  return {
    options: asked.data as PasskeyToUse,
    answer: (body: object) => api.visitor.post('/login/passkey', body, { cookie }),
  };
};
const signIn = async (device: SoftwareDevice) => {
  const { options, answer } = await asks();
  return answer(device.sign(options));
};

it('is added under the password, named, signs in, and opens nothing once it is removed', async () => {
  const me = await api.signUp('keys@example.com');
  expect(await list(me)).toEqual([]);
  expect((await me.post('/account/passkey/begin', { password: 'not-the-one-1' })).name).toBe('wrongCurrent');
  const options = await begin(me);
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    user: { name: 'keys@example.com' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  });
  const { device, passkey } = await add(me, ' Phone ');
  expect(await list(me)).toEqual([{ ...passkey, name: 'Phone', usedAt: null }]);
  expect((await begin(me)).excludeCredentials).toEqual([{ id: device.credentialId, type: 'public-key' }]);

  const { options: asked, answer } = await asks();
  expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  const signedIn = await answer(device.sign(asked));
  expect(signedIn).toMatchObject({ status: 200, data: { email: 'keys@example.com' } });
  const current = await api.visitor.get('/current', {}, { cookie: cookiesOf(signedIn) });
  expect(current.data.email).toBe('keys@example.com');
  expect((await list(me))[0]!.usedAt).not.toBeNull();

  expect((await me.post('/account/passkey/rename', { id: passkey.id, name: '   ' })).name).toBe('invalid');
  expect((await me.post('/account/passkey/rename', { id: passkey.id, name: 'Key' })).data.name).toBe('Key');
  const remove = (password: string) => me.post('/account/passkey/remove', { id: passkey.id, password });
  expect((await remove('not-the-one-1')).name).toBe('wrongCurrent');
  expect((await remove(PASSWORD)).status).toBe(200);
  expect(await list(me)).toEqual([]);
  expect(await signIn(device)).toMatchObject({ status: 401, name: 'unknownPasskey' });
});

it('stands for the code of the second step, too', async () => {
  const me = await api.signUp('both@example.com');
  const { device } = await add(me, 'Phone');
  const user = (await me.get('/current')).data.id;
  await api.services.db.$client.query(
    `insert into second_factors (user_id, secret, confirmed_at) values ($1, 'x', now())`,
    [user],
  );
  expect((await api.visitor.post('/login', { email: 'both@example.com', password: PASSWORD })).name).toBe(
    'secondFactor',
  );
  expect((await signIn(device)).status).toBe(200);
});

it('signs the challenge that was given, once, in time, in the browser that asked', async () => {
  const me = await api.signUp('challenged@example.com');
  const { device } = await add(me, 'Phone');

  const wrong = await asks();
  const other = { ...wrong.options, challenge: 'A'.repeat(43) };
  expect(await wrong.answer(device.sign(other))).toMatchObject({ status: 401, name: 'passkeyRefused' });
  expect((await wrong.answer(device.sign(wrong.options))).name, 'a wrong answer spends it').toBe('passkeyExpired');

  const once = await asks();
  const given = device.sign(once.options);
  expect((await once.answer(given)).status).toBe(200);
  expect(await once.answer(given)).toMatchObject({ status: 409, name: 'passkeyExpired' });
  const again = await asks();
  expect((await again.answer(given)).name, 'an answer to another challenge').toBe('passkeyRefused');

  const late = await asks();
  skipped += 5 * MINUTES_MS + 1;
  expect((await late.answer(device.sign(late.options))).name).toBe('passkeyExpired');
  await removeExpired(api.services);
  expect((await api.services.db.$client.query('select 1 from passkey_challenges')).rows).toEqual([]);

  const mine = await asks();
  const elsewhere = await asks();
  expect((await elsewhere.answer(device.sign(mine.options))).name).toBe('passkeyRefused');
  const nobody = await api.visitor.post('/login/passkey', device.sign(mine.options));
  expect(nobody.name).toBe('passkeyExpired');
});

it('is added once, in time, in the session that asked', async () => {
  const me = await api.signUp('adding@example.com');
  const device = createDevice(ORIGIN);
  const keep = (client: Client, made: object) => client.post('/account/passkey/add', { name: 'Phone', ...made });
  expect((await keep(me, device.make(await begin(me)))).status).toBe(200);
  expect((await keep(me, createDevice(ORIGIN).make({ ...(await begin(me)), challenge: 'A'.repeat(43) }))).name).toBe(
    'passkeyRefused',
  );
  const made = createDevice(ORIGIN).make(await begin(me));
  expect((await keep(me, made)).status).toBe(200);
  expect((await keep(me, made)).name).toBe('passkeyExpired');

  const late = createDevice(ORIGIN).make(await begin(me));
  skipped += 5 * MINUTES_MS + 1;
  expect((await keep(me, late)).name).toBe('passkeyExpired');

  const login = await api.visitor.post('/login', { email: 'adding@example.com', password: PASSWORD });
  const begun = createDevice(ORIGIN).make(await begin(me));
  const there = await api.visitor.post(
    '/account/passkey/add',
    { name: 'Phone', ...begun },
    { cookie: cookiesOf(login) },
  );
  expect(there.name).toBe('passkeyExpired');
  expect(await list(me)).toHaveLength(2);
});

it('refuses other pages, devices that look at nobody, copies, and who is not its owner', async () => {
  const me = await api.signUp('guarded@example.com');
  expect((await add(me, 'Phishing', createDevice('http://localhost:3001'))).answer.name).toBe('passkeyRefused');
  const careless = createDevice(ORIGIN);
  careless.verifies = false;
  expect((await add(me, 'Careless', careless)).answer.name).toBe('passkeyRefused');

  const { device } = await add(me, 'Phone');
  device.verifies = false;
  expect((await signIn(device)).name).toBe('passkeyRefused');
  device.verifies = true;
  device.counter = 7;
  expect((await signIn(device)).status).toBe(200);
  device.counter = 7;
  expect((await signIn(device)).name, 'the same count twice').toBe('passkeyRefused');
  const elsewhere = await asks();
  expect((await elsewhere.answer(device.sign({ ...elsewhere.options, rpId: 'example.com' }))).name).toBe(
    'passkeyRefused',
  );

  const stranger = await api.signUp('stranger-keys@example.com');
  const mine = (await list(me))[0]!;
  expect((await stranger.post('/account/passkey/rename', { id: mine.id, name: 'Mine' })).name).toBe('notFound');
  expect((await stranger.post('/account/passkey/remove', { id: mine.id, password: PASSWORD })).name).toBe('notFound');
  const taken = await add(stranger, 'Taken', device);
  expect(taken.answer.name, 'a credential belongs to one').toBe('passkeyRefused');
  // its own key under the name of another's account
  const { device: own } = await add(stranger, 'Own');
  const { options, answer } = await asks();
  const owner = Buffer.from((await me.get('/current')).data.id).toString('base64url');
  expect((await answer({ ...own.sign(options), userHandle: owner })).name).toBe('passkeyRefused');
  const borrowed = await asks();
  const posing = { ...own.sign(borrowed.options), credentialId: device.credentialId, userHandle: owner };
  expect((await borrowed.answer(posing)).name).toBe('passkeyRefused');
  expect(await list(me)).toEqual([mine]);
});

it('an account that is not active is told so, as with its password', async () => {
  const me = await api.signUp('frozen@example.com');
  const { device } = await add(me, 'Phone');
  await api.services.db.$client.query(`update users set active = false where email = 'frozen@example.com'`);
  expect(await signIn(device)).toMatchObject({ status: 403, name: 'inactive' });
});

it('wrong answers are counted as wrong passwords are', async () => {
  const me = await api.signUp('guessed@example.com');
  const { device } = await add(me, 'Phone');
  const answers: string[] = [];
  for (let i = 0; i < 11; i++) {
    const { options, answer } = await asks();
    answers.push((await answer({ ...device.sign(options), signature: 'AAAA' })).name ?? '');
  }
  expect(answers).toEqual([...Array(10).fill('passkeyRefused'), 'tooMany']);
  expect((await signIn(device)).name).toBe('tooMany');
  expect((await api.visitor.post('/login', { email: 'guessed@example.com', password: PASSWORD })).name).toBe('tooMany');
});

it('a changed password leaves passkeys and ends the other sessions', async () => {
  const me = await api.signUp('changed@example.com');
  const { device } = await add(me, 'Phone');
  const cookie = cookiesOf(await signIn(device));
  await me.post('/password/change', { current: PASSWORD, password: 'newer-words-22' });
  expect((await api.visitor.get('/current', {}, { cookie })).data).toBeNull();
  expect((await signIn(device)).status).toBe(200);
});

it('a person has ten, however fast they are added, and takes them along or leaves nothing of them', async () => {
  const { id } = await addPerson(api.services, 'many@example.com', PASSWORD);
  const sessions = await Promise.all(
    Array.from({ length: 4 }, async () =>
      cookiesOf(await api.visitor.post('/login', { email: 'many@example.com', password: PASSWORD })),
    ),
  );
  const post = (cookie: string, path: string, body: object) => api.visitor.post(path, body, { cookie });
  const addIn = async (cookie: string) => {
    const begun = await post(cookie, '/account/passkey/begin', { password: PASSWORD });
    return { cookie, begun, made: begun.status === 200 ? createDevice(ORIGIN).make(begun.data) : null };
  };
  for (let i = 0; i < MAX_PASSKEYS - 1; i++) {
    await api.services.db.$client.query(
      `insert into passkeys (user_id, credential_id, public_key, counter, name) values ($1, $2, 'AA', 0, $3)`,
      [id, `id-${i}`, `Key ${i}`],
    );
  }
  const begun = await Promise.all(sessions.map(addIn));
  const answers = await Promise.all(
    begun.map(({ cookie, made }, i) => post(cookie, '/account/passkey/add', { name: `Late ${i}`, ...made })),
  );
  expect(answers.map(({ name }) => name ?? 'added').sort()).toEqual(['added', ...Array(3).fill('passkeyLimit')]);
  expect((await addIn(sessions[0]!)).begun).toMatchObject({ status: 409, name: 'passkeyLimit' });

  const files: Record<string, string> = {};
  for await (const { path, bytes } of exportFiles(api.services, id))
    files[path] = Buffer.from(await bytes()).toString();
  const taken = JSON.parse(files['passkeys.json']!) as { name: string; publicKey: string }[];
  expect(taken).toHaveLength(MAX_PASSKEYS);
  expect(taken.map(({ name }) => name)).toContain('Key 0');

  await eraseAccount(api.services, id, PASSWORD);
  for (const table of ['passkeys', 'passkey_challenges']) {
    const { rows } = await api.services.db.$client.query(`select 1 from ${table} where user_id = $1`, [id]);
    expect(rows, table).toEqual([]);
  }
});

it('takes no more than it needs', async () => {
  const me = await api.signUp('limits@example.com');
  const made = createDevice(ORIGIN).make(await begin(me));
  const keep = async (change: object) => {
    const answer = await me.post('/account/passkey/add', { name: 'Phone', ...made, ...change });
    return answer.name;
  };
  expect(await keep({ name: 'x'.repeat(61) })).toBe('invalid');
  expect(await keep({ attestationObject: 'A'.repeat(16_385) })).toBe('invalid');
  expect(await keep({ credentialId: 'no base64url!' })).toBe('invalid');
  expect(await keep({ more: 1 })).toBe('invalid');
  // no bytes that a device ever gave
  expect(await keep({ attestationObject: 'AAAA' })).toBe('passkeyRefused');
});
