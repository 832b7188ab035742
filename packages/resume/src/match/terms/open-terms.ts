import { findTerms, type TermEntry } from '@verdant/lexicon';
import { isPlace } from '@verdant/lexicon/vocabulary';
import { escaped } from '../../text/escaped.ts';

/**
 * A term of the lexicon, or one of a description that no lexicon knows: then `id` begins with `open:`. A degree by its
 * level is a term of its own (`facts/degree-term.ts`).
 */
export type Term = Pick<TermEntry, 'id' | 'en' | 'related'> & { kind: TermEntry['kind'] | 'degree' };

/** A term as it stands in a text; `members` stand in a bracket behind it, each as good as it. One that `covers`
 * others is asked for in their stead; a `condition` is one of work, named wherever work is told of. */
export type Hit = { entry: Term; from: number; to: number; members?: Hit[]; covers?: true; condition?: true };

/** A field of study, which no lexicon lists: see `label/studies.ts`. */
export const isStudy = ({ kind, id }: Pick<Term, 'kind' | 'id'>): boolean =>
  kind === 'domain' && id.startsWith('open:');

/** Latin words in Chinese sentences and capitals that name no tool: kinds of business, titles, offices, small talk. */
const COMMON = new Set(
  `a an the and or of in for to with at on by from as is are be we you our your their it its this that these those not no
  b2b b2c toc tob c2c o2o to c b g it hr ceo cto cfo coo vp md bd pr gm hrbp jd ok app apps pc kpi okr okrs kpis kol koc dau mau
  gmv roi id ip vip diy pk offer base plus max pro mini team leader boss title level case by no yes etc eg ie
  api apis ml ai ui bi sdr bat tmt fmcg sme kA ka sp cv ppt-style uk us usa eu emea apac latam asia europe china london paris berlin tokyo
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december bachelor bachelors bachelor's master masters master's mba phd doctorate degree bsc msc ba ma beng
  bs ms gpa senior junior lead principal staff head chief director manager managers engineer engineers developer
  developers analyst analysts designer designers specialist specialists consultant consultants coordinator assistant associate
  intern interns officer supervisor representative accountant scientist architect architects teacher nurse buyer planner
  requirements requirement responsibilities qualifications skills experience knowledge familiarity proficiency
  understanding ability must nice have required preferred minimum years year strong good excellent solid proven
  hands-on working basic advanced fluent fluency native professional what who why how when where join looking
  seeking hiring ideally preferably bonus equal opportunity company inc ltd llc gmbh group corp university
  m w d x ft pt hybrid remote onsite full-time part-time contract permanent salary stock options`.split(/\s+/),
);

