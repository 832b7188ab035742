import { serve } from '@verdant/processes/serve';
import type { Source } from '../render-source.ts';
import { createCompiler } from './compiler.ts';
import { type Output, type Rendered, render } from './render.ts';

/** One render a request: native handles are freed only when the event loop turns. */
export type Request = { source: Source; output: Output };

// One thread beside our own: a résumé has too little for two, which would spend a third of a PDF's processor time waiting
// for each other. The compiler looks when it first needs threads.
process.env.RAYON_NUM_THREADS ??= '1';
const compiler = createCompiler();
serve<Request, Rendered[Output['kind']]>(({ source, output }) => render(compiler, source, output));
