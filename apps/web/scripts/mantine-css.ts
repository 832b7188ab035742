import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);
const ALL = '@mantine/core/styles.css';
const EMPTY = '\0no-styles';
/** Every component keeps its class names in `<Name>.module.mjs`; `styles/<Name>.css` holds what they look like. */
const CLASSES = /@mantine[\\/]core[\\/]esm[\\/].*[\\/](?<name>\w+)\.module\.mjs$/;

/** In a build each Mantine component brings its own styles, so that a page loads those that it shows and no others. */
export const mantineCss = (): Plugin => ({
  name: 'mantine-css',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === ALL ? EMPTY : null),
  load: (id) => (id === EMPTY ? '' : null),
  transform(code, id) {
    const name = CLASSES.exec(id)?.groups?.name;
    return name
      ? { code: `import ${JSON.stringify(resolve(`@mantine/core/styles/${name}.css`))};\n${code}`, map: null }
      : null;
  },
});
