import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether the dependencies are those that the lock file and the manifests name, for this Node on this machine. */
export function isInstalled(root) {
  const file = stampFile(root);
  return existsSync(file) && readFileSync(file, 'utf8') === stamp(root);
}

/** Installs with the pinned pnpm, which npm brings if need be. All output goes to stderr. Ends the process on failure. */
export function install(root) {
  console.error('Installing dependencies …');
  rmSync(stampFile(root), { force: true });
  const [command, ...args] = [...pnpm(root), 'install', '--frozen-lockfile', '--prefer-offline'];
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    env: environment(),
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (status !== 0) {
    console.error(`The dependencies could not be installed${error ? `: ${error.message}` : ''}.`);
    process.exit(status || 1);
  }
  writeFileSync(stampFile(root), stamp(root));
}

const stampFile = (root) => join(root, 'node_modules', '.verdant-installed');

/** npm brings the pinned pnpm. That of node_modules would be deleted at work wherever pnpm lays the folder anew. */
function pnpm(root) {
  const version = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.split('@')[1];
  const npm = process.env.npm_execpath;
  const exec = ['exec', '--yes', '--prefer-offline', `--package=pnpm@${version}`, '--', 'pnpm'];
  return npm?.endsWith('npm-cli.js') ? [process.execPath, npm, ...exec] : ['npm', ...exec];
}

/** npm hands its own settings down; only those that say where and how to reach a registry concern the next in line. */
function environment() {
  const wanted = /^npm_config_(cache|userconfig|globalconfig|registry|.+:registry|ca|cafile|.*proxy|strict_ssl)$/i;
  const entries = Object.entries(process.env).filter(([key]) => !/^npm_/i.test(key) || wanted.test(key));
  return Object.fromEntries(entries);
}

function stamp(root) {
  const hash = createHash('sha256').update(`${process.versions.modules} ${process.platform} ${process.arch}`);
  const folders = ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(group, name)),
  );
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'];
  for (const folder of ['.', 'bench', 'e2e', 'scripts', ...folders.sort()]) files.push(join(folder, 'package.json'));
  for (const file of files) {
    if (existsSync(join(root, file))) hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
