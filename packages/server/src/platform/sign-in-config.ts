import { hostnameOf, isLoopback } from './loopback.ts';

type Environment = Record<string, string | undefined>;
type Client = { clientId: string; clientSecret: string };

/** Other sites that say who somebody is; null where one is not set up. An issuer is as the provider writes it, slash or not. */
export type SignInConfig = {
  /** how long one of them may take for an answer */
  timeoutS: number;
  oidc: (Client & { issuer: string; name: string }) | null;
  github: (Client & { url: string; apiUrl: string }) | null;
  wechat: (Client & { pageUrl: string; apiUrl: string }) | null;
};

const given = (env: Environment, name: string) => env[name]?.trim() || null;

/** All of them or none: half a client would fail at the first sign-in. */
function together(env: Environment, names: string[]): boolean {
  const missing = names.filter((name) => !given(env, name));
  if (missing.length === names.length) return false;
  if (missing.length) throw new Error(`${missing.join(', ')} must be set as well, together with ${names.join(', ')}`);
  return true;
}

/** Secrets and who people are travel there: over https, or not beyond this machine. */
function address(env: Environment, name: string): string | null {
  const text = given(env, name);
  if (text === null) return null;
  const { protocol = '', host = '' } = URL.canParse(text) ? new URL(text) : {};
  if (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostnameOf(host)))) return text;
  throw new Error(`${name} must be an address that starts with https://, or http:// of this machine`);
}

function oidc(env: Environment): SignInConfig['oidc'] {
  if (!together(env, ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'])) return null;
  const issuer = address(env, 'OIDC_ISSUER')!;
  const client = { clientId: given(env, 'OIDC_CLIENT_ID')!, clientSecret: given(env, 'OIDC_CLIENT_SECRET')! };
  return { issuer, ...client, name: given(env, 'OIDC_NAME') ?? new URL(issuer).hostname };
}

const GITHUB = 'https://github.com';

function github(env: Environment): SignInConfig['github'] {
  if (!together(env, ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'])) return null;
  const url = address(env, 'GITHUB_URL')?.replace(/\/$/, '') ?? GITHUB;
  const client = { clientId: given(env, 'GITHUB_CLIENT_ID')!, clientSecret: given(env, 'GITHUB_CLIENT_SECRET')! };
  // a GitHub Enterprise Server has its API below its own address
  return { ...client, url, apiUrl: url === GITHUB ? 'https://api.github.com' : `${url}/api/v3` };
}

function wechat(env: Environment): SignInConfig['wechat'] {
  if (!together(env, ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'])) return null;
  const elsewhere = address(env, 'WECHAT_BASE_URL')?.replace(/\/$/, '');
  return {
    clientId: given(env, 'WECHAT_APP_ID')!,
    clientSecret: given(env, 'WECHAT_APP_SECRET')!,
    pageUrl: elsewhere ?? 'https://open.weixin.qq.com',
    apiUrl: elsewhere ?? 'https://api.weixin.qq.com',
  };
}

/** Throws an `Error` with a sentence that names the variable at fault. */
export const readSignInConfig = (env: Environment): SignInConfig => ({
  timeoutS: 10,
  oidc: oidc(env),
  github: github(env),
  wechat: wechat(env),
});
