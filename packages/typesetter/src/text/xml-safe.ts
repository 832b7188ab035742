/** Controls but for line ends, halves of pairs, non-characters: what XML 1.0 has no place for. */
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ud800-\udfff\ufffe\uffff]/gu;
/** Controls of the writing direction, which could make a text read as another. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/gu;

/** A text as a file of text can hold it. Unlike on paper no letter is lost: whoever opens it has fonts of their own. */
export const xmlSafe = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(UNWRITABLE, '')
    .replace(TURNING, '');
