import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language, ResumeStyle } from '@verdant/contracts';
import { samplePortrait } from '../../src/samples/portrait.ts';
import { sampleStyle } from '../../src/samples/style.ts';
import { createTypesetter, type Typesetter } from '../../src/typesetter.ts';
import { type Case, type CaseName, cases } from './cases.ts';
import { contactSheet } from './contact-sheet.ts';

/** `folder` is there already. */
export type Gallery = { folder: string; templates: string[]; names: CaseName[]; style: Partial<ResumeStyle> };
type Picture = { caption: string; png: Uint8Array };

const PAGE_WIDTH = 900;

async function pagesOf(typesetter: Typesetter, id: string, language: Language, { names, style }: Gallery) {
  const photo = await samplePortrait();
  const pages: Picture[] = [];
  for (const name of names) {
    const { of, photo: shown }: Case = cases[name];
    const drawn = of(id, language);
    const input = {
      content: drawn.content,
      language,
      style: { ...sampleStyle(id), ...drawn.style, ...style },
      photo: shown ? photo : null,
    };
    const count = (await typesetter.preview(input)).pages.length;
    for (let page = 1; page <= count; page += 1) {
      const png = await typesetter.png(input, { page, width: PAGE_WIDTH });
      pages.push({ caption: `${id} · ${name} · ${page}/${count}`, png });
    }
  }
  return pages;
}

/**
 * Draws one sheet a language with the first page of every template, and for each template one sheet with all its pages.
 * Gives the names of the files. Fails with what the compiler says where a template can't be drawn.
 */
export async function drawGallery(gallery: Gallery): Promise<string[]> {
  // a process of its own each time: it reads the files that were edited
  const typesetter = createTypesetter({ timeoutMs: 30_000 });
  const files: string[] = [];
  const sheet = async (name: string, pages: Picture[], columns: number, width: number) => {
    await writeFile(join(gallery.folder, name), await contactSheet(pages, columns, width));
    files.push(name);
  };
  try {
    for (const language of ['zh', 'en'] as const) {
      const fronts: Picture[] = [];
      for (const id of gallery.templates) {
        const pages = await pagesOf(typesetter, id, language, gallery);
        if (pages[0]) fronts.push(pages[0]);
        await sheet(`${id}.${language}.png`, pages, 4, 600);
      }
      await sheet(`all.${language}.png`, fronts, 6, 400);
    }
  } finally {
    await typesetter.close();
  }
  return files;
}
