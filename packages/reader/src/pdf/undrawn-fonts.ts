/** A page that takes every font and shows none. */
const page = { fonts: { add: () => {}, delete: () => {} } } as never;

class UndrawnFont {
  loaded = Promise.resolve(this);
}

/**
 * Settings of pdf.js for documents of which no page is drawn. Where there is nothing that takes fonts, pdf.js makes a
 * path of every letter for whoever draws it, which takes a third of the time of opening a document.
 */
export function withUndrawnFonts(): { disableFontFace: boolean; ownerDocument: never } {
  const global = globalThis as { FontFace?: unknown };
  global.FontFace ??= UndrawnFont;
  return { disableFontFace: false, ownerDocument: page };
}
