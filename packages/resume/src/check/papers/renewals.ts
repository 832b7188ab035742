/** For how many months at most a paper of a kind holds: the longest term in common use in any country. */
type Renewal = { kind: RegExp; months: number };

const renewals: readonly Renewal[] = [
  {
    kind: /\bgoogle (?:analytics|ads)\b.{0,24}\b(?:individual qualification|certifi\p{L}+)\b|\bGAIQ\b/iu,
    months: 20,
  },
  { kind: /叉车(?:司机)?(?:证|操作证|作业证|上岗证)|特种设备作业/, months: 52 },
  { kind: /特种作业操作证|(?:电工|焊工|高处作业|制冷)(?:操作|作业)证/, months: 76 },
  { kind: /[海船]员(?:健康|体检)|\bseafarers?['’]?s? medical\b/i, months: 26 },
  { kind: /健康证/, months: 18 },
  { kind: /\bimmediate life support\b|\bILS\b/i, months: 38 },
  {
    // of a card for both, or for reviving alone, the years differ by country
    kind: /\bfirst aid\b.{0,24}\bCPR\b|\bCPR\b.{0,24}\bfirst aid\b|\bCPR(?:[- ]| level )[ABC]\b|^(?!.*\b(?:BLS|ACLS|PALS|life support)\b).*\bCPR\b/i,
    months: 40,
  },
  { kind: /\bbasic life support\b|\b(?:BLS|ACLS|PALS)\b/i, months: 26 },
  {
    kind: /(?<!mental health )\bfirst aid\b|\bmanual handling\b|救护员证|急救证/i,
    months: 40,
  },
  { kind: /\bICH[- ]?GCP\b|\bgood clinical practice\b|临床试验质量管理规范/i, months: 62 },
  {
    kind: /\bAWS (?:certified )?(?:(?:solutions?|devops|data|machine|ml|ai|cloud|sysops|cloudops|security|database|big|advanced) |developer\b)|\btransport(?:ation)? of dangerous goods\b|\bTDG (?:certif\p{L}+|training)\b/iu,
    months: 40,
  },
  { kind: /\bwork(?:ing)? at heights?\b|\bfood (?:handler|safety|hygiene)\b|\bconfined space\b/iu, months: 66 },
];

/** Who teaches it, audits by it or has studied it holds no card that runs out. */
const OF_TEACHER_OR_STUDY =
  /\b(?:instructor|trainer|assessor|auditor|inspector|level [4-7]|diploma|degree|b\.?sc|m\.?sc|bachelor|master|management|systems?|HACCP|ISO)\b|教官|讲师|师资/i;

/** What is known of a paper of this name that runs out; null where it holds, or we don't know. */
export const renewedEvery = (name: string): Renewal | null =>
  renewals.find(({ kind }) => kind.test(name) && !OF_TEACHER_OR_STUDY.test(name)) ?? null;
