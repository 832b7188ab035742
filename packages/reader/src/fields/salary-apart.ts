import type { Intention } from '@verdant/contracts';
import { alternation, entrySource, openSalaries, salaryLabels } from '@verdant/lexicon/vocabulary';

const SUM = '[£$€¥￥]?\\s?\\d[\\d,.]{0,9}\\s?(?:[kKwW万千](?!\\p{L})|元)?';
/** A sum of money by its own signs: `8000-10000元/月`, `£30k`, `12k-15k`. */
const MONEY = new RegExp(
  `^(?=.{0,20}(?:[£$€¥￥元万千]|\\d\\s?[kKwW]))${SUM}(?:\\s?[-–—~～至到]\\s?${SUM})?(?:\\s?[/每]\\s?[月年天]|\\s?[月年]薪|\\s?\\+|以上|左右|\\s?(?:per (?:month|year|annum|hour)|p\\.?a\\.?))?$`,
  'iu',
);
const LABEL = `(?:${entrySource(salaryLabels)})`;
/** What parts a wish from the one before: a bracket, a sign or room. */
const LABELLED = new RegExp(
  `^(?<before>.{0,120}?)(?:^|\\s?[（([【,，、;；|｜/·]\\s?|\\s[-–—]\\s|\\s)${LABEL}\\s?(?:[:：]|为|是|of\\s)?\\s?(?<sum>[^（()）]{1,40}?)\\s?(?<end>[)）\\]】]?)$`,
  'iu',
);
const IN_BRACKETS = /^(?<before>.{1,120}?)\s?[（([【](?<sum>[^（()）]{2,40})[)）\]】]$/u;
const isOpen = new RegExp(`^${alternation(openSalaries)}$`, 'iu');
const LONGEST = 200;

/** The salary that a text says with its label, or as a sum in brackets behind other words, and those words. */
export function salaryIn(text: string): { before: string; salary: string } | null {
  if (text.length > LONGEST) return null;
  const { before = '', sum = '' } = LABELLED.exec(text)?.groups ?? {};
  if (/\d/.test(sum) || isOpen.test(sum)) return { before: before.trim(), salary: sum };
  const aside = IN_BRACKETS.exec(text)?.groups;
  return aside && MONEY.test(aside.sum!) ? { before: aside.before!, salary: aside.sum! } : null;
}

/** A wish without the salary that stands in one text with the post. */
export function withSalaryApart(intention: Intention): Intention {
  const found = salaryIn(intention.position);
  if (!found) return intention;
  return { ...intention, position: found.before, salary: intention.salary || found.salary };
}

/** Texts without the one that says nothing but the salary, which becomes that of a wish without one. */
export function withoutSalary(texts: string[], intention: Intention): string[] {
  return texts.filter((text) => {
    const found = intention.salary ? null : salaryIn(text);
    if (!found || found.before) return true;
    intention.salary = found.salary;
    return false;
  });
}
