import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** Whoever signs in there; `email_verified` as the provider says it. */
export type Person = { sub: string; email?: string; email_verified?: boolean; name?: string };

export type OpenIdServer = {
  issuer: string;
  /** the settings of a site that it knows */
  settings: { OIDC_ISSUER: string; OIDC_CLIENT_ID: string; OIDC_CLIENT_SECRET: string; OIDC_NAME: string };
  /** who sits before it: nobody types anything; null refuses; 'typed': a page asks for an address, which it confirms */
  person: Person | 'typed' | null;
  /** changes what the token endpoint answers, as somebody on the way might; null changes nothing */
  tamper: ((answer: { id_token: string; access_token: string }) => object) | null;
  /** false: it answers 503 to everything */
  works: boolean;
  /** how long it takes over each answer */
  delayMs: number;
  close(): Promise<void>;
};

const CLIENT = { id: 'verdant', secret: 'a secret of sixty-four letters, which nobody else has been told!!' };

const PAGE =
  '<!doctype html><html lang="en"><title>Willow House</title><h1>Willow House</h1>' +
  '<form method="post"><label>Address <input name="email"></label><button>Sign in</button></form></html>';

/** Whoever typed an address into the page; null where it is only looked at. */
async function typedIn(request: IncomingMessage): Promise<Person | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const email = new URLSearchParams(Buffer.concat(chunks).toString()).get('email');
  return email ? { sub: email, email, email_verified: true, name: email.split('@')[0]! } : null;
}

/** A real OpenID provider (https://github.com/panva/node-oidc-provider) on a free port of this machine. */
export async function startOpenIdServer(redirectUri: string): Promise<OpenIdServer> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const known = new Map<string, Person>();
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...key, kid: 'first', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['signs the cookies of a test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    ttl: { Session: 60, Grant: 60, Interaction: 60, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...known.get(sub), sub }) }),
    // whoever came agrees to what was asked for
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const self: OpenIdServer = {
    issuer,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: 'Willow House',
    },
    person: null,
    tamper: null,
    works: true,
    delayMs: 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.path === '/token' && ctx.status === 200 && self.tamper) ctx.body = self.tamper(ctx.body as never);
  });
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    if (self.delayMs) await new Promise((resolve) => setTimeout(resolve, self.delayMs));
    if (!self.works) return response.writeHead(503).end();
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    const typed = self.person === 'typed' ? await typedIn(request) : null;
    if (self.person === 'typed' && !typed)
      return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
    const person = self.person === 'typed' ? typed : self.person;
    if (person) known.set(person.sub, person);
    const result = person ? { login: { accountId: person.sub, remember: false } } : { error: 'access_denied' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });
  return self;
}
