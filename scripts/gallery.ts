import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ResumeStyle } from '@verdant/contracts';
import { type CaseName, cases, drawGallery, templates, watchGallery } from '@verdant/typesetter/gallery';

const usage = `Usage: npm run gallery -- [--out FOLDER] [--template ID] [--case ${Object.keys(cases).join('|')}] [--style JSON] [--watch]

Renders templates in Chinese and English: one sheet a language with the first page of every template, and for each
template one sheet with all its pages in every case. Without --out they go to dist/gallery.
--watch draws them again whenever a file of a template is saved; index.html shows the newest by itself.`;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    out: { type: 'string', default: 'dist/gallery' },
    template: { type: 'string', multiple: true },
    case: { type: 'string', multiple: true },
    style: { type: 'string', default: '{}' },
    watch: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const out = resolve(process.env.INIT_CWD ?? '.', values.out);
const chosen = templates.filter(({ id }) => !values.template || values.template.includes(id));
const names = (Object.keys(cases) as CaseName[]).filter((name) => !values.case || values.case.includes(name));
const style = JSON.parse(values.style) as Partial<ResumeStyle>;
const say = (text: string) => process.stdout.write(`${text}\n`);

async function main() {
  await mkdir(out, { recursive: true });
  const gallery = { folder: out, templates: chosen.map(({ id }) => id), names, style };
  if (!values.watch) return void (await drawGallery(gallery));
  const ending = new AbortController();
  process.once('SIGINT', () => ending.abort());
  process.once('SIGTERM', () => ending.abort());
  say(`Open ${join(out, 'index.html')}; it follows what you save. Ctrl+C ends it.`);
  await watchGallery(gallery, say, ending.signal);
}

if (values.help || chosen.length === 0 || names.length === 0) say(usage);
else {
  await main();
  say(out);
}
