import { Buffer } from 'node:buffer';

/** A PDF of A4 pages that hold nothing but a JPEG each, as scanners write it. */
export function scanPdf(pictures: { jpeg: Buffer; width: number; height: number }[]): Uint8Array {
  const objects: Buffer[] = [];
  const add = (head: string, stream?: Buffer) => {
    const body = stream
      ? Buffer.concat([
          Buffer.from(`<<${head}/Length ${stream.length}>>\nstream\n`),
          stream,
          Buffer.from('\nendstream'),
        ])
      : Buffer.from(`<<${head}>>`);
    objects.push(body);
    return objects.length;
  };
  const kids = pictures.map(({ jpeg, width, height }) => {
    const size = `/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`;
    const image = add(`/Type/XObject/Subtype/Image${size}`, jpeg);
    const content = add('', Buffer.from('q 595 0 0 842 0 0 cm /I Do Q'));
    const parent = pictures.length * 3 + 1;
    return add(
      `/Type/Page/Parent ${parent} 0 R/MediaBox[0 0 595 842]/Contents ${content} 0 R/Resources<</XObject<</I ${image} 0 R>>>>`,
    );
  });
  const pages = add(`/Type/Pages/Count ${kids.length}/Kids[${kids.map((id) => `${id} 0 R`).join(' ')}]`);
  const root = add(`/Type/Catalog/Pages ${pages} 0 R`);
  const parts = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = parts[0]!.length;
  objects.forEach((object, i) => {
    const part = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    offsets.push(at);
    at += part.length;
    parts.push(part);
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  parts.push(Buffer.from(`${xref}trailer<</Size ${objects.length + 1}/Root ${root} 0 R>>\nstartxref\n${at}\n%%EOF`));
  return Buffer.concat(parts);
}
