import { findTerms, type TermEntry } from '@verdant/lexicon';

/** What a job description asks for. `forms` is an OR-group: any one of the entries answers it. */
export type Requirement = { entries: TermEntry[]; term: string; need: 'must' | 'nice' };

const NICE =
  /优先|加分|更佳|为佳|最好|preferred|nice[- ]to[- ]have|a plus|is plus|bonus|desirable|advantage|ideally|would be great/i;
const NICE_HEADING =
  /^[\s#*•-]*(?:加分项|优先条件|nice to have|preferred(?: qualifications| skills)?|bonus(?: points)?|pluses)\s*[:：]?\s*$/i;
const MUST_HEADING =
  /^[\s#*•-]*(?:任职要求|岗位要求|职位要求|必备|要求|requirements?|(?:minimum |basic )?qualifications|must[- ]haves?|what you(?:'ll)? (?:need|bring))\s*[:：]?\s*$/i;
/** About the employer, the pay or the process: what stands here is no demand on the person. */
const ASIDE_HEADING =
  /^[\s#*•-]*(?:公司介绍|关于我们|福利待遇|薪资福利|我们提供|about us|about the company|benefits|what we offer|perks)\s*[:：]?\s*$/i;
/** What the job does, not what it demands: worth having, never a must. */
const DUTY_HEADING =
  /^[\s#*•-]*(?:岗位职责|工作职责|职位描述|岗位描述|工作内容|responsibilities|what you(?:'ll)? (?:will )?do|the role|duties)\s*[:：]?\s*$/i;
/** A field of study is a matter of the degree, not a skill. */
const FIELD_OF_STUDY = /[^，。；;]*(?:相关|等)专业[^，。；;]*|\b(?:degree|major|diploma)\b[^.;\n]*?\bin\b[^.;\n]*/gi;
const NOT_ASKED = /不要求|无需|不需要|not required|no .{1,30} required|不限/i;

const OR = /^\s*(?:\/|、或|或者?|or|,\s*or)\s*$/i;
const ONE_OF =
  /至少.{0,4}(?:一|1)(?:种|项|门|个)|任(?:意)?一(?:种|项|门|个)|其中(?:之一|一种)|之一|等一种|one of|at least one|any of|either/i;

/** Sentences of a description, each with what its heading says about it. */
function* sentences(text: string): Generator<{ sentence: string; need: 'must' | 'nice' }> {
  let heading: 'must' | 'nice' | 'aside' = 'must';
  for (const line of text.split(/\n/)) {
    if (NICE_HEADING.test(line)) heading = 'nice';
    else if (MUST_HEADING.test(line)) heading = 'must';
    else if (ASIDE_HEADING.test(line)) heading = 'aside';
    else if (DUTY_HEADING.test(line)) heading = 'nice';
    else if (heading !== 'aside')
      for (const sentence of line.replace(FIELD_OF_STUDY, '').split(/[。；;]|(?<=[a-z\d)])\.(?=\s|$)/i))
        if (!NOT_ASKED.test(sentence))
          yield { sentence, need: heading === 'nice' || NICE.test(sentence) ? 'nice' : 'must' };
  }
}

function groupsOf(sentence: string): { entries: TermEntry[]; term: string }[] {
  const hits = findTerms(sentence).filter(({ entry }) => entry.kind !== 'metric');
  const oneOf = ONE_OF.test(sentence);
  const groups: { entries: TermEntry[]; terms: string[]; to: number }[] = [];
  for (const { entry, from, to } of hits) {
    const last = groups.at(-1);
    const between = last ? sentence.slice(last.to, from) : '';
    if (last && (oneOf || OR.test(between))) {
      last.entries.push(entry);
      last.terms.push(sentence.slice(from, to));
      last.to = to;
    } else groups.push({ entries: [entry], terms: [sentence.slice(from, to)], to });
  }
  return groups.map(({ entries, terms }) => ({ entries, term: [...new Set(terms)].join(' / ') }));
}

/**
 * The terms a description asks for, each once: a must anywhere outweighs a nice elsewhere. A clause that says
 * "preferred" or 优先 speaks for itself only.
 */
export function requirementsOf(jobDescription: string): Requirement[] {
  const found = new Map<string, Requirement>();
  for (const { sentence, need } of sentences(jobDescription)) {
    const clauses = NICE.test(sentence) ? sentence.split(/[，,](?=[^，,]*$)/) : [sentence];
    for (const clause of clauses) {
      const own = clauses.length > 1 && need === 'nice' && !NICE.test(clause) ? 'must' : need;
      for (const { entries, term } of groupsOf(clause)) {
        const key = entries
          .map(({ id }) => id)
          .sort()
          .join('|');
        const known = found.get(key);
        if (!known) found.set(key, { entries, term, need: own });
        else if (own === 'must') known.need = 'must';
      }
    }
  }
  return [...found.values()];
}
