import { BULLETS, wholeStyle } from '@verdant/contracts';
import { manuscriptOf, twinOn } from '../manuscript/of-page.ts';
import type { RenderInput } from '../render-source.ts';
import { xmlSafe } from '../text/xml-safe.ts';
import { carrying } from './carry.ts';
import { wordLookOf } from './word-look.ts';

/**
 * The résumé as a Word document with Word's own styles (Title, Heading 1 to 3, List Bullet), so that it can be worked on.
 * Its family is the template's: side columns, forms, headings and colours stand where its pages have them.
 */
export async function docx(input: RenderInput): Promise<Uint8Array> {
  const { language, style, photo = null } = input;
  // half a second to load, and only this needs it
  const [
    { Document, LevelFormat, Packer },
    { BULLET_LIST },
    { accentsOf, stylesOf },
    { frameOf, pageOf },
    { layoutOf },
    backdrop,
    lines,
  ] = await Promise.all([
    import('docx'),
    import('./paragraphs.ts'),
    import('./styles.ts'),
    import('./page-setup.ts'),
    import('./layout.ts'),
    import('./backdrop.ts'),
    import('./lines.ts'),
  ]);
  const whole = wholeStyle(style);
  const look = wordLookOf(style.template);
  const setup = pageOf(whole, look);
  const text = manuscriptOf(input, xmlSafe);
  const document = new Document({
    title: text.documentTitle,
    creator: text.name,
    lastModifiedBy: text.name,
    compatibility: { version: 15 },
    styles: stylesOf(whole, language, look),
    numbering: {
      config: [
        {
          reference: BULLET_LIST,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: BULLETS[whole.bullet],
              style: { paragraph: { indent: { left: 284, hanging: 284 } }, run: { color: accentsOf(whole).second } },
            },
          ],
        },
      ],
    },
    sections: [await section()],
  });
  const file = new Uint8Array(await Packer.toBuffer(document));
  return input.carried && !twinOn(input) ? carrying(file, xmlSafe(input.carried)) : file;

  async function section() {
    const behind = await backdrop.backdropOf(whole, look, setup);
    const pictured = { ...whole, photoSize: whole.photoSize * look.photo };
    const { titlePage, ...inMargins } = lines.linesOf(whole, text.name, behind);
    return {
      properties: {
        page: { size: setup.size, margin: setup.margin, ...frameOf(whole, look, accentsOf(whole).accent) },
        titlePage,
      },
      ...inMargins,
      children: await layoutOf({ text, language, style: pictured, look, setup, photo }),
    };
  }
}
