const STREAM = Buffer.from('stream');
const LINE_ENDS = [Buffer.from('\r\n'), Buffer.from('\n'), Buffer.from('\r')];
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/**
 * A copy of a PDF whose JPEG pictures don't begin as JPEGs do. pdf.js decodes every picture of a page that is read, for
 * whoever draws it; from these it turns away at once, and still says where they stand.
 */
export function withoutPhotos(pdf: Uint8Array): Uint8Array {
  const bytes = Buffer.from(pdf);
  for (let at = bytes.indexOf(JPEG); at >= 0; at = bytes.indexOf(JPEG, at + 1)) {
    const before = bytes.subarray(Math.max(0, at - STREAM.length - 2), at);
    if (LINE_ENDS.some((end) => before.subarray(-STREAM.length - end.length).equals(Buffer.concat([STREAM, end]))))
      bytes.fill(0, at, at + 2);
  }
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
