import { Failure } from '@verdant/contracts';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import { PAGE_WIDTH_PX, type Picture, preparePicture } from './prepare-picture.ts';

type CanvasAndContext = { canvas: { toBuffer: (mime: 'image/png') => Buffer } | null; context: unknown };
type CanvasFactory = {
  create: (width: number, height: number) => CanvasAndContext;
  destroy: (c: CanvasAndContext) => void;
};

const MAX_SIDE = 4_000;
/** So many lines and curves without a letter are letters that were turned into shapes. */
const MANY_PATHS = 40;

/** Whether there is anything on a page that reading a picture of it could bring. */
export async function isDrawn(page: PDFPageProxy): Promise<boolean> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const { fnArray } = await page.getOperatorList();
  const pictures = new Set<number>([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintImageXObjectRepeat,
    OPS.paintImageMaskXObjectGroup,
  ]);
  return fnArray.some((op) => pictures.has(op)) || fnArray.filter((op) => op === OPS.constructPath).length > MANY_PATHS;
}

/** A page of a PDF as PNG, at the resolution that is read best. Throws `Failure` damaged. */
export async function rasterise(doc: PDFDocumentProxy, page: PDFPageProxy): Promise<Picture> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(PAGE_WIDTH_PX / width, MAX_SIDE / height);
  const viewport = page.getViewport({ scale });
  const factory = doc.canvasFactory as CanvasFactory;
  const drawn = factory.create(Math.round(viewport.width), Math.round(viewport.height));
  try {
    const canvasContext = drawn.context as never;
    await page.render({ canvas: null, canvasContext, viewport, background: '#ffffff' }).promise;
    return await preparePicture(drawn.canvas!.toBuffer('image/png'));
  } catch (cause) {
    throw new Failure('damaged', { cause });
  } finally {
    factory.destroy(drawn);
    page.cleanup();
  }
}
