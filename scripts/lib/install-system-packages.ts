import { existsSync } from 'node:fs';
import { runCommand } from './run-command.ts';
import { type SystemPackage, systemPackages } from './system-packages.ts';

/** Installs what is missing where that can be done (Debian or Ubuntu as root); throws when the tests can't run. */
export async function installSystemPackages(signal: AbortSignal): Promise<void> {
  const missing = systemPackages.filter((one) => !one.isInstalled());
  if (missing.length > 0 && canInstall()) await install(missing, signal);
  const still = missing.filter((one) => !one.isInstalled());
  for (const one of still) if (one.without) notice(one, one.without);
  const fatal = still.filter((one) => one.without === null);
  if (fatal.length > 0) {
    throw new Error(`The tests need:\n${fatal.map((one) => `  ${one.name}: ${howTo(one)}`).join('\n')}`);
  }
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function install(missing: SystemPackage[], signal: AbortSignal): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const packages = missing.map(({ apt }) => apt);
  console.log(`Installing ${packages.join(', ')} …`);
  const apt = (...args: string[]) =>
    runCommand('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], { env, signal });
  if ((await apt('update')) === 0) await apt('install', '-y', '--no-install-recommends', ...packages);
}

const howTo = ({ apt, elsewhere }: SystemPackage) =>
  `\`apt-get install ${apt}\` on Debian or Ubuntu; elsewhere ${elsewhere}`;

function notice(missing: SystemPackage, without: string): void {
  const lines = [`NOTICE: ${missing.name} is missing, so ${without}.`, howTo(missing)];
  console.warn(`\n${'!'.repeat(80)}\n${lines.join('\n')}\n${'!'.repeat(80)}\n`);
}
