import type { ProviderDone } from '@verdant/contracts';
import {
  beginIdentity,
  beginProviderSignIn,
  finishProvider,
  finishWithCode,
  listIdentities,
  listProviders,
  type ProviderFinished,
  removeIdentity,
} from '@verdant/server/people';
import { newSecret } from '@verdant/server/platform';
import { addressKey } from '../../http/address-key.ts';
import type { Call, Handlers } from '../../http/handler.ts';
import { knownAs, nameBrowser } from '../../http/session-cookie.ts';
import { startSession } from '../../http/start-session.ts';

const placeOf = ({ services, request, language }: Call) => ({
  address: addressKey(request.ip),
  device: knownAs(services, request),
  language,
});

const done = async (call: Call, { provider, user, next }: ProviderFinished): Promise<ProviderDone> => ({
  name: provider.name[call.language],
  user: user && (await startSession(call, user)),
  next,
});

export const identity = {
  'GET /login/provider/list': async (_, { services, language }) => listProviders(services, language),
  'POST /login/provider/begin': async (input, { services, request, reply }) => {
    const known = knownAs(services, request);
    const device = known ?? newSecret().secret;
    if (!known) nameBrowser(services, reply, device);
    return { url: await beginProviderSignIn(services, device, input) };
  },
  'POST /login/provider': async (input, call) =>
    done(call, await finishProvider(call.services, input, placeOf(call), call.session)),
  'POST /login/provider/code': async (input, call) =>
    done(call, await finishWithCode(call.services, input, placeOf(call))),
  'GET /account/identity/list': async (_, { services, session, language }) =>
    listIdentities(services, session!.user, language),
  'POST /account/identity/begin': async (input, { services, userId, session }) => ({
    url: await beginIdentity(services, userId, session!.sessionHash, input),
  }),
  'POST /account/identity/remove': async (input, { services, userId }) => {
    await removeIdentity(services, userId, input);
    return null;
  },
} satisfies Partial<Handlers>;
