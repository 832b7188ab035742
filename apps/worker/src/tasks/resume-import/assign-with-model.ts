import {
  type Engine,
  type ImportSource,
  ModelAssignment,
  type ModelTrouble,
  type ResumeContent,
} from '@verdant/contracts';
import { estimateTokens, type Llm } from '@verdant/llm';
import { reassigned } from '@verdant/reader';
import { readPrompt } from '../../model/read-prompt.ts';

const prompt = readPrompt(import.meta.url);
/** Lines and assignment of some four pages; a longer document stays as the rules have sorted it. */
const DATA_TOKENS = 14_000;
const ANSWER_TOKENS = 8_000;
/** A model may leave words out that the rules had placed, but hardly any. */
const LOST = 0.02;

const CONTACT = /^(?:basics\/(?!introduction)|intention\/)/;

/** What a model gets to see: the work, not the person. Lines of name and contact data stay here. */
export function dataOf({ content, evidence, lines, unassigned }: ImportSource) {
  const private_ = new Set(evidence.filter(({ path }) => CONTACT.test(path)).flatMap((each) => each.lines));
  const { basics, intention: _, ...sections } = content;
  const shown = ({ id }: { id: string }) => !private_.has(id);
  return {
    lines: lines.filter(shown).map(({ id, text }) => ({ id, text })),
    assigned: { introduction: basics.introduction, ...sections },
    unassigned: unassigned.filter(shown).map(({ id, text }) => ({ id, text })),
  };
}

const numbered = <T extends object>(items: T[], prefix: string) =>
  items.map((item, i) => ({ ...item, id: `${prefix}${i + 1}` }));

const contentOf = ({ basics, intention }: ResumeContent, answer: ModelAssignment): ResumeContent => ({
  basics: { ...basics, introduction: answer.introduction },
  intention,
  education: numbered(answer.education, 'e'),
  work: numbered(answer.work, 'w'),
  projects: numbered(answer.projects, 'p'),
  certifications: numbered(answer.certifications, 'c'),
  awards: numbered(answer.awards, 'a'),
  skills: numbered(answer.skills, 's'),
  custom: numbered(answer.custom, 'x'),
});

/**
 * Asks a model to sort the words of a document into fields again. Every value must be a span of the document, and no
 * more than a trace of what the rules had placed may get lost: else the reading stays as it is, with the reason.
 */
export async function assignWithModel(
  read: ImportSource,
  llm: Llm,
  signal: AbortSignal,
): Promise<[ImportSource, Engine]> {
  const without = (reason?: ModelTrouble): [ImportSource, Engine] => [
    read,
    reason ? { name: 'rules', model: llm.model, reason } : { name: 'rules' },
  ];
  const data = dataOf(read);
  if (estimateTokens(JSON.stringify(data)) > DATA_TOKENS) return without();
  const answer = await llm.ask({
    system: prompt[read.language],
    data,
    schema: ModelAssignment,
    name: 'resume_assignment',
    maxTokens: ANSWER_TOKENS,
    signal,
  });
  if (!answer.ok) return without(answer.trouble);
  const { reading, refused } = reassigned(read, contentOf(read.content, answer.value));
  if (refused.length || reading.confidence.covered < read.confidence.covered - LOST) return without('rejected');
  return [
    { ...reading, kind: read.kind },
    { name: 'llm', model: llm.model },
  ];
}
