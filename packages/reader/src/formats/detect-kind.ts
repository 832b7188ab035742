import { Failure, type SourceKind } from '@verdant/contracts';

const starts = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, i) => bytes[i] === byte);
const ascii = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');
/** A PDF may begin with a few bytes that are not its own; readers look for the mark in the first kilobyte. */
const PDF_WITHIN = 1024;
/** Names in the directory of an OLE file stand in UTF-16. */
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');

/** UTF-8, UTF-16 with its mark, or GB 18030 as older Chinese programs write it; null where it is no text. */
export function decodeText(bytes: Uint8Array): string | null {
  if (starts(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (starts(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) return null;
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      const odd = text.match(/[\u0001-\u0008\u000e-\u001f\u007f\ufffd\ue000-\uf8ff]/g)?.length ?? 0;
      if (odd <= text.length / 100) return text.replace(/^\ufeff/, '');
    } catch {
      // not in this encoding
    }
  }
  return null;
}

/** Whether it is of the kind that Word wrote before .docx. */
export const isOldWord = (bytes: Uint8Array): boolean => starts(bytes, 0xd0, 0xcf, 0x11, 0xe0);

/** One of them is in every data export, and the names of files stand in a ZIP as they are. */
const LINKEDIN_TABLES = ['Profile.csv', 'Positions.csv'];

const MARKDOWN = /^ {0,3}#{1,4} \S|^\*\*[^*\n]+\*\*\s*$|^ {0,3}[-*+] \[?\S.*\]\(|^\|(?:[^|\r\n]*\|){2,}\s*$/m;
const HTML = /^\s*<(?:!doctype\s+html|html|\?xml|svg|body|head)\b/i;

/**
 * What a file is, by its bytes; its name is never asked. Throws `Failure`: encrypted (a Word file with a password),
 * notSupported.
 */
export function sniff(bytes: Uint8Array): SourceKind {
  if (ascii(bytes, 0, PDF_WITHIN).includes('%PDF-')) return 'pdf';
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47)) return 'picture';
  if (starts(bytes, 0xff, 0xd8, 0xff)) return 'picture';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'picture';
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04)) {
    const zip = Buffer.from(bytes);
    if (zip.includes('word/')) return 'docx';
    if (LINKEDIN_TABLES.some((name) => zip.includes(name))) return 'linkedin';
  }
  if (isOldWord(bytes))
    throw new Failure(Buffer.from(bytes).includes(ENCRYPTED_PACKAGE) ? 'encrypted' : 'notSupported');
  const text = decodeText(bytes);
  if (text === null || HTML.test(text) || /^\s*\{\\rtf/.test(text)) throw new Failure('notSupported');
  if (/^\s*\{/.test(text)) return 'json';
  return MARKDOWN.test(text) ? 'markdown' : 'text';
}
