type Loaded = { PDFParse: typeof import('pdf-parse').PDFParse };
let loaded: Promise<Loaded> | undefined;

/**
 * pdf-parse and the pdf.js below it, its worker included. Before Node 22 they put a `push` of their own in the place of
 * the native one (core-js, for arrays whose length can't be written), which makes the whole process a tenth slower: the
 * native one is put back.
 */
export function loadPdfjs(): Promise<Loaded> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Loaded> {
  const native = Object.getOwnPropertyDescriptor(Array.prototype, 'push')!;
  const { PDFParse } = await import('pdf-parse');
  // @ts-expect-error it comes without types
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  Object.defineProperty(Array.prototype, 'push', native);
  return { PDFParse };
}
