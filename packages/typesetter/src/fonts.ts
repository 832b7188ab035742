import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The weights that the templates ask for. Each folder of these packages holds one static TTF, so no other is loaded. */
const weights = {
  inter: ['400Regular', '500Medium', '600SemiBold', '700Bold'],
  'noto-sans-sc': ['400Regular', '500Medium', '700Bold'],
  'source-serif-4': ['400Regular', '600SemiBold', '700Bold'],
  // Its regular is much lighter than Source Serif's beside it; without a 400 the medium stands in.
  'noto-serif-sc': ['500Medium', '600SemiBold', '700Bold'],
};

const packageFolder = (name: string) => dirname(require.resolve(`@expo-google-fonts/${name}/package.json`));

/** The folders to hand to the compiler. */
export const fontFolders = (): string[] =>
  Object.entries(weights).flatMap(([name, folders]) => folders.map((folder) => join(packageFolder(name), folder)));

/** One face a family: its weights draw the same characters. */
export const fontFiles = (): string[] =>
  [
    'inter/400Regular/Inter_400Regular.ttf',
    'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
    'source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
    'noto-serif-sc/500Medium/NotoSerifSC_500Medium.ttf',
  ].map((file) => require.resolve(`@expo-google-fonts/${file}`));
