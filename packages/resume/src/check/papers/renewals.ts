import type { Localized } from '@verdant/contracts';

/** How long a paper of a kind is taken for good by whoever hires, in months, and how that is said. */
type Renewal = { kind: RegExp; months: number; said: Localized };

const YEARLY = { en: 'every year', zh: '每年' };
const TWO = { en: 'every two years', zh: '每两年' };
const TWO_OR_THREE = { en: 'every two or three years', zh: '每两三年' };
const THREE = { en: 'every three years or so', zh: '每三年左右' };
const FOUR = { en: 'every four years', zh: '每四年' };
const SIX = { en: 'every six years, and checked after three', zh: '每三年复审、六年换证，到期' };
const FIVE = { en: 'every five years at most', zh: '最多五年' };

const renewals: readonly Renewal[] = [
  {
    kind: /\bgoogle (?:analytics|ads)\b.{0,24}\b(?:individual qualification|certifi\p{L}+)\b|\bGAIQ\b/iu,
    months: 15,
    said: YEARLY,
  },
  { kind: /叉车(?:司机)?(?:证|操作证|作业证|上岗证)|特种设备作业/, months: 52, said: FOUR },
  { kind: /特种作业操作证|(?:电工|焊工|高处作业|制冷)(?:操作|作业)证/, months: 76, said: SIX },
  { kind: /[海船]员(?:健康|体检)|\bseafarers?['’]?s? medical\b/i, months: 26, said: TWO },
  { kind: /\bimmediate life support\b|\bILS\b|健康证/i, months: 18, said: YEARLY },
  {
    // of a card for both the years differ by country
    kind: /\bfirst aid\b.{0,24}\bCPR\b|\bCPR\b.{0,24}\bfirst aid\b|\bCPR(?:[- ]| level )[ABC]\b/i,
    months: 40,
    said: TWO_OR_THREE,
  },
  {
    kind: /\bbasic life support\b|\b(?:BLS|ACLS|PALS|CPR)\b/i,
    months: 26,
    said: TWO,
  },
  {
    kind: /(?<!mental health )\bfirst aid\b|\bmanual handling\b|\bICH[- ]?GCP\b|\bgood clinical practice\b|临床试验质量管理规范|救护员证|急救证/i,
    months: 40,
    said: THREE,
  },
  {
    kind: /\bAWS (?:certified )?(?:(?:solutions?|devops|data|machine|ml|ai|cloud|sysops|cloudops|security|database|big|advanced) |developer\b)|\btransport(?:ation)? of dangerous goods\b|\bTDG (?:certif\p{L}+|training)\b/iu,
    months: 40,
    said: THREE,
  },
  {
    kind: /\bwork(?:ing)? at heights?\b|\bsafety supervis\p{L}{2,4}\b|\bfood (?:handler|safety|hygiene)\b|\bconfined space\b/iu,
    months: 66,
    said: FIVE,
  },
];

/** Every how many months a paper of this name is renewed; null where it holds, or we don't know. */
export const renewedEvery = (name: string): Renewal | null =>
  renewals.find(({ kind }) => kind.test(name) && !/\b(?:instructor|trainer|level 7)\b|教官|讲师/i.test(name)) ?? null;
