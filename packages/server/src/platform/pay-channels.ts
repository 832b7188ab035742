import { Failure, PAY_CHANNELS, type PayChannel } from '@verdant/contracts';
import { alipayChannel, type Channel, wechatChannel } from '@verdant/payments';
import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import { sandboxChannel } from './sandbox-channel.ts';

/** null: this way of paying is not offered. */
export type Channels = Record<PayChannel, { channel: Channel; sandbox: boolean } | null>;

export function openChannels({ pay, production, publicUrl }: Config, db: Db): Channels {
  const real = {
    WX: pay.WX && wechatChannel(pay.WX),
    ZFB: pay.ZFB && alipayChannel(pay.ZFB),
  };
  // beside a real merchant, a sandbox would give away what the other channel sells
  const open = (code: PayChannel) => {
    if (real[code]) return { channel: real[code], sandbox: false };
    return production || real.WX || real.ZFB ? null : { channel: sandboxChannel(db, code, publicUrl), sandbox: true };
  };
  return { WX: open('WX'), ZFB: open('ZFB') };
}

export const offeredChannels = (channels: Channels): { payChannel: PayChannel; sandbox: boolean }[] =>
  PAY_CHANNELS.flatMap((payChannel) => {
    const open = channels[payChannel];
    return open ? [{ payChannel, sandbox: open.sandbox }] : [];
  });

/** Failure 'payChannel' where it is not offered. */
export function channelOf(channels: Channels, code: PayChannel): Channel {
  const open = channels[code];
  if (!open) throw new Failure('payChannel');
  return open.channel;
}
