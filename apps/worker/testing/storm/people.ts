import { Failure } from '@verdant/contracts';
import type { Services } from '@verdant/server';
import { grantMembership } from '@verdant/server/money';
import { openSession } from '@verdant/server/people';
import { addPerson } from '@verdant/server/testing';
import { type Belongings, furnish, type Owner } from './belongings.ts';

export const PASSWORD = 'bamboo-slips-1';

/** A person who has one of everything, signed in, at an address of their own. */
export type Person = Owner & Belongings & { cookie: string; address: string };

let people = 0;

/** Signs in once more; false where the account is gone or has another password. */
export async function signInAgain(person: Person): Promise<boolean> {
  const { services, user, mark } = person;
  const cookie = await openSession(services, user, { userAgent: `Browser ${mark}`, device: '' }).catch((error) => {
    if (error instanceof Failure) return null;
    throw error;
  });
  if (cookie) person.cookie = cookie;
  return cookie !== null;
}

export async function addMarkedPerson(
  services: Services,
  name: string,
  picture: Uint8Array,
  fromDocument: boolean,
): Promise<Person> {
  people++;
  const mark = `${name}${people}q`;
  const user = await addPerson(services, `${mark}@example.com`, PASSWORD);
  // so much is beyond the free level
  const grant = { userId: user.id, vipCode: 'YEAR', days: 9, orderNo: null, actor: 'test' } as const;
  await services.db.transaction((tx) => grantMembership(services, tx, grant));
  const owner = { services, user, mark, picture };
  const belongings = await furnish(owner, fromDocument);
  const cookie = await openSession(services, user, { userAgent: `Browser ${mark}`, device: '' });
  return { ...owner, ...belongings, cookie, address: `10.1.${people >> 8}.${people & 255}` };
}
