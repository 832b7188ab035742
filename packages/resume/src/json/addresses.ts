import type { Basics } from '@verdant/contracts';

/** The shape of an address in an e-mail as the schema's `email` means it: no spaces, ASCII, a domain with a dot. */
const EMAIL = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** A web address with its scheme, as the schema's `uri` wants it; '' where the text is none. */
export function uri(text: string): string {
  const trimmed = text.trim();
  const full = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (/\s/.test(trimmed) || !/^https?:\/\/[^/]+\.[^/]+/i.test(full) || !URL.canParse(full)) return '';
  return new URL(full).href;
}

type Addresses = Pick<Basics, 'email' | 'homepage' | 'linkedin'>;

/** What the schema takes of them; '' where a text is not what it asks for. */
export const standardAddresses = ({ email, homepage, linkedin }: Addresses): Addresses => ({
  email: EMAIL.test(email.trim()) ? email.trim() : '',
  homepage: uri(homepage),
  linkedin: uri(linkedin),
});

/** The person's own spelling of those that had to be changed. */
export function ownAddresses(basics: Basics): Partial<Addresses> {
  const standard = standardAddresses(basics);
  const keys = ['email', 'homepage', 'linkedin'] as const;
  return Object.fromEntries(keys.filter((key) => standard[key] !== basics[key]).map((key) => [key, basics[key]]));
}
