import type { ProviderKind } from './provider.ts';

type Token = { errcode?: number; access_token?: string; openid?: string };
type Person = { errcode?: number; openid?: string; nickname?: string };

/** What WeChat answers while it is too busy. */
const BUSY = -1;

/**
 * The QR code for websites: like OAuth 2, with names of its own, without PKCE and without an address.
 * https://developers.weixin.qq.com/doc/oplatform/Website_App/WeChat_Login/Wechat_Login.html
 */
export const weChat: ProviderKind = ({ wechat, timeoutS }) => {
  if (!wechat) return null;
  const { clientId, clientSecret, pageUrl, apiUrl } = wechat;

  async function get<T extends { errcode?: number }>(path: string, query: Record<string, string>): Promise<T> {
    const answer = await fetch(`${apiUrl}${path}?${new URLSearchParams(query)}`, {
      signal: AbortSignal.timeout(timeoutS * 1000),
      redirect: 'error',
    });
    const said = answer.ok ? ((await answer.json()) as T) : null;
    const status = said?.errcode === BUSY ? 503 : answer.status;
    if (!said || said.errcode) throw Object.assign(new Error(`${path}: ${said?.errcode ?? 'no answer'}`), { status });
    return said;
  }

  return {
    id: 'wechat',
    name: { en: 'WeChat', zh: '微信' },
    // one person has another openid in each application
    issuer: `https://open.weixin.qq.com/${clientId}`,
    proves: false,
    authorise: async ({ state, redirectUri }) => {
      const query = { appid: clientId, redirect_uri: redirectUri, response_type: 'code', scope: 'snsapi_login', state };
      return `${pageUrl}/connect/qrconnect?${new URLSearchParams(query)}#wechat_redirect`;
    },
    callback: async (_, { code }) => {
      const query = { appid: clientId, secret: clientSecret, code, grant_type: 'authorization_code' };
      const { access_token, openid } = await get<Token>('/sns/oauth2/access_token', query);
      if (!access_token || !openid) throw new Error('a token that names nobody');
      const person = await get<Person>('/sns/userinfo', { access_token, openid });
      if (person.openid !== openid) throw new Error('a token of one, the name of another');
      return { subject: openid, email: null, emailVerified: false, name: person.nickname ?? '' };
    },
  };
};
