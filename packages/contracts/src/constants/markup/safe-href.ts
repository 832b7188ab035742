/** Longer addresses lead nowhere. */
const HREF_MAX = 1000;
const WEB = /^https?:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/i;
const MAIL = /^mailto:[^\s@<>"?]+@[^\s@<>"?]+\.[^\s@<>".?]+$/i;

/** The address that a link in a text leads to: http, https or mailto, written in plain ASCII; null where it is none. */
export function safeHref(address: string): string | null {
  const text = address.trim();
  if (text.length > HREF_MAX || !(WEB.test(text) || MAIL.test(text)) || !URL.canParse(text)) return null;
  // what the parser of URLs leaves alone, but an address between brackets cannot hold
  const href = new URL(text).href.replace(
    /[()<>"\\`[\]{}|^\s]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
  return href.length > HREF_MAX ? null : href;
}

/** The same from what people type: `example.com/a`, `me@example.com`. */
export function typedHref(typed: string): string | null {
  const text = typed.trim();
  if (/^(?:https?:\/\/|mailto:)/i.test(text)) return safeHref(text);
  if (/^[^\s@/:]+@[^\s@/]+$/.test(text)) return safeHref(`mailto:${text}`);
  return /^[^\s/:@]+\.[^\s/@]{2,}/.test(text) ? safeHref(`https://${text}`) : null;
}
