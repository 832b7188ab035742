import { createCompiler, type Source } from './compiler.ts';
import { type Output, type Rendered, render } from './render.ts';

/** One render a message: native handles are freed only when the event loop turns. */
export type Request = { source: Source; output: Output };
export type Answer =
  | { ready: true }
  | { result: Rendered[Output['kind']]; rss: number }
  | { error: string; rss: number };

const answer = (message: Answer) => process.send?.(message);

const compiler = createCompiler();
process.on('disconnect', () => process.exit());
process.on('message', ({ source, output }: Request) => {
  try {
    answer({ result: render(compiler, source, output), rss: process.memoryUsage.rss() });
  } catch (error) {
    answer({ error: error instanceof Error ? error.message : String(error), rss: process.memoryUsage.rss() });
  }
});
answer({ ready: true });
