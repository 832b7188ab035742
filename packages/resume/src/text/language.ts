import type { Language } from '@verdant/contracts';

const HAN = /\p{Script=Han}/gu;

/** The language of one line: Chinese where at least 15 % of what is written are Chinese characters. */
export function lineLanguage(text: string): Language {
  const written = text.replace(/\s/g, '').length;
  if (written === 0) return 'en';
  return (text.match(HAN)?.length ?? 0) / written >= 0.15 ? 'zh' : 'en';
}
