import {
  descriptorOf,
  type Engine,
  emptyContent,
  type ImportSource,
  LIST_SECTIONS,
  ModelAssignment,
  type ModelFailure,
  type ResumeContent,
  sections,
} from '@verdant/contracts';
import { estimateTokens, type Llm } from '@verdant/llm';
import { reassigned } from '@verdant/reader';
import { plainContent } from '@verdant/resume';
import { readPrompt } from '../../model/read-prompt.ts';

const prompt = readPrompt(import.meta.url);
/** Lines and assignment of some four pages; a longer document stays as the rules have sorted it. */
const DATA_TOKENS = 14_000;
const ANSWER_TOKENS = 8_000;
/** A model may leave words out that the rules had placed, but hardly any. */
const LOST = 0.02;

const CONTACT = /^(?:basics\/(?!introduction)|intention\/)/;

/** The fields that a model is asked for; where links lead is none of them. */
const askedOf = (content: ResumeContent): ResumeContent => ({
  ...content,
  ...Object.fromEntries(
    LIST_SECTIONS.map((key) => {
      const { fields } = descriptorOf(key);
      const isAsked = ([name]: [string, unknown]) => !fields[name]?.optional;
      return [key, content[key].map((item) => Object.fromEntries(Object.entries(item).filter(isAsked)))];
    }),
  ),
});

/** What a model gets to see: the work, not the person. Lines of name and contact data stay here. */
export function dataOf({ content, evidence, lines, unassigned }: ImportSource) {
  const private_ = new Set(evidence.filter(({ path }) => CONTACT.test(path)).flatMap((each) => each.lines));
  const { basics, intention: _, ...lists } = askedOf(plainContent(content));
  const shown = ({ id }: { id: string }) => !private_.has(id);
  return {
    lines: lines.filter(shown).map(({ id, text }) => ({ id, text })),
    assigned: { introduction: basics.introduction, ...lists },
    unassigned: unassigned.filter(shown).map(({ id, text }) => ({ id, text })),
  };
}

const contentOf = (
  { basics, intention }: ResumeContent,
  { introduction, ...lists }: ModelAssignment,
): ResumeContent => ({
  ...emptyContent(),
  basics: { ...basics, introduction },
  intention,
  ...Object.fromEntries(
    LIST_SECTIONS.map((key) => [
      key,
      lists[key].map((item, i) => ({ ...item, id: `${sections[key].idPrefix}${i + 1}` })),
    ]),
  ),
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
  const without = (reason?: ModelFailure): [ImportSource, Engine] => [
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
  if (!answer.ok) return without(answer.failure);
  const { reading, refused } = reassigned(read, contentOf(read.content, answer.value));
  if (refused.length || reading.confidence.covered < read.confidence.covered - LOST) return without('rejected');
  return [
    { ...reading, kind: read.kind },
    { name: 'llm', model: llm.model },
  ];
}
