import type * as OpenId from 'openid-client';
import { isPlain, openIdClient } from './open-id.ts';
import type { ProviderKind } from './provider.ts';

type Account = { id?: number; login?: string; name?: string | null };
type Address = { email: string; primary: boolean; verified: boolean };

/** OAuth 2 without an id token: who it is says the API. https://docs.github.com/apps/oauth-apps */
export const gitHub: ProviderKind = ({ github, timeoutS }) => {
  if (!github) return null;
  const { url, apiUrl, clientId, clientSecret } = github;
  const issuer = `${url}/login/oauth`;

  async function open(): Promise<{ config: OpenId.Configuration; client: typeof OpenId }> {
    const client = await openIdClient();
    const server = { issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/access_token` };
    const config = new client.Configuration(server, clientId, undefined, client.ClientSecretPost(clientSecret));
    config.timeout = timeoutS;
    if (isPlain(url)) client.allowInsecureRequests(config);
    return { config, client };
  }

  return {
    id: 'github',
    name: { en: 'GitHub', zh: 'GitHub' },
    issuer,
    proves: true,
    authorise: async ({ state, verifier, redirectUri }) => {
      const { config, client } = await open();
      const parameters = {
        redirect_uri: redirectUri,
        scope: 'user:email',
        state,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      };
      return client.buildAuthorizationUrl(config, parameters).href;
    },
    callback: async (asked, { state, code }) => {
      const { config, client } = await open();
      const came = new URL(asked.redirectUri);
      came.search = new URLSearchParams({ state, code }).toString();
      const { access_token } = await client.authorizationCodeGrant(config, came, {
        expectedState: asked.state,
        pkceCodeVerifier: asked.verifier,
      });
      const headers = new Headers({ accept: 'application/vnd.github+json' });
      const get = async <T>(path: string): Promise<T> => {
        const at = new URL(`${apiUrl}${path}`);
        const answer = await client.fetchProtectedResource(config, access_token, at, 'GET', undefined, headers);
        if (!answer.ok) throw Object.assign(new Error(`GET ${path} was refused`), { status: answer.status });
        return (await answer.json()) as T;
      };
      const { id, login, name } = await get<Account>('/user');
      const addresses = await get<Address[]>('/user/emails');
      if (!Number.isSafeInteger(id)) throw new Error('an account without a number');
      const primary = addresses.find((address) => address.primary);
      return {
        subject: String(id),
        email: primary?.email ?? null,
        emailVerified: primary?.verified === true,
        name: name || login || '',
      };
    },
  };
};
