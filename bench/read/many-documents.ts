// Run as a process of its own by ../read.ts: reads documents by others again and again, prints resident memory in MB.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readResume } from '../../packages/reader/src/formats/read-resume.ts';

const many = Number(process.argv[2]);
const folder = join(import.meta.dirname, '../strangers');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /documents\/.*\.(?:pdf|docx)$/.test(file))
  .sort();
const memory: number[] = [];
for (let i = 1; i <= many; i++) {
  const fileName = files[i % files.length]!;
  await readResume(new Uint8Array(readFileSync(join(folder, fileName))), { fileName });
  if (i % Math.max(1, Math.floor(many / 10)) === 0) memory.push(process.memoryUsage.rss() / 2 ** 20);
}
process.stdout.write(memory.map((m) => m.toFixed(0)).join(', '));
process.exit(0);
