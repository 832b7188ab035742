import { type FieldPath, PRACTICE_LIMITS, type PracticeQuestion, type QuestionKind } from '@verdant/contracts';
import type { AnalyzeInput } from '../content/inputs.ts';
import { type ResumeDocument, readDocument } from '../document/document.ts';
import { fill } from '../letter/frames.ts';
import { matchJob } from '../match/match-job.ts';
import { shortHash } from '../text/hash.ts';
import { claimDrafts } from './claims.ts';
import type { Draft } from './draft.ts';
import { postingDrafts } from './posting.ts';
import { listedDrafts, strengthDrafts } from './strength.ts';
import { type Sure, sureOf } from './sure.ts';
import { gapDrafts, shortStayDrafts } from './time.ts';
import { tradeDrafts } from './trade.ts';
import { type Wanted, wishDrafts } from './wish.ts';
import { english } from './wording/en.ts';
import { chinese } from './wording/zh.ts';

export type PracticeInput = Omit<AnalyzeInput, 'jobDescription'> & Wanted & { posting: string };

const wordings = { en: english, zh: chinese };
/** No talk is about one thing alone. */
const MOST: Record<QuestionKind, number> = {
  claim: 5,
  gap: 2,
  shortStay: 1,
  requirementMet: 2,
  requirementMissing: 3,
  changeOfField: 1,
  strength: 1,
  motivation: 1,
  tradeBasics: 2,
};

/** The entry of a path as people call it; '' where it has no name, or one that is in doubt. */
export function placeName({ content }: Pick<ResumeDocument, 'content'>, path: FieldPath | null): string {
  const [section, id] = path?.split('/') ?? [];
  const joined = (...parts: (string | undefined)[]) => parts.filter((part) => part?.trim()).join(' · ');
  const job = section === 'work' ? content.work.find((one) => one.id === id) : undefined;
  if (job) return joined(job.position, job.company);
  const project = section === 'projects' ? content.projects.find((one) => one.id === id) : undefined;
  if (project) return joined(project.name);
  const school = section === 'education' ? content.education.find((one) => one.id === id) : undefined;
  if (school) return joined(school.major, school.school);
  const award = section === 'awards' ? content.awards.find((one) => one.id === id) : undefined;
  return award ? joined(award.name) : '';
}

function draftsOf(document: ResumeDocument, sure: Sure, input: PracticeInput): Draft[] {
  const { posting, post, company } = input;
  const match = posting.trim() ? matchJob({ ...input, jobDescription: posting }) : null;
  const wanted = { post: post.trim() || (match?.facts.title?.asked ?? ''), company };
  return [
    ...(match ? postingDrafts(document, sure, match) : []),
    ...wishDrafts(document, sure, wanted),
    ...claimDrafts(document, sure),
    ...gapDrafts(document, sure, input.reading),
    ...shortStayDrafts(document, sure),
    ...tradeDrafts(document, sure, input),
    ...listedDrafts(document, sure),
    ...strengthDrafts(document, sure),
  ];
}

/** The likeliest first; no kind more often than a talk bears, no line twice. */
function chosen(drafts: readonly Draft[]): Draft[] {
  const kept: Draft[] = [];
  for (const draft of [...drafts].sort((a, b) => b.weight - a.weight)) {
    const isFull = kept.filter(({ kind }) => kind === draft.kind).length >= MOST[draft.kind];
    const isSaid = draft.quote !== '' && kept.some(({ quote }) => quote === draft.quote);
    if (!isFull && !isSaid && kept.length < PRACTICE_LIMITS.questions) kept.push(draft);
  }
  return kept;
}

/** Of an entry whose head is in doubt nothing is named. */
function placeOf(document: ResumeDocument, sure: Sure, path: FieldPath | null): string {
  const [section, id] = path?.split('/') ?? [];
  const role = document.roles.find((one) => one.section === section && one.id === id);
  return role && !sure.head(role) ? '' : placeName(document, path);
}

function worded(drafts: readonly Draft[], document: ResumeDocument, sure: Sure): PracticeQuestion[] {
  const { language } = document;
  const used = new Map<string, number>();
  return drafts.map(({ kind, form, path, quote, requirement, words, key, hints }) => {
    const wording = wordings[language][form];
    const again = used.get(form) ?? 0;
    used.set(form, again + 1);
    return {
      id: `${kind}:${shortHash(`${form}:${key}`)}`,
      kind,
      path,
      place: placeOf(document, sure, path),
      quote,
      requirement,
      ask: fill(wording.asks[again % wording.asks.length]!, words),
      why: fill(wording.why, words),
      hints: (hints ?? wording.hints).map((hint) => fill(hint, words)),
      engine: 'rules',
    };
  });
}

/**
 * At most 12 questions that an interviewer would likely ask, the likeliest first, from the lines, dates and wishes of a
 * résumé and, where there is one, from what a posting asks for. They say nothing that stands in neither, and rest on
 * nothing that the import doubts.
 */
export function practiceQuestions(input: PracticeInput): PracticeQuestion[] {
  const document = readDocument(input);
  const sure = sureOf(document, input.reading);
  return worded(chosen(draftsOf(document, sure, input)), document, sure);
}
