// Cuts Noto Serif SC to the characters of the Chinese texts: it sets headings only, and whole it would be megabytes.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const texts = join(root, 'src/i18n/zh');
const out = join(root, 'src/assets/generated/noto-serif-sc-600.woff2');
const font = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/noto-serif-sc/600SemiBold/NotoSerifSC_600SemiBold.ttf',
);
const names = (await readdir(texts)).filter((name) => name.endsWith('.ts'));
const source = (await Promise.all(names.map((name) => readFile(join(texts, name), 'utf8')))).join('');
const characters = [...new Set(`${source}0123456789，。、；：？！“”‘’（）《》…—·`)].sort().join('');
const cut = await subsetFont(await readFile(font), characters, { targetFormat: 'woff2' });
await mkdir(dirname(out), { recursive: true });
await writeFile(out, cut);
console.log(`noto-serif-sc-600.woff2: ${characters.length} characters, ${Math.round(cut.length / 1024)} kB`);
