export { type ScriptedAlipay, startScriptedAlipay } from './alipay.ts';
export type { Bank, Trade } from './bank.ts';
export { type Mood, type SentNotice, send } from './host.ts';
export { rsaKeysOf } from './rsa-keys.ts';
export { type ScriptedWechat, startScriptedWechat } from './wechat.ts';
