/** A letter on paper, or one of the short forms: a mail, a greeting in a chat (BOSS 直聘), a note that asks for a referral. */
export const LETTER_KINDS = ['letter', 'email', 'greeting', 'referral'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** What a paragraph is there for, in the order of a letter. */
export const LETTER_ROLES = ['opening', 'whyThem', 'whyMe', 'closing'] as const;
export type LetterRole = (typeof LETTER_ROLES)[number];

/** What only the person knows. None of it is ever guessed. */
export const LETTER_QUESTIONS = ['why', 'start', 'relation'] as const;
export type LetterQuestion = (typeof LETTER_QUESTIONS)[number];

export const LETTER_FORMATS = ['pdf', 'docx', 'txt'] as const;
export type LetterFormat = (typeof LETTER_FORMATS)[number];

/** Which parts a kind has. */
export const LETTER_PARTS: Record<LetterKind, readonly LetterRole[]> = {
  letter: LETTER_ROLES,
  email: ['opening', 'whyThem', 'whyMe', 'closing'],
  greeting: ['opening', 'whyMe', 'closing'],
  referral: ['opening', 'whyMe', 'closing'],
};
export const LETTER_ASKS: Record<LetterKind, readonly LetterQuestion[]> = {
  letter: ['why', 'start'],
  email: ['why', 'start'],
  greeting: ['start'],
  referral: ['relation'],
};

/** What a chat shows of a greeting, and what is read of a mail or a note without scrolling; in characters. */
export const LETTER_LENGTH: Record<LetterKind, { en: number; zh: number }> = {
  letter: { en: 2_200, zh: 900 },
  email: { en: 1_200, zh: 500 },
  greeting: { en: 300, zh: 150 },
  referral: { en: 700, zh: 300 },
};

type Language = 'en' | 'zh';
export type Addressee = { name: string; title: string; company: string; address: string };
type Spoken = { kind: LetterKind; language: Language; addressee: Addressee };
type Whole = Spoken & { paragraphs: readonly { text: string }[] };

/** How the addressee is spoken to; '' where the text does so itself. */
export function salutationOf({ kind, language, addressee }: Spoken): string {
  const name = addressee.name.trim();
  const company = addressee.company.trim();
  if (kind === 'greeting') return '';
  if (language === 'zh') {
    if (kind === 'referral') return name ? `${name}，你好！` : '你好！';
    if (name) return `尊敬的${name}：`;
    return company ? `尊敬的${company}招聘负责人：` : '尊敬的招聘负责人：';
  }
  if (kind === 'referral') return name ? `Hi ${name},` : 'Hi,';
  return name ? `Dear ${name},` : 'Dear hiring team,';
}

/** What stands above the name at the end. */
export function signOffOf({ kind, language }: Pick<Spoken, 'kind' | 'language'>): string[] {
  if (kind === 'greeting') return [];
  if (language === 'zh') return kind === 'letter' ? ['此致', '敬礼'] : kind === 'email' ? ['祝好'] : [];
  return kind === 'referral' ? ['Thank you,'] : ['Kind regards,'];
}

const filled = (text: string) => text.trim() !== '';

/** The words of a letter as text to paste, without subject, head and date. */
export function letterText(letter: Whole, name: string): string {
  const { kind, language } = letter;
  const paragraphs = letter.paragraphs.map(({ text }) => text.trim()).filter(filled);
  if (kind === 'greeting') return paragraphs.join(language === 'zh' ? '' : ' ');
  const end = [...signOffOf(letter), name.trim()].filter(filled).join('\n');
  return [salutationOf(letter), ...paragraphs, end].filter(filled).join('\n\n');
}

/** Characters as a chat counts them. */
export const lengthOf = (text: string): number => [...text].length;

/** What was claimed with words that no longer stand there is claimed no more. */
export const heldClaims = <T extends { text: string }>(text: string, claims: readonly T[]): T[] =>
  claims.filter((claim) => text.includes(claim.text));
