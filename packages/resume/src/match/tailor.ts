import type { ResumeContent, ResumeStyle, SiblingItem, StoredJobMatch } from '@verdant/contracts';
import { LIMITS, plainWords, separatorOf } from '@verdant/contracts';

export type Tailored = { content: ResumeContent; style: ResumeStyle; items: SiblingItem[] };

const WEIGHT = { must: 2, nice: 1 } as const;

/** How much a text has to do with the job: what its terms answer, a must twice as much as a nice. */
function worthOf(match: StoredJobMatch): (pathBegin: string) => number {
  const worth = new Map<string, number>();
  for (const { need, found } of match.terms)
    for (const { path, standing } of found)
      if (standing !== 'related' && standing !== 'unsure') worth.set(path, (worth.get(path) ?? 0) + WEIGHT[need]);
  return (begin) => {
    let sum = 0;
    for (const [path, value] of worth) if (path === begin || path.startsWith(`${begin}/`)) sum += value;
    return sum;
  };
}

/** The greatest first; what is equal stays in the person's own order. */
const byWorth = <T>(list: readonly T[], worth: (item: T, index: number) => number): T[] =>
  list
    .map((item, index) => ({ item, index, worth: worth(item, index) }))
    .sort((a, b) => b.worth - a.worth || a.index - b.index)
    .map(({ item }) => item);

const same = <T>(a: readonly T[], b: readonly T[]) => a.every((item, index) => item === b[index]);

function moved(path: string, before: readonly string[], after: readonly string[], separator = '\n'): SiblingItem[] {
  if (same(before, after) && before.length === after.length) return [];
  const join = (list: readonly string[]) => list.map(separator === '\n' ? plainWords : String).join(separator);
  return [{ path, original: join(before), text: join(after), engine: 'rules', reason: null, confirm: [] }];
}

/** Terms of the job that the person shows in their work and has not listed: as they wrote them there. */
function unlisted(content: ResumeContent, match: StoredJobMatch): string[] {
  const listed = content.skills
    .flatMap(({ items }) => items)
    .join('\n')
    .toLowerCase();
  const terms = match.terms
    .filter(({ kind, found }) => (kind === 'skill' || kind === 'tool') && found.length > 0)
    .flatMap(({ found }) => {
      const [first] = found;
      if (
        !first ||
        first.standing === 'related' ||
        first.standing === 'unsure' ||
        found.some(({ path }) => path.startsWith('skills/'))
      )
        return [];
      return listed.includes(first.quote.toLowerCase()) ? [] : [first.quote];
    });
  return [...new Set(terms)];
}

/**
 * Turns a résumé towards a job by the rules alone: what answers the job stands first among the skills, among the lines
 * of an entry and among the projects; terms that the work shows and the skills do not list are listed; the section
 * that says most comes earlier. Nothing is added that the résumé does not hold, positions keep their order.
 */
export function tailorByRules(content: ResumeContent, style: ResumeStyle, match: StoredJobMatch): Tailored {
  const worth = worthOf(match);
  const items: SiblingItem[] = [];
  const answers = match.terms.flatMap(({ options, found }) => [...options, ...found.map(({ quote }) => quote)]);
  const wanted = new Set(answers.map((term) => term.toLowerCase()));
  const isWanted = (tag: string) =>
    wanted.has(tag.toLowerCase()) || [...wanted].some((term) => term.length > 2 && tag.toLowerCase().includes(term));

  const fresh = unlisted(content, match);
  const target = byWorth(content.skills, ({ id }) => worth(`skills/${id}`))[0];
  const skills = byWorth(
    content.skills.map((skill) => {
      const sorted = byWorth(skill.items, (tag) => (isWanted(tag) ? 1 : 0));
      const room = skill === target ? fresh.slice(0, LIMITS.tags - sorted.length) : [];
      const after = [...sorted.filter(isWanted), ...room, ...sorted.filter((tag) => !isWanted(tag))];
      items.push(...moved(`skills/${skill.id}/items`, skill.items, after, separatorOf([...skill.items, ...after])));
      return { ...skill, items: after };
    }),
    ({ id }) => worth(`skills/${id}`),
  );

  const work = content.work.map((entry) => {
    const sort = (key: 'content' | 'achievements') => {
      const after = byWorth(entry[key], (_, index) => worth(`work/${entry.id}/${key}/${index}`));
      items.push(...moved(`work/${entry.id}/${key}`, entry[key], after));
      return after;
    };
    return { ...entry, content: sort('content'), achievements: sort('achievements') };
  });
  const projects = byWorth(
    content.projects.map((entry) => {
      const results = byWorth(entry.results, (_, index) => worth(`projects/${entry.id}/results/${index}`));
      items.push(...moved(`projects/${entry.id}/results`, entry.results, results));
      return { ...entry, results };
    }),
    ({ id }) => worth(`projects/${id}`),
  );
  return {
    content: { ...content, skills, work, projects },
    style: { ...style, sections: sectionsBy(style.sections, worth) },
    items,
  };
}

/** Skills move up before education and side sections, projects before work, where they answer clearly more. */
function sectionsBy(sections: ResumeStyle['sections'], worth: (begin: string) => number): ResumeStyle['sections'] {
  const ahead = (list: ResumeStyle['sections'], key: string, other: string) => {
    const from = list.findIndex((section) => section.key === key);
    const to = list.findIndex((section) => section.key === other);
    if (from < 0 || to < 0 || from < to) return list;
    return list.toSpliced(from, 1).toSpliced(to, 0, list[from]!);
  };
  let next = sections;
  if (worth('projects') > 2 * worth('work')) next = ahead(next, 'projects', 'work');
  if (worth('skills') > 0) next = ahead(next, 'skills', 'education');
  return next;
}
