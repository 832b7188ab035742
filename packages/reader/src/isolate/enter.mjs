// What Node reads without help. pdf.js comes first: loaded through the TypeScript loader it would be parsed and mapped
// once more, at 400 MB and a second.
import 'pdf-parse';
import 'pdfjs-dist/legacy/build/pdf.mjs';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { register } from 'tsx/esm/api';

register();
await import('./child.ts');
