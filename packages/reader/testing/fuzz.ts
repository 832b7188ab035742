import { errors, Failure } from '@verdant/contracts';
import { defaultStyle, toJsonResume } from '@verdant/resume';
import { processorMs } from '@verdant/testkit/processor-time';
import { docx, markdown, samples } from '@verdant/typesetter';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { readResume } from '../src/formats/read-resume.ts';

/** of the processor, so that neither a busy machine nor a slow one is blamed on the document */
const LIMIT_MS = 5_000;

/** Numbers that look random and are the same in every run (Park and Miller, 1988). */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

type Mutation = (bytes: Uint8Array, roll: (below: number) => number) => Uint8Array;
const mutations: Mutation[] = [
  (bytes, roll) => bytes.slice(0, roll(bytes.length)),
  (bytes, roll) => {
    const out = Uint8Array.from(bytes);
    for (let i = 0; i < 1 + roll(20); i++) out[roll(out.length)]! ^= 1 << roll(8);
    return out;
  },
  (bytes, roll) => {
    const [from, length] = [roll(bytes.length), roll(400)];
    return Buffer.concat([bytes.slice(0, from), bytes.slice(from + length)]);
  },
  (bytes, roll) => {
    const from = roll(bytes.length);
    const part = bytes.slice(from, from + roll(200));
    return Buffer.concat([
      bytes.slice(0, from),
      ...Array.from({ length: 1 + roll(50) }, () => part),
      bytes.slice(from),
    ]);
  },
];

/** The markup inside a Word file rather than its container. */
function inside(file: Uint8Array, mutate: (part: Uint8Array) => Uint8Array): Uint8Array {
  const parts = unzipSync(file);
  const markup = strFromU8(parts['word/document.xml']!);
  return zipSync({ ...parts, 'word/document.xml': mutate(strToU8(markup)) }, { level: 1 });
}

/** So many damaged documents of each kind. */
export function testFuzz(cases: number): void {
  let seeds: Record<string, Uint8Array>;
  beforeAll(async () => {
    const style = defaultStyle('zh');
    seeds = {
      docx: await docx({ content: samples.zh, language: 'zh', style }),
      json: strToU8(JSON.stringify(toJsonResume(samples.en, 'en'))),
      markdown: strToU8(markdown(samples.en, 'en', style)),
    };
  });

  test.each(['docx', 'markup', 'json', 'markdown'])(
    '%s: a reading or a clear failure, never a crash or a hang',
    async (kind) => {
      const roll = dice(20_240_611);
      const seed = seeds[kind === 'markup' ? 'docx' : kind]!;
      for (let i = 0; i < cases; i++) {
        const mutate = mutations[i % mutations.length]!;
        const bytes = kind === 'markup' ? inside(seed, (part) => mutate(part, roll)) : mutate(seed, roll);
        let outcome: unknown;
        const ms = await processorMs(async () => {
          outcome = await readResume(bytes).catch((error: unknown) => error);
        });
        expect(ms, `case ${i}`).toBeLessThan(LIMIT_MS);
        if (outcome instanceof Failure) expect(errors[outcome.error].code, `case ${i}: ${outcome.error}`).toBe(108);
        else expect(outcome, `case ${i}`).toHaveProperty('content.basics');
      }
    },
    60_000 + cases * 1_500,
  );
}
