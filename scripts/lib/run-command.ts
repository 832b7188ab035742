import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './environment.ts';

const entries = {
  playwright: join('e2e', 'node_modules', '@playwright', 'test', 'cli.js'),
  pnpm: join('node_modules', 'pnpm', 'bin', 'pnpm.cjs'),
  turbo: join('node_modules', 'turbo', 'bin', 'turbo'),
  vitest: join('node_modules', 'vitest', 'vitest.mjs'),
};

/** Runs a tool of our devDependencies in this terminal; resolves with its exit code. */
export function runTool(
  tool: keyof typeof entries,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; signal?: AbortSignal | undefined } = {},
): Promise<number> {
  return runCommand(process.execPath, [join(ROOT, entries[tool]), ...args], options);
}

/** Runs any command in this terminal; resolves with its exit code, 1 when a signal ended it. */
export function runCommand(
  command: string,
  args: string[],
  {
    cwd = ROOT,
    env = process.env,
    signal,
  }: { cwd?: string; env?: NodeJS.ProcessEnv; signal?: AbortSignal | undefined },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
    const stop = () => child.kill('SIGTERM');
    signal?.addEventListener('abort', stop, { once: true });
    child.once('error', reject);
    child.once('close', (code) => {
      signal?.removeEventListener('abort', stop);
      resolve(code ?? 1);
    });
  });
}
