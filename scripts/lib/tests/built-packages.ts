/** As in package.json: packages are read as they were built. */
const conditions = ['built', 'node', 'development|production'];

/**
 * What a test imports of other packages, and its child processes, come from what was built, in a third of the time that
 * the sources take; a package's own modules are its sources. For a project of vitest: `ssr` beside its `test`, the rest in it.
 */
export const ssr = { resolve: { conditions, externalConditions: conditions } };
export const execArgv = ['--conditions=built'];
export const server = { deps: { external: [/\/dist\/.*\.js$/] } };
