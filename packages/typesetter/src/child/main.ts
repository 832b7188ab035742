import { serve } from '@verdant/processes/serve';
import type { Source } from '../source.ts';
import { createCompiler } from './compiler.ts';
import { type Output, type Rendered, render } from './render.ts';

/** One render a question: native handles are freed only when the event loop turns. */
export type Request = { source: Source; output: Output };

const compiler = createCompiler();
serve<Request, Rendered[Output['kind']]>(({ source, output }) => render(compiler, source, output));
