export type Form = { headers: Record<string, string>; body: Uint8Array };
export type FileOf = { name: string; bytes: Uint8Array };

export const BOUNDARY = 'b0undary';
export const TYPE = 'multipart/form-data';

/** A multipart body as a browser writes it, with one field beside the file. */
export function form(file: FileOf, [field, text]: [string, string], boundary = BOUNDARY): Form {
  const head = (rest: string) => `--${boundary}\r\ncontent-disposition: form-data; ${rest}\r\n\r\n`;
  return {
    headers: { 'content-type': `${TYPE}; boundary=${boundary}` },
    body: Buffer.concat([
      Buffer.from(`${head(`name="${field}"`)}${text}\r\n${head(`name="file"; filename="${file.name}"`)}`),
      file.bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}
