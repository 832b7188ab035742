import { gzipSync } from 'node:zlib';
import { createTypesetter, type Kept } from '@verdant/typesetter';
import { type Case, edited, style } from './cases.ts';

/** Keystroke after keystroke in one line, as a browser asks: with what it has kept. Times in ms, sizes in bytes. */
export async function previewRoundTrips(language: Case, fit: 'none' | 'one' | 'two', count: number) {
  const typesetter = createTypesetter({ processes: 2 });
  const times: number[] = [];
  const bytes: number[] = [];
  let kept: Kept | undefined;
  let first = 0;
  for (let turn = 0; turn < count; turn += 1) {
    const input = { content: edited(language, turn), language, style: { ...style, fit } };
    const from = performance.now();
    const answer = await typesetter.preview(input, kept);
    const ms = performance.now() - from;
    kept = { pages: answer.pages.map(({ hash }) => hash), glyphToken: answer.glyphToken };
    if (turn === 0) first = ms;
    // both processes are warm then
    if (turn < 20) continue;
    times.push(ms);
    bytes.push(gzipSync(JSON.stringify(answer)).length);
  }
  await typesetter.close();
  return { first, times, bytes };
}