const TOKEN = /[A-Za-z][A-Za-z0-9]*(?:[.+#&/-](?=[A-Za-z0-9])[A-Za-z0-9]+|[+#]+)*/g;
const CUE =
  /experience|proficien|knowledge|familiar|skills?\b|expertise|understanding|\busing\b|\bsuch as\b|\be\.g|\blike\b|\btools?\b|\bknow\b|\bwith\b|certifi|licen[cs]e|熟|掌握|精通|了解|会|使用|经验|能力|工具|软件|证/i;
/** FastAPI, AWS, k8s, C++: written so that it can hardly be a plain word. */
const UNUSUAL = /[a-z][A-Z]|\d|^[A-Z]{2,}$|[+#]/;
const NUMBER = /^\s\d{2,6}(?:[.-]\d{1,5})?(?![\d%+]|\s*(?:years|yrs|months|年|个|人|分|万))/;
/** Classes of driving licences. */
const LICENCE_CLASS = /^[A-D]\d?(?:\+E)?$/;
const CAPITAL = /^[A-Z][a-z]/;
/** `the Working Time Directive`: a word that else only asks begins a name where it is written as one. */
const BEGINS_NAME = /(?<=[a-z] )(?:Working|Advanced|Basic|Good|Professional) $/;

/** A term of a description that no lexicon knows, as it is written there. */
export const openEntry = (form: string, kind: Term['kind'] = 'tool'): Term => ({
  id: `open:${form.toLowerCase()}`,
  en: [form],
  kind,
  related: [],
});

/**
 * Names of tools that no lexicon knows: unusual spellings anywhere, and capitals inside a clause that asks for
 * knowledge of something. Neighbouring capitals are one name. `from` and `to` as in `text`.
 */
export function openTerms(text: string, clause: { from: number; to: number }, known: readonly Hit[]): Hit[] {
  const said = text.slice(clause.from, clause.to);
  if (!CUE.test(said)) return [];
  const chinese = /\p{Script=Han}/u.test(said);
  const found: Hit[] = [];
  for (const match of said.matchAll(TOKEN)) {
    const name = match[0].replace(/[.&/-]+$/, '');
    // the number of a standard is part of its name: `UL 60335`
    const number = /^[A-Z]{2,}$/.test(name) ? (said.slice(match.index + name.length).match(NUMBER)?.[0] ?? '') : '';
    const word = name + number;
    const from = clause.from + match.index;
    const to = from + word.length;
    if (LICENCE_CLASS.test(word) && !chinese) continue;
    if (word.length < 2 || COMMON.has(word.toLowerCase()) || COMMON.has(word.toLowerCase().replace(/s$/, ''))) continue;
    if (/[/]/.test(word) && word.split('/').every((part) => part.length < 2 || COMMON.has(part.toLowerCase())))
      continue;
    // `Next.js` is no JavaScript: a longer name with a dot in it beats the term inside it
    const inside = known.filter((hit) => from < hit.to && hit.from < to);
    if (inside.some((hit) => !/[.]/.test(word) || hit.to - hit.from >= word.length)) continue;
    const opens = /^[\s\-•*·\d.)]*$/.test(said.slice(0, match.index)) || /[.:：]\s*$/.test(said.slice(0, match.index));
    const named = UNUSUAL.test(word) || (chinese ? /^[A-Za-z]{2,}$/.test(word) : CAPITAL.test(word) && !opens);
    if (!named) continue;
    const last = found.at(-1);
    if (last && !chinese && text.slice(last.to, from) === ' ' && CAPITAL.test(word)) {
      last.to = to;
      last.entry = openEntry(text.slice(last.from, to));
    } else {
      const front = CAPITAL.test(word) ? (said.slice(0, match.index).match(BEGINS_NAME)?.[0].length ?? 0) : 0;
      found.push({ entry: openEntry(text.slice(from - front, to)), from: from - front, to });
    }
  }
  return found.filter(({ entry }) => !isPlace(entry.en[0]!));
}

/** `ROS2`, `ROS 2`, `ROS-2` */
const BEFORE_DIGIT = /(?<=[A-Za-z])[\s-]?(?=\d)/;
const written = (name: string): string => name.split(BEFORE_DIGIT).map(escaped).join('[\\s-]?');

/** Finds open terms in other texts, whatever the case of their letters. */
export function openTermFinder(entries: readonly Term[]): (text: string) => Hit[] {
  const sought = entries.map((entry) => ({
    entry,
    // what every way of writing it begins with: a quick look before the slow one
    lower: entry.en[0]!.toLowerCase().split(BEFORE_DIGIT, 1)[0]!,
    pattern: new RegExp(`(?<![A-Za-z0-9+#])${written(entry.en[0]!)}(?![A-Za-z0-9+#])`, 'gi'),
  }));
  return (text) => {
    const low = text.toLowerCase();
    return sought.flatMap(({ entry, lower, pattern }) =>
      low.includes(lower)
        ? Array.from(text.matchAll(pattern), ({ 0: form, index }) => ({ entry, from: index, to: index + form.length }))
        : [],
    );
  };
}

export const termsIn = (text: string): Hit[] => findTerms(text).filter(({ entry }) => entry.kind !== 'metric');
