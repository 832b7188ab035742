import { type LetterWords, wholeStyle } from '@verdant/contracts';
import { manuscript } from '../manuscript/manuscript.ts';
import type { RenderInput } from '../render-source.ts';
import { xmlSafe } from '../text/xml-safe.ts';
import { letterParts } from './letter-parts.ts';
import { isReach } from './reach.ts';

/** A letter as a Word document: the head of its résumé in Word's own styles, then its parts as plain paragraphs. */
export async function letterDocx({ content, language, style }: RenderInput, letter: LetterWords): Promise<Uint8Array> {
  // half a second to load, and only this needs it
  const [{ AlignmentType, Document, Packer, Paragraph, TextRun }, { writer }, { stylesOf, twips }, { pageOf }] =
    await Promise.all([
      import('docx'),
      import('../docx/paragraphs.ts'),
      import('../docx/styles.ts'),
      import('../docx/page-setup.ts'),
    ]);
  const look = wholeStyle(style);
  const page = pageOf(look);
  const { name, headline, contacts } = manuscript({ ...content }, language, style, xmlSafe);
  const reach = contacts.filter(isReach);
  const parts = letterParts(letter, name, xmlSafe);
  const write = writer(language, { right: page.right });
  const zh = language === 'zh';
  const indent = { firstLine: zh ? twips(look.size * 2.1) : 0 };
  const plain = (lines: string[], before: number, more: object = {}) =>
    lines.length === 0
      ? []
      : [
          new Paragraph({
            spacing: { before: twips(before) },
            ...more,
            children: lines.map((text, at) => new TextRun({ text, ...(at > 0 && { break: 1 }) })),
          }),
        ];
  const right = { alignment: AlignmentType.RIGHT };
  const date = parts.date === '' ? [] : [parts.date];
  const [wish, ...honour] = parts.signOff;
  const ending = zh
    ? [
        ...plain(wish ? [wish] : [], 10, honour.length > 0 ? { indent } : {}),
        ...plain(honour, 0),
        ...plain(
          [parts.signature, ...date].filter((text) => text !== ''),
          14,
          right,
        ),
      ]
    : [...plain(parts.signOff, 12), ...plain(parts.signature === '' ? [] : [parts.signature], 18)];
  const document = new Document({
    title: parts.subject || name,
    creator: name,
    lastModifiedBy: name,
    styles: stylesOf(look, language),
    sections: [
      {
        properties: { page: { size: page.size, margin: page.margin } },
        children: [
          ...(name === '' ? [] : [write.title(name)]),
          ...(headline === '' ? [] : [write.subtitle(headline)]),
          ...(reach.length === 0 ? [] : [write.contacts(reach)]),
          ...(zh ? [] : plain(date, 20)),
          ...plain(parts.addressee, 14),
          ...(parts.subject === '' ? [] : [write.heading(parts.subject)]),
          ...plain(parts.salutation === '' ? [] : [parts.salutation], 12),
          ...parts.paragraphs.flatMap((lines) =>
            lines.flatMap((line, at) => plain([line], at === 0 ? 8 : 2, { indent })),
          ),
          ...ending,
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}
