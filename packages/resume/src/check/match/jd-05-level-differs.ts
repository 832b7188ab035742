import type { DegreeLevel, JobFacts, Localized, SeniorityLevel, Severity } from '@verdant/contracts';
import { evidenceAt, type JobCheck, type Mismatch } from './job-check.ts';

const degrees: Record<DegreeLevel, Localized> = {
  school: { en: 'a secondary school certificate', zh: '高中或中专' },
  college: { en: 'a college diploma', zh: '大专' },
  bachelor: { en: 'a bachelor’s degree', zh: '本科' },
  master: { en: 'a master’s degree', zh: '硕士' },
  doctorate: { en: 'a doctorate', zh: '博士' },
};
const ranks: Record<SeniorityLevel, Localized> = {
  intern: { en: 'intern', zh: '实习' },
  junior: { en: 'junior', zh: '初级' },
  middle: { en: 'mid-level', zh: '中级' },
  senior: { en: 'senior', zh: '高级' },
  lead: { en: 'lead', zh: '主管级' },
  director: { en: 'director', zh: '总监级' },
};

const side = (fit: string): Severity => (fit === 'below' ? 'medium' : 'low');

function yearsDiffer({ years }: JobFacts): Mismatch[] {
  if (!years || years.fit === 'met') return [];
  const range = years.upTo === null ? `${years.asked}` : `${years.asked}–${years.upTo}`;
  const detail = {
    en: `${range} years are asked for; your entries add up to ${years.own}.`,
    zh: `要求 ${range} 年经验，你的经历合计 ${years.own} 年。`,
  };
  return [{ severity: side(years.fit), detail, asked: [years.at] }];
}

export const levelDiffers: JobCheck = {
  id: 'JD-05',
  group: 'match',
  allotment: 0,
  effort: 3,
  title: { en: 'Years, degree or level differ', zh: '年限、学历或级别不符' },
  detects: {
    en: 'Years, degree or seniority asked for and shown differ, in either direction.',
    zh: '要求的年限、学历、级别与简历不一致，偏低或偏高都算。',
  },
  advice: {
    en: 'Apply all the same if the rest fits, and say in a sentence why.',
    zh: '其余合适仍可投递，用一句话说明原因。',
  },
  praise: null,
  example: {
    en: { bad: '5 years asked for, 3 shown', good: 'The three years named with what came of them' },
    zh: { bad: '要求五年，写了三年', good: '把三年里的成果写清楚' },
  },
  find: ({ facts, document }) => {
    const { degree, seniority } = facts;
    const found = yearsDiffer(facts);
    if (degree && degree.fit !== 'met')
      found.push({
        severity: side(degree.fit),
        detail: {
          en: `${degrees[degree.asked].en} is asked for; you name ${degree.own ? degrees[degree.own].en : 'none'}.`.replace(
            /^a/,
            'A',
          ),
          zh: `要求${degrees[degree.asked].zh}，简历里${degree.own ? `是${degrees[degree.own].zh}` : '没有写学历'}。`,
        },
        asked: [degree.at],
        evidence: evidenceAt(document, degree.path),
      });
    if (seniority && seniority.fit !== 'met' && seniority.own)
      found.push({
        severity: 'low',
        detail: {
          en: `The job is ${ranks[seniority.asked].en}; your newest position reads as ${ranks[seniority.own].en}.`,
          zh: `岗位是${ranks[seniority.asked].zh}，你最近的职位看起来是${ranks[seniority.own].zh}。`,
        },
        asked: [seniority.at],
        evidence: evidenceAt(document, seniority.path),
      });
    return found;
  },
};
