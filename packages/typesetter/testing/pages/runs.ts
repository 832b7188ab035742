import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A run of text, lengths in pt: its size, where it begins, and its baseline above the foot of its page. */
export type Run = { text: string; page: number; size: number; x: number; y: number; width: number };

/** Every run of text of a PDF in reading order; `x` to `x + width` is what it takes of its line. */
export async function runsIn(bytes: Uint8Array): Promise<Run[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const runs: Run[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , size, x, y] = item.transform;
      runs.push({ text: item.str, page, size, x, y, width: item.width });
    }
  }
  await task.destroy();
  return runs;
}
