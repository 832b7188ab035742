import { type Basics, type Language, LIMITS, PERSONAL_FIELDS, type PersonalField, profileOf } from '@verdant/contracts';
import { words } from './words.ts';

/**
 * `icon` names its sign, '' where it has none. `href` is http(s), mailto or tel, null where the text is none of them. `text` is what stands by itself; where that needs
 * its label, `value` is what stands behind one.
 */
export type Contact = {
  kind: 'email' | 'phone' | 'address' | 'linkedin' | 'homepage' | 'profiles' | PersonalField;
  icon: string;
  label: string;
  text: string;
  value?: string;
  href: string | null;
};

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;

/** The address as it can be followed; null where the text is none. */
export function webAddress(text: string): string | null {
  const full = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+:\d/.test(text) ? text : `https://${text}`;
  if (!/^https?:\/\/[^\s/]+\.[^\s/]+/i.test(full) || !URL.canParse(full)) return null;
  return new URL(full).href;
}

function href(kind: (typeof order)[number], text: string): string | null {
  if (kind === 'email') return EMAIL.test(text) ? `mailto:${encodeURI(text)}` : null;
  if (kind === 'phone') {
    const digits = text.replace(/[\s().-]/g, '');
    return /^\+?\d{5,16}$/.test(digits) ? `tel:${digits}` : null;
  }
  return kind === 'address' ? null : webAddress(text);
}

export const withoutScheme = (text: string) => text.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

const order = ['phone', 'email', 'address', 'linkedin', 'homepage'] as const;

/** A row behind its network where it says that itself; an address of a known one speaks for itself. */
function profile(row: string, language: Language): Contact {
  const { network, isNamed, value, isAddress, icon } = profileOf(row, language);
  const shown = isAddress ? withoutScheme(value) : value;
  const { colon, link } = words[language];
  return {
    kind: 'profiles',
    icon,
    label: network || link,
    text: isNamed ? `${network}${colon}${shown}` : shown,
    value: shown,
    href: isAddress ? webAddress(value) : null,
  };
}

/** Ways to reach the person, then what was filled of the personal data. */
export const contacts = (basics: Basics, line: (text: string) => string, language: Language): Contact[] => [
  ...order
    .map((kind) => {
      const text = line(basics[kind]);
      return {
        kind,
        icon: kind === 'linkedin' ? 'person' : kind,
        label: words[language][kind],
        text: kind === 'linkedin' || kind === 'homepage' ? withoutScheme(text) : text,
        href: href(kind, text),
      };
    })
    .filter(({ text }) => text !== ''),
  ...(basics.profiles ?? [])
    .slice(0, LIMITS.tags)
    .map(line)
    .filter((row) => row !== '')
    .map((row) => profile(row, language)),
  ...PERSONAL_FIELDS.flatMap((kind): Contact[] => {
    const [label, value] = [words[language][kind], line(basics[kind] ?? '')];
    return value === ''
      ? []
      : [{ kind, icon: '', label, text: `${label}${words[language].colon}${value}`, value, href: null }];
  }),
];
