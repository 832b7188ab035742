// Cuts the typefaces to what a first visit shows. Latin: everything a Western text needs, in the weights of our styles;
// the whole faces of the packages stand behind them and come when a rarer letter does. Noto Serif SC sets headings
// only, and whole it would be megabytes: one cut for those of the home page, one for all our Chinese texts.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const texts = join(root, 'src/i18n/zh');
const out = join(root, 'src/assets/generated');
const from = {
  inter: '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2',
  'source-serif-4': '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
  'noto-serif-sc-600': '@expo-google-fonts/noto-serif-sc/600SemiBold/NotoSerifSC_600SemiBold.ttf',
};
const weights = { inter: { min: 400, max: 700 }, 'source-serif-4': { min: 400, max: 600 } };

/** In Chinese the middle dot, the dash, quotes and the ellipsis come from the Chinese face. */
const LATIN = 'U+20-7E,U+A0-B6,U+B8-FF,U+2013,U+2022,U+20AC,U+2122,U+2191,U+2193,U+2212';
const ENGLISH = `${LATIN},U+B7,U+2014,U+2018-2019,U+201C-201D,U+2026`;
/** Headings are our own words: letters that only names have come with the whole face. */
const SERIF = 'U+20-7E,U+A9,U+C9,U+E0,U+E7-EA,U+F1,U+F6,U+FC,U+2013';
const ENGLISH_SERIF = `${SERIF},U+B7,U+2014,U+2018-2019,U+201C-201D,U+2026`;
const PUNCTUATION = '0123456789，。、；：？！“”‘’（）《》…—·';

const charactersOf = (range) =>
  range.split(',').map((part) => {
    const [first, last = first] = part
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
  });
const rangeOf = (text) => [...text].map((char) => `U+${char.codePointAt(0).toString(16)}`).join(',');
const unique = (text) => [...new Set(text)].sort().join('');

async function cut(font, characters, name = font) {
  const whole = await readFile(resolve(from[font]));
  const variationAxes = weights[font] && { wght: weights[font] };
  const small = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes });
  await writeFile(join(out, `${name}.woff2`), small);
  console.log(`${name}.woff2: ${[...characters].length} characters, ${Math.round(small.length / 1024)} kB`);
}

/** Of overlapping ranges of one family the later rule counts. */
const face = (family, weight, name, range) =>
  `@font-face{font-family:"${family}";font-style:normal;font-weight:${weight};font-display:swap;` +
  `src:url("./${name}.woff2") format("woff2")${range ? `;unicode-range:${range}` : ''}}\n`;

const names = (await readdir(texts)).filter((name) => name.endsWith('.ts'));
const sources = Object.fromEntries(
  await Promise.all(names.map(async (name) => [name, await readFile(join(texts, name), 'utf8')])),
);
const HEADINGS = /\b(headline|how|title|n|trades_\w+|questions|product): (\[[^\]]*\]|'[^']*')/g;
const shown = [...(sources['home.ts'] + sources['layout.ts'] + sources['common.ts']).matchAll(HEADINGS)];
const onHome = unique(
  shown
    .map(([, , words]) => words)
    .join('')
    .replace(/[\0-\u2fff]/g, '') + '，。、',
);

await mkdir(out, { recursive: true });
await cut('inter', charactersOf(ENGLISH).join(''));
await cut('source-serif-4', charactersOf(ENGLISH_SERIF).join(''));
await cut('noto-serif-sc-600', unique(Object.values(sources).join('') + PUNCTUATION));
await cut('noto-serif-sc-600', onHome, 'noto-serif-sc-600-home');
await writeFile(
  join(out, 'fonts.css'),
  face('Inter Variable', '100 900', 'inter', ENGLISH) +
    face('Source Serif 4 Variable', '200 900', 'source-serif-4', ENGLISH_SERIF) +
    face('Inter zh', '100 900', 'inter', LATIN) +
    face('Source Serif zh', '200 900', 'source-serif-4', SERIF) +
    face('Noto Serif SC', '600', 'noto-serif-sc-600') +
    face('Noto Serif SC', '600', 'noto-serif-sc-600-home', rangeOf(onHome)),
);
