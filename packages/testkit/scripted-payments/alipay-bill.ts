import { crc32, deflateRawSync } from 'node:zlib';
import type { Trade } from './bank.ts';
import { yuan } from './formats.ts';

const NAMES = '支付宝交易号,商户订单号,业务类型,订单金额（元）,退款批次号/请求号';

/** The daily bill as Alipay packs it: a ZIP with one CSV in GBK. */
export function alipayBill(trades: Trade[]): Buffer {
  const rows = trades
    .filter(({ state }) => state === 'paid')
    .flatMap(({ providerNo, orderNo, amountFen, refunds }) => [
      `${providerNo}\t,${orderNo}\t,交易,${yuan(amountFen)},`,
      ...[...refunds].map(([no, fen]) => `${providerNo}\t,${orderNo}\t,退款,-${yuan(fen)},${no}`),
    ]);
  return zip('lines.csv', gbk(['#支付宝业务明细查询', NAMES, ...rows, '#明细列表结束'].join('\r\n')));
}

/** Node decodes GBK but does not encode it: the table is turned around. */
function gbk(text: string): Buffer {
  const decoder = new TextDecoder('gbk');
  const table = new Map<string, number[]>();
  for (let high = 0x81; high < 0xff; high++) {
    for (let low = 0x40; low < 0xff; low++) table.set(decoder.decode(Uint8Array.of(high, low)), [high, low]);
  }
  return Buffer.from([...text].flatMap((char) => (char < '\x80' ? [char.charCodeAt(0)] : (table.get(char) ?? [0x3f]))));
}

function zip(name: string, bytes: Buffer): Buffer {
  const packed = deflateRawSync(bytes);
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(8, 4);
  shared.writeUInt32LE(crc32(bytes), 10);
  shared.writeUInt32LE(packed.length, 14);
  shared.writeUInt32LE(bytes.length, 18);
  shared.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, Buffer.from(name), packed]);
  const entry = Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), shared, Buffer.alloc(14), Buffer.from(name)]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}
