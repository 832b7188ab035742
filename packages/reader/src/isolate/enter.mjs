// What Node reads without help. pdf.js comes first: loaded through the TypeScript loader it would be parsed and mapped
// once more, at 400 MB and a second.
import 'pdf-parse';
import 'pdfjs-dist/legacy/build/pdf.mjs';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { enter } from '@verdant/processes/enter';

await enter(new URL('child.ts', import.meta.url));
