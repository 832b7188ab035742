import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { templates, versionsIn, workspace } from '@verdant/typesetter/gallery';

const usage = `Usage: npm run template:new -- NAME [--from ID]   a template of its own that begins as a copy of another (classic)
       npm run template -- release               what is new can be chosen from now on and never changes again`;

const [what = '', name = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const from = /--from[= ](\S+)/.exec(process.argv.join(' '))?.[1] ?? 'classic';
const say = (text: string) => process.stdout.write(`${text}\n`);

function refuse(text: string): never {
  say(text);
  process.exit(1);
}

/** A folder with the newest version of `from` as its first, and a description to be rewritten. */
function create() {
  if (!/^[a-z][a-z0-9-]{1,39}$/.test(name)) refuse(`A name is small letters, digits and dashes.\n${usage}`);
  const source = templates.find(({ id }) => id === from) ?? refuse(`There is no template ${from}.`);
  const folder = join(workspace, name);
  if (existsSync(folder)) refuse(`${folder} is there already.`);
  cpSync(join(workspace, from, `v${source.version}`), join(folder, 'v1'), { recursive: true });
  const described = JSON.parse(readFileSync(join(workspace, from, 'template.json'), 'utf8'));
  const order = templates.length + 1;
  const both = (text: string) => ({ en: text, zh: text });
  const own = { ...described, order, name: both(name), description: both(name), forWhom: both(name) };
  writeFileSync(join(folder, 'template.json'), `${JSON.stringify(own, null, 2)}\n`);
  say(`${folder}\nLook at it while you edit: npm run gallery -- --watch --template ${name}`);
}

/** Writes down what the new versions hold. What was released before stays as it is written. */
function release() {
  const file = join(workspace, 'released.json');
  const released: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  const all = { ...versionsIn(workspace), ...released };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
  const added = Object.keys(all).filter((folder) => !released[folder]);
  say(added.length > 0 ? `Released: ${added.join(', ')}` : 'Nothing is new.');
}

if (!readdirSync(workspace).includes('released.json')) refuse(`${workspace} holds no templates.`);
if (what === 'new') create();
else if (what === 'release') release();
else refuse(usage);
