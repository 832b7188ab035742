import type { JobSpan } from '@verdant/contracts';
import { type Clause, clausesOf, withoutStudies } from './clauses.ts';
import { openPhrases } from './open-phrases.ts';
import { type Hit, openTerms, type Term, termsIn } from './open-terms.ts';
import { qualificationsIn } from './qualifications.ts';
import { titleAsked } from './title.ts';

/** What a job description asks for. `entries` is an OR-group: any one of them answers it. */
export type Requirement = {
  entries: Term[];
  /** as the description writes them, in the order of `entries` */
  options: string[];
  term: string;
  need: 'must' | 'nice';
  asked: JobSpan[];
};

const OR = /^\s*(?:\/|、?或者?|,?\s*or|,?\s*and\/or)\s*(?:(?:with|in)\s+)?$/i;
const COMMA = /^\s*[、,，/]\s*$/;
const NEXT_IN_LIST = /^\s*(?:[,，、/]|and|or|和|及|以及|与|或)?\s*(?:and|or|和|及|或)?\s*$/i;
const ONE_OF =
  /至少.{0,6}(?:一|1)(?:种|项|门|个|款|类)|任(?:意)?一(?:种|项|门|个|款)?|(?:其中|中)(?:的)?(?:之一|任一|一种|一门)|之一|(?:等|的)(?:一种|一门)|一种或多种|一门或多门|one (?:or more )?of|at least one|any of|either|one (?:\w+ )?(?:language|database|framework|tool|cloud|platform)\b/i;
