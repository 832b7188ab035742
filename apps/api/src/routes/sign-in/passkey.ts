import { Failure } from '@verdant/contracts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '@verdant/server/people';
import { newSecret } from '@verdant/server/platform';
import { addressKey } from '../../http/address-key.ts';
import type { Handlers } from '../../http/handler.ts';
import { knownAs, nameBrowser } from '../../http/session-cookie.ts';
import { startSession } from '../../http/start-session.ts';

export const passkey = {
  'GET /account/passkey/list': async (_, { services, userId }) => listPasskeys(services, userId),
  'POST /account/passkey/begin': async ({ password }, { services, userId, session }) =>
    beginPasskey(services, userId, session!.sessionHash, password),
  'POST /account/passkey/add': async (input, { services, userId, session }) =>
    addPasskey(services, userId, session!.sessionHash, input),
  'POST /account/passkey/rename': async (input, { services, userId }) => renamePasskey(services, userId, input),
  'POST /account/passkey/remove': async (input, { services, userId }) => {
    await removePasskey(services, userId, input);
    return null;
  },
  'POST /login/passkey/begin': async (_, { services, request, reply }) => {
    const known = knownAs(services, request);
    const device = known ?? newSecret().secret;
    if (!known) nameBrowser(services, reply, device);
    return beginPasskeySignIn(services, device);
  },
  'POST /login/passkey': async (input, call) => {
    const device = knownAs(call.services, call.request);
    if (!device) throw new Failure('passkeyExpired');
    const place = { address: addressKey(call.request.ip), device };
    return startSession(call, await signInWithPasskey(call.services, input, place));
  },
} satisfies Partial<Handlers>;
