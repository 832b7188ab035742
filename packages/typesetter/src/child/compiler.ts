import { join } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { fontFolders } from '../fonts.ts';
import { workspace } from '../templates.ts';

const DATA = join(workspace, 'data.json');
const PHOTO = join(workspace, 'photo.jpg');
/** How many renders an unused layout is remembered for. */
const CACHE_AGE = 10;

export const createCompiler = (): NodeCompiler =>
  NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: fontFolders() }] });

export type Source = { template: string; data: string; photo: Uint8Array | null };

function compile(compiler: NodeCompiler, { template, data, photo }: Source): NodeTypstDocument {
  compiler.mapShadow(DATA, Buffer.from(data));
  if (photo) compiler.mapShadow(PHOTO, Buffer.from(photo));
  else compiler.unmapShadow(PHOTO);
  const outcome = compiler.compile({ mainFilePath: join(workspace, template, 'template.typ') });
  if (outcome.result) return outcome.result;
  const diagnostics = outcome.takeDiagnostics();
  throw new Error(diagnostics ? JSON.stringify(compiler.fetchDiagnostics(diagnostics)) : 'no document');
}

const withoutPhoto = (source: Source): Source => ({
  ...source,
  photo: null,
  data: JSON.stringify({ ...JSON.parse(source.data), photo: false }),
});

/** Lays the page out and hands it to `use`. A picture that cannot be drawn is left out rather than the page. */
export function withDocument<T>(compiler: NodeCompiler, source: Source, use: (document: NodeTypstDocument) => T): T {
  try {
    try {
      return use(compile(compiler, source));
    } catch (error) {
      if (!source.photo) throw error;
      return use(compile(compiler, withoutPhoto(source)));
    }
  } finally {
    compiler.resetShadow();
    compiler.evictCache(CACHE_AGE);
  }
}
