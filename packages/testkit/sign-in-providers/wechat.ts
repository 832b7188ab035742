import { giveOut, type Reply, scriptedHost } from './scripted-host.ts';

export type WeChatPerson = { openid: string; nickname: string };

export type ScriptedWeChat = {
  settings: { WECHAT_BASE_URL: string; WECHAT_APP_ID: string; WECHAT_APP_SECRET: string };
  /** who scans the code */
  person: WeChatPerson;
  close(): Promise<void>;
};

const APP = { id: 'wx0123456789abcdef', secret: 'told to nobody else' };
const refused = (errcode: number): Reply => ({ json: { errcode, errmsg: 'refused' } });

/** WeChat's sign-in for websites as it speaks: GET throughout, errors in answers of status 200. For tests. */
export async function startScriptedWeChat(): Promise<ScriptedWeChat> {
  const given = giveOut<WeChatPerson>();
  const host = await scriptedHost(({ path, query }): Reply => {
    if (path === '/connect/qrconnect') {
      if (query.get('appid') !== APP.id || query.get('scope') !== 'snsapi_login') return { status: 404 };
      const back = new URL(query.get('redirect_uri')!);
      back.searchParams.set('code', given.code(self.person, query));
      back.searchParams.set('state', query.get('state') ?? '');
      return { location: back.href };
    }
    if (path === '/sns/oauth2/access_token') {
      if (query.get('appid') !== APP.id || query.get('secret') !== APP.secret) return refused(40125);
      const made = given.token(query.get('code'), query);
      if (!made) return refused(40029);
      return { json: { access_token: made.token, expires_in: 7200, openid: made.who.openid, scope: 'snsapi_login' } };
    }
    const who = given.holder(query.get('access_token'));
    return path === '/sns/userinfo' && who ? { json: who } : refused(40001);
  });
  const settings = { WECHAT_BASE_URL: host.url, WECHAT_APP_ID: APP.id, WECHAT_APP_SECRET: APP.secret };
  const self: ScriptedWeChat = { settings, person: { openid: 'o-nobody', nickname: '' }, close: host.close };
  return self;
}
