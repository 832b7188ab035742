import type * as OpenId from 'openid-client';
import type { Claims, ProviderKind } from './provider.ts';

/** Loaded when somebody signs in with another site. https://openid.net/specs/openid-connect-core-1_0.html is what it checks. */
export const openIdClient = () => import('openid-client');

const CLOCKS_OFF_S = 30;

/** Over plain http on this machine alone, as the settings see to. */
export const isPlain = (address: string): boolean => address.startsWith('http:');

/** Any provider of OpenID Connect, by what it says of itself at its issuer's address. */
export const openIdConnect: ProviderKind = (settings) => {
  const { oidc } = settings;
  if (!oidc) return null;
  const { issuer, clientId, clientSecret, name } = oidc;
  let found: Promise<OpenId.Configuration> | null = null;

  async function discover(): Promise<OpenId.Configuration> {
    const client = await openIdClient();
    const auth: OpenId.ClientAuth = (server, ...more) => {
      const byPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
      return (byPost ? client.ClientSecretPost : client.ClientSecretBasic)(clientSecret)(server, ...more);
    };
    return client.discovery(new URL(issuer), clientId, { [client.clockTolerance]: CLOCKS_OFF_S }, auth, {
      timeout: settings.timeoutS,
      // the signature of an id token counts, however it came
      execute: [client.enableNonRepudiationChecks, ...(isPlain(issuer) ? [client.allowInsecureRequests] : [])],
    });
  }
  /** Asked for once, and anew after anything went wrong. */
  async function using<T>(ask: (config: OpenId.Configuration, client: typeof OpenId) => Promise<T>): Promise<T> {
    found ??= discover();
    try {
      return await ask(await found, await openIdClient());
    } catch (error) {
      found = null;
      throw error;
    }
  }

  return {
    id: 'oidc',
    name: { en: name, zh: name },
    issuer,
    proves: true,
    authorise: ({ state, nonce, verifier, redirectUri }) =>
      using(async (config, client) => {
        const parameters = {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        };
        return client.buildAuthorizationUrl(config, parameters).href;
      }),
    callback: (asked, { state, code, iss }) =>
      using(async (config, client) => {
        const came = new URL(asked.redirectUri);
        came.search = new URLSearchParams({ state, code, ...(iss ? { iss } : {}) }).toString();
        const tokens = await client.authorizationCodeGrant(config, came, {
          expectedState: asked.state,
          expectedNonce: asked.nonce,
          pkceCodeVerifier: asked.verifier,
          idTokenExpected: true,
        });
        const said = tokens.claims()!;
        const asks = said.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined;
        const more = asks ? await client.fetchUserInfo(config, tokens.access_token, said.sub) : {};
        return claimsOf({ ...said, ...more, sub: said.sub });
      }),
  };
};

type Said = { sub: string; email?: unknown; email_verified?: unknown; name?: unknown; preferred_username?: unknown };

function claimsOf({ sub, email, email_verified, name, preferred_username }: Said): Claims {
  return {
    subject: sub,
    email: typeof email === 'string' ? email : null,
    // some send it as a word
    emailVerified: email_verified === true || email_verified === 'true',
    name: String(name ?? preferred_username ?? ''),
  };
}
