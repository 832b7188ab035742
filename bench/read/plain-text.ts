import { withDocument } from '../../packages/reader/src/pdf/open.ts';

/** What pdf.js alone needs for the same text: `getTextContent` of every page. Returns the number of letters. */
export const plainText = (bytes: Uint8Array): Promise<number> =>
  withDocument(bytes, async (doc) => {
    let letters = 0;
    for (let n = 1; n <= doc.numPages; n++) {
      const page = await doc.getPage(n);
      const { items } = await page.getTextContent();
      for (const item of items) letters += 'str' in item ? item.str.length : 0;
      page.cleanup();
    }
    return letters;
  });
