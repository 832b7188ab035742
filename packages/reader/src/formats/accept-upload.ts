import type { SourceKind } from '@verdant/contracts';
import { decodeText, sniff } from './detect-kind.ts';
import { parseJson } from './json/parse-json.ts';
import { withinLimits } from './text/limits.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

function pictureType(bytes: Uint8Array): string {
  if (bytes[0] === 0x89) return 'image/png';
  return bytes[0] === 0xff ? 'image/jpeg' : 'image/webp';
}

const types: Record<SourceKind, (bytes: Uint8Array) => string> = {
  pdf: () => 'application/pdf',
  docx: () => DOCX,
  json: () => 'application/json',
  linkedin: () => 'application/zip',
  text: () => 'text/plain; charset=utf-8',
  markdown: () => 'text/markdown; charset=utf-8',
  picture: pictureType,
};

/**
 * A first look at an upload: what it is, and whether that can be read at all. Reading itself is for another process.
 * Throws `Failure`: notSupported, encrypted, damaged, noText, tooManyPages.
 */
export function accept(bytes: Uint8Array): { kind: SourceKind; mime: string } {
  const kind = sniff(bytes);
  if (kind === 'json') parseJson(decodeText(bytes) ?? '');
  if (kind === 'text' || kind === 'markdown') withinLimits(decodeText(bytes) ?? '');
  return { kind, mime: types[kind](bytes) };
}
