import { join } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { Measures } from '@verdant/contracts';
import { fontArgs } from '../fonts.ts';
import type { Source } from '../render-source.ts';
import { workspace } from '../templates.ts';

const DATA = join(workspace, 'data.json');
const STYLE = join(workspace, 'style.json');
const CARRIED = join(workspace, 'carried.json');
/** Around a template, where words carry marks of their own, lines stand in the margins or the PDF carries its résumé. */
const AROUND = join(workspace, 'around.typ');
const MARKED = '#import "/marks/v1/marks.typ": marked\n#show: marked\n';
const LINED = '#import "/lines/v1/lines.typ": lined\n#show: lined\n';
const CARRYING =
  '#pdf.attach("resume.json", read("/carried.json", encoding: none), relationship: "alternative", mime-type: "application/json", description: "JSON Resume 1.0.0")\n';
const around = ({ template, hasLooks, hasLines, carried }: Source) =>
  `${hasLooks ? MARKED : ''}${hasLines ? LINED : ''}${carried === null ? '' : CARRYING}#include "/${template}"\n`;
const PHOTO = join(workspace, 'photo.jpg');
/** Forgetting walks through all that is remembered: done every few renders, an unused layout lives for 10 to 15. */
const FORGET_EVERY = 5;
const CACHE_AGE = 2;
let renders = 0;

export const createCompiler = (): NodeCompiler => NodeCompiler.create({ workspace, fontArgs: fontArgs() });

/** `page` is a JSON object already; the photo joins it without reading it again. */
const dataOf = ({ page }: Source, photo: boolean) => `${page.slice(0, -1)},"photo":${photo}}`;

function compile(compiler: NodeCompiler, source: Source, measures: Measures): NodeTypstDocument {
  const { template, hasLooks, hasLines, photo, carried } = source;
  const isAround = hasLooks || hasLines || carried !== null;
  compiler.mapShadow(DATA, Buffer.from(dataOf(source, photo !== null)));
  compiler.mapShadow(STYLE, Buffer.from(JSON.stringify({ ...source.style, ...measures })));
  if (photo) compiler.mapShadow(PHOTO, Buffer.from(photo));
  else compiler.unmapShadow(PHOTO);
  if (carried !== null) compiler.mapShadow(CARRIED, Buffer.from(carried));
  if (isAround) compiler.mapShadow(AROUND, Buffer.from(around(source)));
  const outcome = compiler.compile({ mainFilePath: isAround ? AROUND : join(workspace, template) });
  if (outcome.result) return outcome.result;
  const diagnostics = outcome.takeDiagnostics();
  throw new Error(diagnostics ? JSON.stringify(compiler.fetchDiagnostics(diagnostics)) : 'no document');
}

/** Lays pages out with given measures, as often as needed; `bare`: with nothing in their margins. */
export type Layouts = (measures: Measures, bare?: boolean) => NodeTypstDocument;

/** Hands layouts of the source to `use`. A picture that cannot be drawn is left out rather than the page. */
export function withLayouts<T>(compiler: NodeCompiler, source: Source, use: (layout: Layouts) => T): T {
  const attempt = (from: Source) =>
    use((measures, bare = false) => compile(compiler, bare ? { ...from, hasLines: false } : from, measures));
  try {
    try {
      return attempt(source);
    } catch (error) {
      if (!source.photo) throw error;
      return attempt({ ...source, photo: null });
    }
  } finally {
    compiler.resetShadow();
    renders += 1;
    if (renders % FORGET_EVERY === 0) compiler.evictCache(CACHE_AGE);
  }
}
