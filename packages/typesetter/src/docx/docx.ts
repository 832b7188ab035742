import { BULLETS, wholeStyle } from '@verdant/contracts';
import { manuscript } from '../manuscript/manuscript.ts';
import type { RenderInput } from '../render-source.ts';
import { xmlSafe } from '../text/xml-safe.ts';

/**
 * The résumé as a Word document: one column in reading order, with Word's own styles (Title, Heading 1 to 3, List Bullet),
 * so that it can be worked on. Its look is near the template's, not the same.
 */
export async function docx({ content, language, style, photo = null }: RenderInput): Promise<Uint8Array> {
  // half a second to load, and only this needs it
  const [
    { Document, LevelFormat, Packer },
    { BULLET_LIST, writer },
    { stylesOf },
    { pageOf },
    { portrait },
    { linesOf },
    { signatureOf },
  ] = await Promise.all([
    import('docx'),
    import('./paragraphs.ts'),
    import('./styles.ts'),
    import('./page-setup.ts'),
    import('./photo.ts'),
    import('./lines.ts'),
    import('./signature.ts'),
  ]);
  const look = wholeStyle(style);
  const page = pageOf(look);
  const text = manuscript(content, language, style, xmlSafe);
  const write = writer(language, page.right);
  const document = new Document({
    title: text.documentTitle,
    creator: text.name,
    lastModifiedBy: text.name,
    styles: stylesOf(look, language),
    numbering: {
      config: [
        {
          reference: BULLET_LIST,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: BULLETS[look.bullet],
              style: { paragraph: { indent: { left: 284, hanging: 284 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page: { size: page.size, margin: page.margin }, titlePage: look.runningName !== 'none' },
        ...linesOf(look, text.name),
        children: [
          ...(photo === null ? [] : [await portrait(photo, text.documentTitle, look)]),
          ...(text.name === '' ? [] : [write.title(text.name)]),
          ...(text.headline === '' ? [] : [write.subtitle(text.headline)]),
          ...(text.contacts.length === 0 ? [] : [write.contacts(text.contacts)]),
          ...text.sections.flatMap(write.section),
          ...(text.signature === null ? [] : signatureOf(text.signature, language, page.right)),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}
