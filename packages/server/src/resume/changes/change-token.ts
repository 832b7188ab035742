import { timingSafeEqual } from 'node:crypto';
import type { PreviewChange } from '@verdant/contracts';
import { keyedHash } from '../../platform/server-secret.ts';
import type { Services } from '../../services.ts';

const TOKEN_S = 900;

const nowS = ({ now }: Services) => Math.floor(now().getTime() / 1000);

function tokenUntil({ keys }: Services, userId: string, previewed: PreviewChange, until: number): string {
  const { id, revision, changes } = previewed;
  const what = JSON.stringify([userId, id, revision, changes.map(({ path, text }) => [path, text]), until]);
  return `${until.toString(36)}.${keyedHash(keys.changes, what)}`;
}

/** Says that this person's program was shown what these changes of this revision do. Once they are written there is another revision. */
export const newChangeToken = (services: Services, userId: string, previewed: PreviewChange): string =>
  tokenUntil(services, userId, previewed, nowS(services) + TOKEN_S);

export function isChangeToken(services: Services, userId: string, previewed: PreviewChange, token: string): boolean {
  const until = Number.parseInt(token.split('.')[0]!, 36);
  if (!(until >= nowS(services))) return false;
  const [right, given] = [tokenUntil(services, userId, previewed, until), token].map((text) => Buffer.from(text));
  return right!.length === given!.length && timingSafeEqual(right!, given!);
}
