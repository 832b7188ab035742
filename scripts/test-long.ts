import { runScript } from './lib/run-script.ts';
import { runTests } from './lib/tests/run-tests.ts';

/** The tests that are long by nature (`*.long.test.ts`); with arguments only those whose file path contains one of them. */
const filters = process.argv.slice(2).filter((arg) => arg !== '--');
await runScript(async (shutdown) => shutdown.run(await runTests('long', filters, shutdown)));
