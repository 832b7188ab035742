import { anyOf, employerFacts, employerNatures, entrySource } from '@verdant/lexicon/vocabulary';
import type { Line } from '../types.ts';
import { withoutLabel } from './field-labels.ts';

const LABELLED = new RegExp(`^${entrySource(employerFacts)}\\s*[:：]`, 'iu');
/** True where a text is such a label. */
export const namesEmployerFact = anyOf(employerFacts, { at: 'whole' }).test;
const isNature = anyOf(employerNatures, { at: 'whole' });
/** `100-499人`, `1000人以上`, `少于50人`: how large an employer is, as a pattern. */
export const EMPLOYER_SIZE = '(?:少于|约)?\\d{1,6}(?:\\s?[-–~]\\s?\\d{1,6})?\\s?人(?:以上|以下|左右)?';
/** By itself, also `员工 210 人`. */
const SIZE = new RegExp(`^(?:[员員]工|[规規]模)?\\s?[:：]?\\s?${EMPLOYER_SIZE}$`);
/** `其他零售业 1~30人`: the trade of an employer and how large it is. */
const TRADE = new RegExp(`^\\p{Script=Han}{2,14}业\\s?${EMPLOYER_SIZE}$`, 'u');
const BETWEEN = /\s*[|｜/·]\s*|\s{2,}/;

/** `松林诊所｜医疗服务业｜1~30人`: the trade between an employer and how large it is. */
export const withoutTrade = (parts: readonly string[]): readonly string[] =>
  parts.some((part) => SIZE.test(part.trim()))
    ? parts.filter((part, at) => at === 0 || !/^\p{Script=Han}{2,14}[业業]$/u.test(part.trim()))
    : parts;

/** The same word by itself, where one of the lines has it between the two. */
export const isTradeBeside = (text: string, lines: readonly Line[]): boolean =>
  lines.some((line) => {
    const parts = line.text.split(BETWEEN).map((part) => part.trim());
    return parts.includes(text.trim()) && !withoutTrade(parts).includes(text.trim());
  });

/** `税前月薪：保密`, `Reports to: …`: told beside a post, part of neither its name nor the employer's. */
export const isEmployerFact = (text: string): boolean => [LABELLED, SIZE, TRADE].some((fact) => fact.test(text.trim()));

/** A cell that holds such a fact alone; `Rank: Bosun` names a post. */
export const isFactCell = (text: string): boolean => isEmployerFact(text) && withoutLabel(text.trim()).label === null;

/** What such a line tells, part by part. */
export const factsIn = ({ text }: Line): string[] => text.trim().split(BETWEEN);

/** A line about the employer between its name and the post, as job boards print it: `医药批发 | 民营 | 100-499人`. */
export function tellsOfEmployer(line: Line): boolean {
  const parts = factsIn(line);
  return parts.length < 8 && parts.some((part) => SIZE.test(part) || isNature.test(part)) && parts.length > 1;
}

/** `Hours per week: 40`: what a form asks of a job, and what was filled in. */
const ASKED = /^\p{L}[\p{L} ]{1,24}:\s*\S/u;
export const isAskedFact = ({ text }: Line): boolean => ASKED.test(text);
/** No more such lines stand between the dates of a job and its post. */
export const MOST_ASKED = 5;
