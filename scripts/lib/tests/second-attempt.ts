import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../environment.ts';

/** How many failed browser tests are asked once more: more of them is no accident of a busy machine. */
const AT_MOST = 2;

/** The browser tests that failed in the run before, as Playwright keeps them beside its results. */
export function failedBrowserTests(): string[] {
  const kept = join(ROOT, 'e2e', 'test-results', '.last-run.json');
  if (!existsSync(kept)) return [];
  return (JSON.parse(readFileSync(kept, 'utf8')) as { failedTests?: string[] }).failedTests ?? [];
}

/**
 * Asks the one or two that failed among all browser tests once more, on a product of their own, and says it aloud: a test
 * that passes only now has found a race and wants to be mended. `run` is given what asks for them alone, and its exit
 * code is the answer.
 */
export async function secondAttempt(
  code: number,
  failed: string[],
  run: (args: string[]) => Promise<number>,
  say: (text: string) => void = console.log,
): Promise<number> {
  if (code === 0 || !failed.length || failed.length > AT_MOST) return code;
  const again = await run(['--last-failed']);
  if (again === 0) say(`\n── ${failed.length} passed at the second attempt only: see above which, and mend the race`);
  return again;
}
