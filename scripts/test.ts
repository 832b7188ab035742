import { runScript } from './lib/run-script.ts';
import { runTests } from './lib/tests/run-tests.ts';

/** Types, lint and all tests but the long ones; with arguments only the tests whose file path contains one of them. */
const filters = process.argv.slice(2).filter((arg) => arg !== '--');
await runScript(async (shutdown) => shutdown.run(await runTests('short', filters, shutdown)));
