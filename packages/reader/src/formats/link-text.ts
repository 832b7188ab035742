const ADDRESS = /@|^(?:https?:\/\/|www\.)|\.\w{2,}(?:\/|$)/i;
/** Marks of tracking and the like that nobody prints. */
const WEB = /^(?:https?:\/\/)(?<address>[^\s?#]+)/i;

/** Longer words are a sentence that happens to lead somewhere; longer addresses nobody would print. */
const LABEL = 24;
const PRINTED = 80;

/**
 * What a link adds to its words: `GitHub` leads to an address that a paper would print, `www.example.com` says it
 * itself. '' where the words say enough or the target is no address of a person.
 */
export function linkText(words: string, href: string): string {
  if (ADDRESS.test(words.trim()) || words.trim().length > LABEL || href.length > PRINTED) return '';
  if (/^mailto:/i.test(href)) return ` ${href.slice(7).split('?')[0]}`;
  if (/^tel:/i.test(href)) return /\d{5}/.test(words.replace(/\D/g, '')) ? '' : ` ${href.slice(4)}`;
  const address = WEB.exec(href)?.groups?.address;
  return address ? ` ${address.replace(/\/$/, '')}` : '';
}
