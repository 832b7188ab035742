import { promise } from '../../broken.ts';
import type { World } from '../../world/world.ts';
import { PASSWORD, type Person } from '../person.ts';
import type { Act, StepEnd } from './step.ts';

/** The newest link that was mailed, read where the developers' mailbox is; null while the database is away. */
async function mailedToken({ database }: World, email: string): Promise<string | null> {
  const sql = `select text from mails where "to" = $1 and text like '%token=%' order by created_at desc limit 1`;
  const rows = await database.query<{ text: string }>(sql, [email]).catch(() => []);
  return /token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? null;
}

export async function logIn(person: Person): Promise<StepEnd> {
  const signedIn = await person.post('/login', { email: person.email, password: PASSWORD });
  if (signedIn.kind === 'done') person.account = 'member';
  if (signedIn.kind !== 'refused') person.replaced = signedIn.kind === 'unknown';
  return signedIn.kind;
}

/** Signs up, confirms by the mailed link, is signed in. What was left open by an earlier try is gone on with. */
export const signUp: Act = async ({ world, person }) => {
  if (person.account === 'none') {
    person.signUps.tried++;
    const asked = await person.post('/register', { email: person.email, password: PASSWORD });
    if (asked.kind !== 'done') return asked.kind;
    person.signUps.acknowledged++;
    person.account = 'asked';
  }
  const token = await mailedToken(world, person.email);
  if (!token) return 'unknown';
  const active = await person.post('/activate', { token, password: PASSWORD });
  if (active.kind === 'done') person.account = 'member';
  // an activation that nobody answered may have been one
  else if (active.kind === 'refused') return logIn(person);
  return active.kind;
};

/** Signs in on another browser: the session that was acknowledged is one. */
export const signIn: Act = async ({ person }) => {
  const end = await logIn(person);
  if (end === 'refused') promise(person.account !== 'member', 'an acknowledged account is there', person.email);
  return end;
};

export const erase: Act = async ({ person }) => {
  const asked = await person.post('/account/delete', { password: PASSWORD });
  if (asked.kind === 'done') person.account = 'erased';
  if (asked.kind === 'unknown') person.account = 'leaving';
  return asked.kind;
};

/** Who asked to be erased and got no answer looks whether they were. */
export async function settleLeaving(person: Person): Promise<StepEnd> {
  const current = await person.get<{ id: string } | null>('/current');
  if (current.kind === 'done' && current.data === null) person.account = 'erased';
  else if (current.kind === 'done') return erase({ person } as never);
  return current.kind;
}
