import { Failure, type SourceKind } from '@verdant/contracts';
import { decodeText, isOldWord, sniff } from './detect-kind.ts';
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

/** Names of files that are no text. */
const NO_TEXT = /\.(?:pdf|docx?|png|jpe?g|webp)$/i;

/**
 * A first look at an upload: what it is, and whether that can be read at all. Reading itself is for another process.
 * `name` says nothing of what it is; where nothing can be made of it, it says what its owner takes it for. Throws
 * `Failure`: notSupported, notAsNamed, encrypted, damaged, noText, tooManyPages.
 */
export function accept(bytes: Uint8Array, name = ''): { kind: SourceKind; mime: string } {
  try {
    return take(bytes);
  } catch (cause) {
    const isNothing = cause instanceof Failure && (cause.error === 'notSupported' || cause.error === 'noText');
    throw isNothing && NO_TEXT.test(name) && !isOldWord(bytes) ? new Failure('notAsNamed', { cause }) : cause;
  }
}

function take(bytes: Uint8Array): { kind: SourceKind; mime: string } {
  const kind = sniff(bytes);
  if (kind === 'json') parseJson(decodeText(bytes) ?? '');
  if (kind === 'text' || kind === 'markdown') withinLimits(decodeText(bytes) ?? '');
  return { kind, mime: types[kind](bytes) };
}
