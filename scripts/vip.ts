import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { Failure } from '@verdant/contracts';
import { closeServices, createServices } from '@verdant/server';
import { migrate, readConfig } from '@verdant/server/platform';
import { openDatabase } from './lib/database.ts';
import { checkEnvironment, loadDotEnv, ROOT } from './lib/environment.ts';
import { createShutdown } from './lib/shutdown.ts';
import { UsageError, usage, vipCommands } from './vip/commands.ts';
import { errorMessage } from './vip/sentences.ts';

loadDotEnv();
const [name = '', ...args] = process.argv.slice(2).filter((argument) => argument !== '--');
const command = Object.hasOwn(vipCommands, name) ? vipCommands[name as keyof typeof vipCommands] : null;
if (!command) {
  process.stderr.write(usage);
  process.exit(2);
}
const shutdown = createShutdown();
const { dataDir } = checkEnvironment({ ...process.env, DATA_DIR: process.env.DATA_DIR ?? resolve(ROOT, 'data') });
const DATABASE_URL = await openDatabase(process.env.DATABASE_URL, dataDir, shutdown);
await migrate(DATABASE_URL);
const services = createServices(readConfig({ LOG_LEVEL: 'warn', ...process.env, DATABASE_URL, DATA_DIR: dataDir }));
shutdown.add(() => closeServices(services));
try {
  const code = await command(services, `operator:${userInfo().username}`, args);
  await shutdown.run(code);
} catch (error) {
  if (error instanceof UsageError) process.stderr.write(usage);
  else if (error instanceof Failure) {
    process.stderr.write(`${errorMessage(error)}\n`);
  } else process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  await shutdown.run(1);
}
