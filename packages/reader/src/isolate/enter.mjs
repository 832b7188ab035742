// The one file that Node reads without help: it lets this thread load TypeScript, then goes on in it.
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
