import { Failure } from '@verdant/contracts';
import { endlessPatterns as patterns } from '@verdant/testkit/endless-patterns';
import { processorMs } from '@verdant/testkit/processor-time';
import { expect, test } from 'vitest';
import { accept } from '../src/formats/accept-upload.ts';
import { readResume } from '../src/formats/read-resume.ts';

const heads = { text: 'Ana Ruiz, an analyst of loans\n\n', markdown: '# Ana Ruiz\n\n## Experience\n\n' };
const usual = 'ana@example.com\n\nExperience\n\nDelta Bank    2018 - 2020\nAnalyst\n- Reported on loans\n';

/** As much of a pattern as is taken: a text of more lines is refused before it is read. */
function repeated(head: string, pattern: string, letters: number): Uint8Array {
  const lines = pattern.split('\n').length - 1;
  const times = Math.min(letters / pattern.length, lines ? Math.min(1_950, letters / 100) / lines : letters);
  return new TextEncoder().encode((head + pattern.repeat(times)).slice(0, letters));
}

async function readOrRefused(bytes: Uint8Array): Promise<void> {
  try {
    accept(bytes);
    await readResume(bytes);
  } catch (cause) {
    if (!(cause instanceof Failure)) throw cause;
  }
}

/** Every `step`th of the patterns of each kind, as text and as Markdown in turn, repeated to so many letters; ms of processor time. */
export function testEndlessPatterns({
  step,
  letters,
  mostMs,
}: {
  step: number;
  letters: number;
  mostMs: number;
}): void {
  test.each(Object.keys(patterns))(
    'a text that repeats a pattern without end is read or refused in time: %s',
    async (kind) => {
      for (const head of Object.values(heads)) await readOrRefused(new TextEncoder().encode(head + usual));
      const slow: string[] = [];
      const chosen = patterns[kind]!.filter((_, at) => at % step === 0);
      for (const [at, pattern] of chosen.entries()) {
        const [form, head] = Object.entries(heads)[at % 2]!;
        const bytes = repeated(head, pattern, letters);
        const ms = await processorMs(() => readOrRefused(bytes));
        if (ms > mostMs) slow.push(`${JSON.stringify(pattern)} as ${form}: ${Math.round(ms)} ms`);
      }
      expect(slow).toEqual([]);
    },
    600_000,
  );
}
