import { existsSync } from 'node:fs';
import { type Need, needs } from './needs.ts';
import { run } from './tool.ts';

/** Installs what is missing where that can be done (Debian or Ubuntu as root); throws when the tests can't run. */
export async function provideNeeds(signal: AbortSignal): Promise<void> {
  const missing = needs.filter((need) => !need.isThere());
  if (missing.length > 0 && canInstall()) await install(missing, signal);
  const still = missing.filter((need) => !need.isThere());
  for (const need of still) if (need.without) notice(need, need.without);
  const fatal = still.filter((need) => need.without === null);
  if (fatal.length > 0) {
    throw new Error(`The tests need:\n${fatal.map((need) => `  ${need.name}: ${howTo(need)}`).join('\n')}`);
  }
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function install(missing: Need[], signal: AbortSignal): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const packages = missing.map((need) => need.apt);
  console.log(`Installing ${packages.join(', ')} …`);
  const apt = (...args: string[]) => run('apt-get', ['-qq', ...args], { env, signal });
  if ((await apt('update')) === 0) await apt('install', '-y', '--no-install-recommends', ...packages);
}

const howTo = (need: Need) => `\`apt-get install ${need.apt}\` on Debian or Ubuntu; elsewhere ${need.elsewhere}`;

function notice(need: Need, without: string): void {
  const lines = [`NOTICE: ${need.name} is missing, so ${without}.`, howTo(need)];
  console.warn(`\n${'!'.repeat(80)}\n${lines.join('\n')}\n${'!'.repeat(80)}\n`);
}
