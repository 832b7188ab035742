import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Crf } from './crf.ts';

/** Weights below this say next to nothing. */
const LEAST = 0.02;
/** The steps of a weight. */
const STEP = 1 / 32;
const MOST = 127;
/** To the nearest whole number, half to the even one: the mean of two fields lies half-way as often as not. */
function nearest(number: number): number {
  const up = Math.round(number);
  return up - number === 0.5 && up % 2 !== 0 ? up - 1 : up;
}

/**
 * A field as bytes: the length of a JSON head (uint32), the head, the transitions (float32), then the rows that say
 * anything: their number since the one before (uint16, 0 for 65535 and more to come), how many labels (uint8), and for
 * each its number and its weight in steps of 1/32 (int8). All of it compressed by Brotli.
 */
export function packCrf({ labels, bits, weights, transitions }: Crf): Buffer {
  const head = Buffer.from(JSON.stringify({ labels, bits }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  const rows: number[] = [];
  const L = labels.length;
  let last = -1;
  for (let row = 0; row < 1 << bits; row++) {
    const said: number[] = [];
    for (let l = 0; l < L; l++) {
      const weight = weights[row * L + l]!;
      const steps = Math.max(-MOST, Math.min(MOST, nearest(weight / STEP)));
      if (Math.abs(weight) >= LEAST && steps) said.push(l, steps & 0xff);
    }
    if (!said.length) continue;
    for (; row - last > 0xffff; last += 0xffff) rows.push(0, 0);
    rows.push((row - last) & 0xff, (row - last) >> 8, said.length / 2, ...said);
    last = row;
  }
  const jumps = Buffer.from(transitions.buffer, transitions.byteOffset, transitions.byteLength);
  return brotliCompressSync(Buffer.concat([length, head, jumps, Buffer.from(rows)]));
}

/** The field of packed bytes, with only the rows that say anything. Throws where they are no such field. */
export function unpackCrf(packed: Uint8Array): Crf {
  const bytes = brotliDecompressSync(packed);
  const start = 4 + bytes.readUInt32LE(0);
  const { labels, bits } = JSON.parse(bytes.toString('utf8', 4, start)) as Pick<Crf, 'labels' | 'bits'>;
  const L = labels.length;
  const transitions = new Float32Array((L + 1) * L);
  for (let i = 0; i < transitions.length; i++) transitions[i] = bytes.readFloatLE(start + 4 * i);
  const from = start + 4 * transitions.length;
  const rowOf = new Int32Array(1 << bits).fill(-1);
  /** Walks over the rows in turn: its number, where its labels begin, how many they are. */
  const walk = (use: (row: number, at: number, count: number) => void): void => {
    for (let at = from, row = -1; at < bytes.length; ) {
      const step = bytes[at]! | (bytes[at + 1]! << 8);
      at += 2;
      row += step || 0xffff;
      if (!step) continue;
      const count = bytes[at]!;
      use(row, at + 1, count);
      at += 1 + 2 * count;
    }
  };
  let used = 0;
  walk((row) => {
    rowOf[row] = used++;
  });
  const weights = new Float32Array(used * L);
  walk((row, at, count) => {
    const base = rowOf[row]! * L;
    for (let i = 0; i < count; i++) weights[base + bytes[at + 2 * i]!] = ((bytes[at + 2 * i + 1]! << 24) >> 24) * STEP;
  });
  return { labels, bits, weights, transitions, jump: Float64Array.from(transitions, Math.exp), rowOf };
}
