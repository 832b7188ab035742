import type { Hit } from './terms/open-terms.ts';

const OR = /^\s*(?:\/|、?或者?|,?\s*or|,?\s*and\/or)\s*(?:(?:with|in)\s+)?$/i;
const COMMA = /^\s*[、,，/]\s*$/;
const NEXT_IN_LIST = /^\s*(?:[,，、/]|and|or|和|及|以及|与|或)?\s*(?:and|or|和|及|或)?\s*$/i;
export const ONE_OF =
  /至少.{0,6}(?:一|1)(?:种|项|门|个|款|类)|任(?:意)?一(?:种|项|门|个|款)?|(?:其中|中)(?:的)?(?:之一|任一|一种|一门)|之一|(?:等|的)(?:一种|一门)|一种或多种|一门或多门|one (?:or more )?of|at least one|any of|either|one (?:\w+ )?(?:language|database|framework|tool|cloud|platform)\b/i;
/** Examples of a kind of tool: any of them will do. */
export const EXAMPLES =
  /\be\.g\.|\b(?:such as|for example|for instance|like|or similar|or equivalent|or comparable)\b|\b(?:tools?|tooling|frameworks?|platforms?|languages?|databases?|software|systems?|providers?|librar(?:y|ies))\s*[(（]|(?:工具|框架|语言|软件|平台|数据库|系统)\s*[（(]|[，,（(：:]\s*(?:如|例如|比如|诸如)|(?:如|例如|比如)(?=\s*[A-Za-z])|等(?:同类|类似|主流|常[用见])/i;

type Group = { hits: Hit[]; open: boolean };

/** A list that is closed by "or" is one group from its first member on. */
export function groupsOf(text: string, clause: { from: number; text: string }, hits: readonly Hit[]): Hit[][] {
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
