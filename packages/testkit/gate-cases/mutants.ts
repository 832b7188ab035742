import type { Case } from './case.ts';

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);
const english: [kind: string, add: (text: string) => string, claim: string][] = [
  ['name', (text) => `${text} for Google`, 'Google'],
  ['name', (text) => `${text} with Kafka`, 'Kafka'],
  ['smuggled', (text) => `${text}, growing sales by 300%`, '300%'],
  ['date', (text) => `${text} in 2016`, '2016'],
  ['degree', (text) => `${text} as a PhD`, 'PhD'],
  ['ownership', (text) => `Spearheaded this: ${text[0]!.toLowerCase()}${text.slice(1)}`, 'Spearheaded'],
  ['number', (text) => `${text} for thirty-seven clients`, 'thirty-seven'],
];
const chinese: typeof english = [
  ['name', (text) => `${text.replace(/。$/, '')}，服务腾讯`, '腾讯'],
  ['name', (text) => `用 Kafka ${text}`, 'Kafka'],
  ['smuggled', (text) => `${text.replace(/。$/, '')}，业绩增长300%`, '300%'],
  ['date', (text) => `2016年${text}`, '2016'],
  ['degree', (text) => `${text.replace(/。$/, '')}，取得博士学位`, '博士'],
  ['ownership', (text) => `牵头${text}`, '牵头'],
  ['number', (text) => `${text.replace(/。$/, '')}，惠及三十七家客户`, '三十七'],
];

/** Who led already may be called so in another word. */
const LED = /主导|牵头|带领|\bled\b/i;

/** Every figure of a text changed once: another number, and one with a nought more. */
function figuresChanged({ original, rewrite }: Case): Case[] {
  return Array.from(rewrite.matchAll(/\d+/g)).flatMap(({ 0: digits, index }) =>
    [`${Number(digits) + 7}`, `${digits}0`]
      .filter((wrong) => !original.replace(/,/g, '').includes(wrong))
      .map((wrong) => ({
        kind: 'number',
        original,
        rewrite: rewrite.slice(0, index) + wrong + rewrite.slice(index + digits.length),
        claim: wrong,
      })),
  );
}

/** Each honest rewrite with one lie put into it, by machine: what was let through a moment ago must not be any more. */
export const mutantsOf = (honest: readonly Case[]): Case[] =>
  honest.flatMap((one) => [
    ...figuresChanged(one),
    ...(isChinese(one.rewrite) ? chinese : english)
      .filter(([kind, , claim]) => !one.original.includes(claim) && !(kind === 'ownership' && LED.test(one.original)))
      .map(([kind, add, claim]) => ({ kind, original: one.original, rewrite: add(one.rewrite), claim })),
  ]);
