import { unzipSync } from 'fflate';

/** Names and texts of what lies in a zip; nothing of what is none. */
export function packedText(bytes: Uint8Array): string {
  if (Buffer.from(bytes.subarray(0, 4)).toString('latin1') !== 'PK\u0003\u0004') return '';
  const files = Object.entries(unzipSync(bytes));
  return files.map(([name, content]) => `${name}\n${Buffer.from(content).toString()}`).join('\n');
}
