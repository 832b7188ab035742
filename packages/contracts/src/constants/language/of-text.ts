/** One of the languages of the product, as `Language` has it. */
type Either = 'zh' | 'en';

const HAN = /\p{Script=Han}/gu;

/** The language of one line: Chinese where at least 15 % of what is written are Chinese characters. */
export function lineLanguage(text: string): Either {
  const written = text.replace(/\s/g, '').length;
  if (written === 0) return 'en';
  return (text.match(HAN)?.length ?? 0) / written >= 0.15 ? 'zh' : 'en';
}

export const otherLanguage = (language: Either): Either => (language === 'zh' ? 'en' : 'zh');
