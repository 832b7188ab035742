import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const cMapUrl = `${join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'cmaps')}/`;

/** What a reader gets out of a PDF, page by page joined, and what its metadata say. */
export async function readPdf(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), cMapUrl, cMapPacked: true, verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  const links: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    for (const { url } of await page.getAnnotations()) if (url) links.push(url);
  }
  const { info } = await document.getMetadata();
  const marked = await document.getMarkInfo();
  await task.destroy();
  return { text: pages.join('\n'), pages: pages.length, links, info: info as Record<string, unknown>, marked };
}

/** Folded so that line breaks and width variants don't matter. */
export const folded = (text: string) => text.normalize('NFKC').replace(/[\s\u00ad\u200b]+/g, '');
