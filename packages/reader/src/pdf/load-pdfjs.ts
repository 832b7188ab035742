type Loaded = { PDFParse: typeof import('pdf-parse').PDFParse };
let loaded: Promise<Loaded> | undefined;

/**
 * pdf-parse and the pdf.js below it, its worker included. Before Node 22 they put a `push` of their own in the place of
 * the native one (core-js, for arrays whose length can't be written), which makes the whole process a tenth slower: the
 * native one is put back. Where source maps are on, they are not loaded for pdf.js: they would be read at once, as it
 * looks at a stack, and take 150 MB and a second.
 */
export function loadPdfjs(): Promise<Loaded> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Loaded> {
  const mapped = process.sourceMapsEnabled;
  const native = Object.getOwnPropertyDescriptor(Array.prototype, 'push')!;
  process.setSourceMapsEnabled(false);
  try {
    const { PDFParse } = await import('pdf-parse');
    // @ts-expect-error it comes without types
    await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
    return { PDFParse };
  } finally {
    process.setSourceMapsEnabled(mapped);
    Object.defineProperty(Array.prototype, 'push', native);
  }
}
