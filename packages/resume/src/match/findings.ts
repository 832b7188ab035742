import type {
  DegreeLevel,
  Evidence,
  JobFacts,
  JobFinding,
  JobRequirement,
  Localized,
  SeniorityLevel,
  Severity,
} from '@verdant/contracts';
import { jobRules } from '../check/old/job.ts';
import { evidence, type ResumeDocument } from '../document/document.ts';
import { stuffing } from './stuffing.ts';

/** Below this share of a title, the résumé aims at other work. */
const NEAR_TITLE = 0.35;

const degrees: Record<DegreeLevel, Localized> = {
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

type More = Partial<Pick<JobFinding, 'detail' | 'terms' | 'asked' | 'evidence'>>;
function finding(checkId: string, severity: Severity, more: More): JobFinding {
  const rule = jobRules.find(({ id }) => id === checkId)!;
  return { checkId, severity, title: rule.title, detail: rule.advice, terms: [], asked: [], evidence: [], ...more };
}

const at = (document: ResumeDocument, path: string | null): Evidence[] => {
  const field = document.fields.find((one) => one.path === path);
  return field ? [evidence(field.path, field.text)] : [];
};

/** The findings about a kind of requirement, or none. */
function about(
  checkId: string,
  severity: Severity,
  terms: readonly JobRequirement[],
  which: (term: JobRequirement) => boolean,
) {
  const places = terms.flatMap((term, index) => (which(term) ? [index] : []));
  if (places.length === 0) return [];
  const meant = places.map((index) => terms[index]!);
  const evidence = meant
    .flatMap(({ found }) => found.slice(0, 1))
    .map(({ path, quote, from, to }) => ({ path, quote, from, to }));
  return [finding(checkId, severity, { terms: places, asked: meant.flatMap(({ asked }) => asked), evidence })];
}

function mismatches({ years, degree, seniority }: JobFacts, document: ResumeDocument): JobFinding[] {
  const found: JobFinding[] = [];
  const side = (fit: string): Severity => (fit === 'below' ? 'medium' : 'low');
  if (years && years.fit !== 'met') {
    const range = years.upTo === null ? `${years.asked}` : `${years.asked}–${years.upTo}`;
    found.push(
      finding('JD-05', side(years.fit), {
        detail: {
          en: `${range} years are asked for; your entries add up to ${years.own}.`,
          zh: `要求 ${range} 年经验，你的经历合计 ${years.own} 年。`,
        },
        asked: [years.at],
      }),
    );
  }
  if (degree && degree.fit !== 'met')
    found.push(
      finding('JD-05', side(degree.fit), {
        detail: {
          en: `${degrees[degree.asked].en} is asked for; you name ${degree.own ? degrees[degree.own].en : 'none'}.`.replace(
            /^a/,
            'A',
          ),
          zh: `要求${degrees[degree.asked].zh}，简历里${degree.own ? `是${degrees[degree.own].zh}` : '没有写学历'}。`,
        },
        asked: [degree.at],
        evidence: at(document, degree.path),
      }),
    );
  if (seniority && seniority.fit !== 'met' && seniority.own)
    found.push(
      finding('JD-05', 'low', {
        detail: {
          en: `The job is ${ranks[seniority.asked].en}; your newest position reads as ${ranks[seniority.own].en}.`,
          zh: `岗位是${ranks[seniority.asked].zh}，你最近的职位看起来是${ranks[seniority.own].zh}。`,
        },
        asked: [seniority.at],
        evidence: at(document, seniority.path),
      }),
    );
  return found;
}

/** JD-01 to JD-06 in the order of their numbers. Titles and advice are those of the public rubric. */
export function findingsOf(terms: readonly JobRequirement[], facts: JobFacts, document: ResumeDocument): JobFinding[] {
  const { title } = facts;
  // as the person wrote it: what is stuffed is left out of what the rules look at
  const stuffed = stuffing(document.content);
  return [
    ...about('JD-01', 'high', terms, ({ need, credit }) => need === 'must' && credit === 0),
    ...about('JD-02', 'low', terms, ({ need, credit }) => need === 'nice' && credit === 0),
    ...about('JD-03', 'medium', terms, ({ standing, kind }) => standing === 'listed' && kind !== 'certificate'),
    ...(title && title.closeness < NEAR_TITLE
      ? [finding('JD-04', 'medium', { asked: [title.at], evidence: at(document, title.path) })]
      : []),
    ...mismatches(facts, document),
    ...(stuffed.length > 0 ? [finding('JD-06', 'medium', { evidence: stuffed })] : []),
  ];
}
