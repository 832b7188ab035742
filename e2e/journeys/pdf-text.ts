/** The words of a PDF as pdf.js gives them, without spaces, hyphenation and what setting may change in the width of signs. */
export async function bareTextOf(bytes: Uint8Array): Promise<string> {
  // loaded where it is needed: for the test runner alone the reader takes a second
  const { withDocument } = await import('../../packages/reader/src/pdf/open.ts');
  return withDocument(bytes, async (document) => {
    const texts: string[] = [];
    for (let at = 1; at <= document.numPages; at++) {
      const { items } = await (await document.getPage(at)).getTextContent();
      for (const item of items) if ('str' in item) texts.push(item.str);
    }
    return bare(texts.join(''));
  });
}

export const bare = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s\u00ad]+/g, '')
    .toLowerCase();
