import { type Language, type LetterWords, salutationOf, signOffOf } from '@verdant/contracts';

/** What is printed of a letter beside the head: the texts in the order in which they stand. */
export type LetterParts = {
  date: string;
  addressee: string[];
  subject: string;
  salutation: string;
  /** each in its lines */
  paragraphs: string[][];
  signOff: string[];
  signature: string;
};

const formats: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  zh: new Intl.DateTimeFormat('zh-CN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
};
const filled = (text: string) => text !== '';
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(filled);

function dateOf(date: string, language: Language): string {
  const at = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? '' : formats[language].format(at);
}

/** A Chinese letter names whom it is for in its salutation; a block of lines stands there only with an address. */
function addresseeOf({ language, addressee }: LetterWords): string[] {
  const { name, title, company, address } = addressee;
  if (language === 'zh' && address.trim() === '') return [];
  return [name, title, company]
    .map((line) => line.trim())
    .filter(filled)
    .concat(linesOf(address));
}

export function letterParts(letter: LetterWords, name: string, print: (text: string) => string): LetterParts {
  const each = (texts: string[]) => texts.map(print);
  return {
    date: dateOf(letter.date, letter.language),
    addressee: each(addresseeOf(letter)),
    subject: print(letter.subject.trim()),
    salutation: print(salutationOf(letter)),
    paragraphs: letter.paragraphs.map(({ text }) => each(linesOf(text))).filter((lines) => lines.length > 0),
    signOff: signOffOf(letter),
    signature: print(name.trim()),
  };
}
