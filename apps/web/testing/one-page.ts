import { builtinEnvironments, type Environment } from 'vitest/runtime';

let there = false;

/**
 * jsdom, begun once for all test files of a worker, as their modules are: it takes longer to begin than most files take.
 * Each file finds it empty, at the address where it began.
 */
export default {
  name: 'one-page',
  viteEnvironment: 'client',
  async setup(global, options) {
    if (!there) await builtinEnvironments.jsdom.setup(global, options);
    there = true;
    return {
      teardown() {
        const { documentElement: root, head, body } = document;
        head.replaceChildren();
        body.replaceChildren();
        for (const element of [root, head, body])
          for (const { name } of [...element.attributes]) element.removeAttribute(name);
        document.title = '';
        history.replaceState(null, '', '/');
      },
    };
  },
} satisfies Environment;
