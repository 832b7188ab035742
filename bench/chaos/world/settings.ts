import type { ScriptedAlipay, ScriptedWechat } from '@verdant/testkit/scripted-payments';

type Place = { port: number; databaseUrl: string; redisUrl: string | null; dataDir: string };
type Providers = {
  modelUrl: string;
  wx: { merchant: ScriptedWechat; url: string };
  zfb: { merchant: ScriptedAlipay; url: string };
};

/** The variables of api and worker, as in `.env.example`. */
export function settingsOf(place: Place, { modelUrl, wx, zfb }: Providers): Record<string, string> {
  const { options: wechat } = wx.merchant;
  const { options: alipay } = zfb.merchant;
  return {
    PORT: `${place.port}`,
    PUBLIC_URL: `http://127.0.0.1:${place.port}`,
    // each person comes from an address of their own
    TRUST_PROXY: 'true',
    DATABASE_URL: place.databaseUrl,
    DATA_DIR: place.dataDir,
    ...(place.redisUrl ? { REDIS_URL: place.redisUrl } : {}),
    SERVER_SECRET: 'one secret through all that goes wrong',
    DISK_MIN_FREE_MB: '0',
    LOG_LEVEL: 'warn',
    LLM_BASE_URL: modelUrl,
    LLM_MODEL: 'scripted',
    LLM_API_KEY: 'k',
    LLM_TIMEOUT_MS: '3000',
    WXPAY_MCH_ID: wechat.mchId,
    WXPAY_APP_ID: wechat.appId,
    WXPAY_SERIAL: wechat.serial,
    WXPAY_PRIVATE_KEY: wechat.privateKey,
    WXPAY_API_V3_KEY: wechat.apiV3Key,
    WXPAY_BASE_URL: wx.url,
    ALIPAY_APP_ID: alipay.appId,
    ALIPAY_PRIVATE_KEY: alipay.privateKey,
    ALIPAY_PUBLIC_KEY: alipay.publicKeys[0]!,
    ALIPAY_GATEWAY: zfb.url,
  };
}
