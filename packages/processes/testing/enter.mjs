// What Node reads without help: it lets this process load TypeScript, then goes on in it.
import { register } from 'tsx/esm/api';

register();
await import('./child.ts');
