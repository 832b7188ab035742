import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { Resvg } from '@resvg/resvg-js';
import type { PreviewPages } from '@verdant/contracts';
import { splitPages, standalone } from '../svg/split.ts';
import { type Source, withDocument } from './compiler.ts';

export type Output =
  | { kind: 'pdf' }
  | { kind: 'preview' }
  | { kind: 'thumbnail' }
  | { kind: 'png'; page: number; width: number };
export type Rendered = {
  pdf: { bytes: Uint8Array; pages: number };
  preview: PreviewPages;
  thumbnail: string;
  /** null where the document has no such page */
  png: Uint8Array | null;
};

/** PDF/UA-1; should a text break one of its rules, a tagged PDF without the claim is better than none. */
function accessiblePdf(compiler: NodeCompiler, document: NodeTypstDocument): Uint8Array {
  try {
    return compiler.pdf(document, { pdfStandard: 'ua-1' });
  } catch {
    return compiler.pdf(document);
  }
}

export function render(compiler: NodeCompiler, source: Source, output: Output): Rendered[Output['kind']] {
  return withDocument(compiler, source, (document) => {
    if (output.kind === 'pdf') {
      return { bytes: accessiblePdf(compiler, document), pages: document.numOfPages };
    }
    const split = splitPages(compiler.svg(document));
    if (output.kind === 'preview') return { pages: split.pages, glyphs: [...split.glyphs.values()].join('') };
    const svg = standalone(split, output.kind === 'png' ? output.page - 1 : 0);
    if (output.kind === 'thumbnail' || svg === null) return svg;
    const image = new Resvg(svg, {
      font: { loadSystemFonts: false },
      fitTo: { mode: 'width', value: output.width },
    }).render();
    return image.asPng();
  });
}
