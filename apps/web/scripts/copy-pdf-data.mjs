// PDFs whose Chinese fonts are not embedded are drawn with the character maps and stand-in fonts of pdf.js.
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const from = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const to = join(dirname(fileURLToPath(import.meta.url)), '../public/generated/pdf');
for (const folder of ['cmaps', 'standard_fonts']) await cp(join(from, folder), join(to, folder), { recursive: true });
