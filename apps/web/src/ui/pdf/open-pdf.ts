import type { PDFDocumentProxy } from 'pdfjs-dist';
import { headers } from '../../lib/envelope.ts';

export type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

const DATA = `${import.meta.env.BASE_URL}generated/pdf`;

/** Opens one of our PDFs, by its address or its bytes; pdf.js comes with the first one. Throws where it is gone or broken. */
export async function openPdf(source: string | Uint8Array): Promise<{ pdf: PDFDocumentProxy; close: () => void }> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist');
  const worker = await import('pdfjs-dist/build/pdf.worker.min.mjs?url');
  GlobalWorkerOptions.workerSrc = worker.default;
  const task = getDocument({
    ...(typeof source === 'string' ? { url: source, httpHeaders: headers() } : { data: source }),
    disableRange: true,
    disableStream: true,
    cMapUrl: `${DATA}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${DATA}/standard_fonts/`,
    isEvalSupported: false,
  });
  return { pdf: await task.promise, close: () => void task.destroy() };
}
