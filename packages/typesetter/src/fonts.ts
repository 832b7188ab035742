import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { unpackWoff } from './text/unpack-woff.ts';

const require = createRequire(import.meta.url);

/** The weights that the templates ask for. Each folder of these packages holds one static TTF, so no other is loaded. */
const weights = {
  inter: ['400Regular', '500Medium', '600SemiBold', '700Bold'],
  'source-sans-3': ['400Regular', '500Medium', '600SemiBold', '700Bold'],
  'ibm-plex-sans': ['400Regular', '500Medium', '600SemiBold', '700Bold'],
  'noto-sans-sc': ['400Regular', '500Medium', '700Bold'],
  'source-serif-4': ['400Regular', '600SemiBold', '700Bold'],
  'eb-garamond': ['400Regular', '500Medium', '600SemiBold', '700Bold'],
  // Its regular is much lighter than Source Serif's beside it; without a 400 the medium stands in.
  'noto-serif-sc': ['500Medium', '600SemiBold', '700Bold'],
};

/** Their italics, for words that a person sets so. Chinese has none: the templates set it in 楷体. */
const italics = ['inter', 'source-sans-3', 'ibm-plex-sans', 'source-serif-4', 'eb-garamond'].map((name) => ({
  name,
  folders: ['400Regular_Italic', '600SemiBold_Italic'],
}));

const packageFolder = (name: string) => dirname(require.resolve(`@expo-google-fonts/${name}/package.json`));

/** 霞鹜文楷 regular and bold; the package numbers the regular 500. npm has it packed only. */
const kai = ['500', '700'].map((weight) =>
  require.resolve(`@fontsource/lxgw-wenkai/files/lxgw-wenkai-latin-${weight}-normal.woff`),
);

/** What the compiler is to load: fonts unpacked into memory (0.1 s and 16 MB each), which must come first, and folders. */
export const fontArgs = (): ({ fontPaths: string[] } | { fontBlobs: Buffer[] })[] => [
  { fontBlobs: kai.map(unpackWoff) },
  {
    fontPaths: [...Object.entries(weights).map(([name, folders]) => ({ name, folders })), ...italics].flatMap(
      ({ name, folders }) => folders.map((folder) => join(packageFolder(name), folder)),
    ),
  },
];

/** One face a family: its weights draw the same characters. */
export const fontFiles = (): string[] => [
  ...[
    'inter/400Regular/Inter_400Regular.ttf',
    'source-sans-3/400Regular/SourceSans3_400Regular.ttf',
    'ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf',
    'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
    'source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
    'eb-garamond/400Regular/EBGaramond_400Regular.ttf',
    'noto-serif-sc/500Medium/NotoSerifSC_500Medium.ttf',
  ].map((file) => require.resolve(`@expo-google-fonts/${file}`)),
  kai[0]!,
];