/** Examples of a kind of tool: any of them will do. */
const EXAMPLES =
  /\be\.g\.|\b(?:such as|for example|for instance|like|or similar|or equivalent|or comparable)\b|\b(?:tools?|tooling|frameworks?|platforms?|languages?|databases?|software|systems?|providers?|librar(?:y|ies))\s*[(（]|(?:工具|框架|语言|软件|平台|数据库|系统)\s*[（(]|[，,（(：:]\s*(?:如|例如|比如|诸如)|(?:如|例如|比如)(?=\s*[A-Za-z])|等(?:同类|类似|主流|常[用见])/i;

/** A text that names more terms than this describes no job. */
const MAX_HITS = 500;

/** So many demands that are stated as such speak for themselves. */
const ENOUGH_STATED = 4;

type Found = Requirement & { duty: boolean };
type Group = { hits: Hit[]; open: boolean };

const hitsIn = (text: string, { from, to }: Clause, all: readonly Hit[]) =>
  all.filter((hit) => hit.from >= from && hit.to <= to).sort((a, b) => a.from - b.from || text.length);

/** A list that is closed by "or" is one group from its first member on. */
function groupsOf(text: string, clause: Clause, hits: readonly Hit[]): Hit[][] {
  const groups: Group[] = [];
  let run: Group[] = [];
  const between = (a: Hit, b: Hit) => text.slice(a.to, b.from);
  for (const hit of hits) {
    const last = groups.at(-1);
    const gap = last ? between(last.hits.at(-1)!, hit) : null;
    if (last && gap !== null && OR.test(gap)) {
      // "A, B or C": the commas before it were an "or" as well
      for (const member of run.filter((group) => group !== last)) {
        last.hits.unshift(...member.hits);
        groups.splice(groups.indexOf(member), 1);
      }
      last.hits.sort((a, b) => a.from - b.from);
      last.hits.push(hit);
      run = [last];
      continue;
    }
    const group = { hits: [hit], open: false };
    run = gap !== null && COMMA.test(gap) ? [...run, group] : [group];
    groups.push(group);
  }
  const said = clause.text;
  const cue = said.search(ONE_OF);
  const examples = said.search(EXAMPLES);
  if (groups.length < 2 || (cue < 0 && examples < 0)) return groups.map((group) => group.hits);
  if (cue >= 0) {
    // "message queues (Kafka or RabbitMQ, any of them)": the bracket speaks for what is in it
    const [from, to] = bracketAround(said, cue);
    const inside = ({ hits: [first] }: Group) => first!.from >= clause.from + from && first!.from < clause.from + to;
    const members = groups.filter(inside).flatMap((group) => group.hits);
    return [
      ...groups.filter((group) => !inside(group)).map((group) => group.hits),
      ...(members.length ? [members] : []),
    ];
  }
  const at = clause.from + examples;
  const after = closely(
    groups.filter((group) => group.hits[0]!.from >= at),
    text,
  );
  const tailed =
    /或(?:类似|同类)|等(?:同类|类似|主流|常[用见])|or (?:similar|equivalent|comparable)/i.test(said) &&
    after.length === 0;
  const members = tailed ? groups : after;
  const rest = groups.filter((group) => !members.includes(group)).map((group) => group.hits);
  return members.length === 0 ? rest : [...rest, members.flatMap((group) => group.hits)];
}

/** The members of a list up to where something else begins. */
function closely(groups: readonly Group[], text: string): Group[] {
  const end = groups.findIndex(({ hits: [first] }, index) => {
    const before = groups[index - 1]?.hits.at(-1);
    return before !== undefined && !NEXT_IN_LIST.test(text.slice(before.to, first!.from));
  });
  return end < 0 ? [...groups] : groups.slice(0, end);
}

/** The bracket that a place stands in, the whole text where it stands in none. */
function bracketAround(text: string, at: number): [number, number] {
  const open = Math.max(text.lastIndexOf('(', at), text.lastIndexOf('（', at));
  const shut = Math.max(text.lastIndexOf(')', at), text.lastIndexOf('）', at));
  if (open <= shut) return [0, text.length];
  const end = text.slice(at).search(/[)）]/);
  return [open, end < 0 ? text.length : at + end];
}

function merged(group: readonly Hit[], text: string): Pick<Requirement, 'entries' | 'options' | 'term' | 'asked'> {
  const hits = group.flatMap((hit) => [hit, ...(hit.members ?? [])]);
  const first = hits.filter((hit, index) => hits.findIndex(({ entry }) => entry.id === hit.entry.id) === index);
  const options = first.map(({ from, to }) => text.slice(from, to));
  return {
    entries: first.map(({ entry }) => entry),
    options,
    term: options.join(' / '),
    asked: hits.map(({ from, to }) => ({ from, to })),
  };
}

/**
 * The terms a description asks for, each once: a must anywhere outweighs a nice elsewhere. Terms of the lexicon, and
 * names of tools that it does not know. `asked` are places in the description.
 */
export function requirementsOf(jobDescription: string): Requirement[] {
  const text = withoutStudies(jobDescription);
  const known = lineTerms(text).slice(0, MAX_HITS);
  const title = titleAsked(jobDescription)?.at;
  const found = new Map<string, Found>();
  // the first line of several says what the job is
  const begins = /\n\s*\S/.test(text.trim()) ? text.search(/\S/) + text.trim().indexOf('\n') : 0;
  for (const clause of clausesOf(jobDescription)) {
    const own = hitsIn(text, clause, known);
    const named = qualificationsIn(text, clause);
    const isNamed = (hit: Hit) => named.some(({ from, to }) => hit.from < to && from < hit.to);
    const open = [...named, ...openTerms(text, clause, known).filter((hit) => !isNamed(hit))];
    const hits = [
      ...own.filter((hit) => !isNamed(hit) && !open.some(({ from, to }) => from <= hit.from && hit.to <= to)),
      ...open,
    ]
      .filter((hit) => !(title && hit.from < title.to && title.from < hit.to))
      .sort((a, b) => a.from - b.from);
    const phrases =
      clause.duty || clause.from < begins || !(clause.headed || clause.asked) ? [] : openPhrases(text, clause, hits);
    const covered = (hit: Hit) => phrases.some(({ covers, from, to }) => covers && from < hit.to && hit.from < to);
    const all = [...hits.filter((hit) => !covered(hit)), ...phrases].sort((a, b) => a.from - b.from);
    for (const group of groupsOf(text, clause, all)) {
      const duty = clause.duty || !(clause.headed || clause.asked);
      const next = { ...merged(group, jobDescription), need: clause.need, duty };
      const key = next.entries
        .map(({ id }) => id)
        .sort()
        .join('|');
      const before = found.get(key);
      if (!before) found.set(key, next);
      else {
        before.asked.push(...next.asked);
        if (next.need === 'must') before.need = 'must';
        before.duty &&= next.duty;
      }
    }
  }
  const all = [...found.values()];
  const stated = all.filter(({ duty }) => !duty);
  // what the job does is no demand where the demands are stated
  return withoutCovered(stated.length >= ENOUGH_STATED ? stated : all).map(
    ({ duty: _, ...requirement }) => requirement,
  );
}

/** Line by line, so that a term that needs company has it and a long description stays cheap. */
function lineTerms(text: string): Hit[] {
  let from = 0;
  return text.split('\n').flatMap((line) => {
    const start = from;
    from += line.length + 1;
    return termsIn(line).map((hit) => ({ ...hit, from: hit.from + start, to: hit.to + start }));
  });
}

/** What is asked for by itself need not be asked for again as one of several. */
function withoutCovered(requirements: Found[]): Found[] {
  const alone = new Map(
    requirements.filter(({ entries }) => entries.length === 1).map((one) => [one.entries[0]!.id, one]),
  );
  return requirements.filter((requirement) => {
    if (requirement.entries.length === 1) return true;
    const cover = requirement.entries.map(({ id }) => alone.get(id)).find((one) => one !== undefined);
    if (!cover || (requirement.need === 'must' && cover.need === 'nice')) return true;
    cover.asked.push(...requirement.asked);
    return false;
  });
}
