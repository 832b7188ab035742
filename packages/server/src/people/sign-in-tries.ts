import type { Rate } from '../platform/rate-limits.ts';
import type { Services } from '../services.ts';
import { knownDevice } from './known-devices.ts';

/** Where somebody signs in: the network address, and the secret of the browser where it has one. */
export type Place = { address: string; device: string | undefined };

/**
 * What a wrong try counts against; `emailKey` is null where it names no account. Strangers can use up what is counted by
 * account and by address, but not what the owner's own devices have.
 */
async function countedAgainst(
  services: Services,
  emailKey: string | null,
  { address, device }: Place,
): Promise<[Rate, string][]> {
  if (emailKey === null) return [['signInByAddress', address]];
  const known = device ? await knownDevice(services, emailKey, device) : null;
  if (known) return [['signInByDevice', `${known.slice(0, 32)} ${emailKey}`]];
  return [
    ['signInFrom', `${address} ${emailKey}`],
    ['signInByAddress', address],
    ['signInByAccount', emailKey],
  ];
}

/**
 * Counts a try to sign in before it is looked at, so that tries at the same moment are counted, too; Failure 'tooMany'.
 * Gives how to take it back once it proved to be right.
 */
export async function countTry(
  services: Services,
  emailKey: string | null,
  place: Place,
): Promise<() => Promise<void>> {
  const { limiter } = services;
  const counted = await countedAgainst(services, emailKey, place);
  for (const [rate, key] of counted) await limiter.consume(rate, key);
  return async () => {
    for (const [rate, key] of counted) await limiter.giveBack(rate, key);
  };
}
