import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const PART = 'customXml/item1.xml';
const RELATIONS = 'word/_rels/document.xml.rels';
const ROLE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/customXml';
const NAMESPACE = 'https://jsonresume.org/schema/1.0.0';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The Word file with a JSON Resume as a custom XML part, which Word keeps when the file is saved again. */
export function carrying(file: Uint8Array, carried: string): Uint8Array {
  const parts = unzipSync(file);
  const relation = `<Relationship Id="rIdResume" Type="${ROLE}" Target="../${PART}"/>`;
  const relations = strFromU8(parts[RELATIONS]!).replace('</Relationships>', `${relation}</Relationships>`);
  return zipSync({
    ...parts,
    [RELATIONS]: strToU8(relations),
    [PART]: strToU8(
      `<?xml version="1.0" encoding="UTF-8"?>\n<resume xmlns="${NAMESPACE}">${escaped(carried)}</resume>`,
    ),
  });
}
