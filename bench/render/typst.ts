import type { Language, ResumeContent } from '@verdant/contracts';
import { createCompiler } from '../../packages/typesetter/src/child/compiler.ts';
import { type Rendered, render } from '../../packages/typesetter/src/child/render.ts';
import { sourceOf } from '../../packages/typesetter/src/render-source.ts';
import { styleIn } from './cases.ts';

const compiler = createCompiler();

/** All that the product does for a PDF, tagged and PDF/UA-1, but for handing it to another process. */
export async function renderPdf(content: ResumeContent, language: Language, template?: string): Promise<Uint8Array> {
  const source = sourceOf({ content, language, style: styleIn(template) });
  return (render(compiler, source, { kind: 'pdf' }) as Rendered['pdf']).bytes;
}
