import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Language, ResumeStyle } from '@verdant/contracts';
import { createTypesetter, templates } from '@verdant/typesetter';
import { type CaseName, cases, contactSheet, samplePortrait, sampleStyle } from '@verdant/typesetter/gallery';

const usage = `Usage: npm run gallery -- [--out FOLDER] [--template ID] [--case ${Object.keys(cases).join('|')}] [--style JSON]

Renders templates in Chinese and English: one sheet a language with the first page of every template, and for each
template one sheet with all its pages in every case. Without --out they go to dist/gallery.`;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    out: { type: 'string', default: 'dist/gallery' },
    template: { type: 'string', multiple: true },
    case: { type: 'string', multiple: true },
    style: { type: 'string', default: '{}' },
    help: { type: 'boolean', default: false },
  },
});
const out = resolve(process.env.INIT_CWD ?? '.', values.out);
const chosen = templates.filter(({ id }) => !values.template || values.template.includes(id));
const names = (Object.keys(cases) as CaseName[]).filter((name) => !values.case || values.case.includes(name));
const style = JSON.parse(values.style) as Partial<ResumeStyle>;
const PAGE_WIDTH = 900;

async function main() {
  const typesetter = createTypesetter({ timeoutMs: 30_000 });
  const photo = await samplePortrait();
  await mkdir(out, { recursive: true });
  for (const language of ['zh', 'en'] as Language[]) {
    const fronts: { caption: string; png: Uint8Array }[] = [];
    for (const { id } of chosen) {
      const pages: { caption: string; png: Uint8Array }[] = [];
      for (const name of names) {
        const { content, photo: shown } = cases[name];
        const input = {
          content: content(language),
          language,
          style: { ...sampleStyle(id), ...style },
          photo: shown ? photo : null,
        };
        const count = (await typesetter.preview(input)).pages.length;
        for (let page = 1; page <= count; page += 1) {
          const png = await typesetter.png(input, { page, width: PAGE_WIDTH });
          pages.push({ caption: `${id} · ${name} · ${page}/${count}`, png });
        }
      }
      if (pages[0]) fronts.push(pages[0]);
      await writeFile(join(out, `${id}.${language}.png`), await contactSheet(pages, 4, 600));
    }
    await writeFile(join(out, `all.${language}.png`), await contactSheet(fronts, 6, 400));
  }
  await typesetter.close();
  process.stdout.write(`${out}\n`);
}

if (values.help || chosen.length === 0 || names.length === 0) process.stdout.write(`${usage}\n`);
else await main();
