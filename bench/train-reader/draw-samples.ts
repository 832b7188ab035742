import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { createGzip } from 'node:zlib';
import { withDocument } from '../../packages/reader/src/pdf/open.ts';
import { readPage } from '../../packages/reader/src/pdf/read-page.ts';
import type { Face, Page } from '../../packages/reader/src/types.ts';
import { type GeneratedDocument, generateDocument } from '../read-open/document.ts';
import type { Printer } from '../read-open/draw.ts';
import { toHtmlOfMany } from '../read-open/pages/html.ts';
import type { Sample } from './samples.ts';

/** Documents a print: starting a page costs more than setting it, and the reader takes 30 pages. */
const AT_ONCE = 12;
/** What marks the first page of a document is set smaller than any letter of it, pt. */
const LEAST_SIZE = 2.6;
const MOST_PAGES = 4;
const MARK = /@@(\d+)@@/;

/** The pages of a print, by document. */
async function pagesOf(pdf: Uint8Array, documents: number): Promise<Page[][]> {
  const out: Page[][] = Array.from({ length: documents }, () => []);
  await withDocument(pdf, async (doc) => {
    let current = 0;
    for (let n = 1; n <= doc.numPages; n++) {
      const page = await readPage(await doc.getPage(n), () => []);
      const marks = page.glyphs.filter(({ face }) => face.size < LEAST_SIZE).map(({ text }) => text);
      current = Number(marks.join('').replace(/\s/g, '').match(MARK)?.[1] ?? current);
      out[current]!.push({ ...page, glyphs: page.glyphs.filter(({ face }) => face.size >= LEAST_SIZE) });
    }
  });
  return out;
}

function packed({ seed, language }: GeneratedDocument, pages: Page[]): Sample {
  const faces: Face[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (face: Face) => {
    const key = JSON.stringify(face);
    if (!numbers.has(key)) numbers.set(key, faces.push(face) - 1);
    return numbers.get(key)!;
  };
  const short = (value: number) => Math.round(value * 100) / 100;
  return {
    seed,
    language,
    pages: pages.slice(0, MOST_PAGES).map(({ width, height, rules, turned, edges, glyphs }) => ({
      width,
      height,
      rules,
      turned,
      edges,
      glyphs: glyphs.map(({ text, x0, x1, y, face }) => [text, short(x0), short(x1), short(y), numberOf(face)]),
    })),
    faces,
  };
}

/** Draws the documents of some seeds and keeps what the reader sees of them, a JSON line each, gzipped. */
export async function drawSamples(printer: Printer, seed: number, count: number, file: string): Promise<void> {
  const zip = createGzip();
  const written = once(zip.pipe(createWriteStream(file)), 'finish');
  for (let from = 0; from < count; from += AT_ONCE) {
    const documents = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, i) =>
      generateDocument(seed + from + i),
    );
    const pages = await pagesOf(await printer.print(toHtmlOfMany(documents)), documents.length);
    documents.forEach((document, i) => {
      zip.write(`${JSON.stringify(packed(document, pages[i]!))}\n`);
    });
  }
  zip.end();
  await written;
}
