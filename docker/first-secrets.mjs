// Makes the passwords of the database and of the queue, once; who has them already keeps them.
import { randomBytes } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2] ?? '/secrets';
for (const name of ['database', 'queue']) {
  const file = join(folder, name);
  if (existsSync(file)) continue;
  // half of one must not be taken for one; each service that mounts the folder is a user of its own
  writeFileSync(`${file}.new`, randomBytes(24).toString('hex'), { mode: 0o444 });
  renameSync(`${file}.new`, file);
}
