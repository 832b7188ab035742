import type { Evidence, FieldPath, Language, ResumeContent, SourceFacts } from '@verdant/contracts';
import { lineLanguage } from '@verdant/contracts';
import { findTerms, remembered, type TermHit } from '@verdant/lexicon';
import type { AnalyzeInput } from '../content/inputs.ts';
import type { Layout } from '../content/layout.ts';
import { plainContent } from '../content/plain-content.ts';
import { type TextField, textFields } from '../content/text-fields.ts';
import { lean } from '../rewrite/lean.ts';
import { isDateLine } from '../text/date-line.ts';
import { type Month, monthRange } from '../text/months.ts';
import { type Opener, readOpener } from '../text/opener.ts';
import { findQuantities, type Quantity } from '../text/quantities.ts';
import { resultSpan } from '../text/results.ts';
import { allSimplified } from '../text/simplified.ts';
import { countWords } from '../text/words.ts';
import { isLetter } from './kinds/letter.ts';
import { isOfficialForm } from './kinds/official-form.ts';
import { isUnreadable } from './language-of-work.ts';
import { isScholar } from './scholar.ts';
import { resolveSettings, type Settings } from './settings.ts';
import { isVoluntary } from './side-entries.ts';
import { unscoredPaths } from './unscored.ts';
import type { Written } from './whole/written.ts';

/** One bullet of a work or project entry with what the rules know about it. */
export type Bullet = {
  path: FieldPath;
  text: string;
  language: Language;
  words: number;
  /** stands in a list of bare figures, where a fragment is fine */
  metric: boolean;
  opener: Opener;
  quantities: Quantity[];
  result: { from: number; to: number } | null;
};

/** A work or project entry. Months are counted from year 0; `end` of a running one is the month of the analysis. */
export type Role = {
  section: 'work' | 'projects';
  id: string;
  /** where findings about the whole entry point */
  path: FieldPath;
  name: string;
  start: ReturnType<typeof monthRange>;
  end: ReturnType<typeof monthRange>;
  current: boolean;
  voluntary: boolean;
  bullets: Bullet[];
  /** a project's introduction: counts as text about the project, no fault is looked for in it as in a bullet */
  introduction: Bullet[];
};

export type ResumeDocument = {
  content: ResumeContent;
  language: Language;
  settings: Settings;
  source: SourceFacts | null;
  today: Month;
  /** the words of the document behind its dates, by path, where it was imported */
  dateWords: Readonly<Record<FieldPath, string>>;
  /** words of the document that found no field */
  loose: readonly string[];
  /** where its parts stand on the pages of the file that it was read from */
  layout: Layout | null;
  /** that file's lines, while nobody has looked through what was read of them */
  written: Written | null;
  /** a form of a public body or an employer: its fields are asked for */
  form: boolean;
  scholar: boolean;
  /** a letter, and no résumé behind it */
  letter: boolean;
  /** every text, also those that are not scored */
  allFields: TextField[];
  /** hardly any of it is in a language that the rules know */
  unreadable: boolean;
  /** the texts that are scored: without hidden and instruction-like ones, which neither help nor harm */
  fields: TextField[];
  /** terms of the lexicon in the scored fields, by path */
  terms: ReadonlyMap<FieldPath, readonly TermHit[]>;
  /** work, newest first; then projects, newest first */
  roles: Role[];
  bullets: Bullet[];
  /** bullets, paragraphs and the items of custom sections: running text a reader reads */
  prose: { path: FieldPath; text: string; language: Language; experience: boolean }[];
  /** those that say something: see `lean` */
  words: number;
  /** the same, but no text counts for more than is read of it: what is poured into one place makes no résumé longer */
  wordsRead: number;
};

/** Words of one text that are read, in Chinese characters: the walls of BRV-04 and a little more. Our judgement. */
const READ: Record<Language, number> = { en: 80, zh: 200 };

const readText = remembered((text) => {
  const language = lineLanguage(text);
  // amounts and outcomes are told alike in traditional letters, each in the same place
  const plain = language === 'zh' ? allSimplified(text) : text;
  return {
    text,
    language,
    words: countWords(text),
    opener: readOpener(text, language),
    quantities: findQuantities(plain),
    result: resultSpan(plain, language),
  };
});

const readBullet = (path: FieldPath, text: string): Bullet => ({
  path,
  metric: path.includes('/metrics/'),
  ...readText(text),
});

/** Words that say something: see `lean`. */
const countSaid = remembered((text) => {
  const language = lineLanguage(text);
  return { language, count: countWords(lean(text, language)) };
});

function readRoles(content: ResumeContent, today: Month, unscored: ReadonlySet<FieldPath>): Role[] {
  const now = { first: today, last: today, exact: true };
  const bullets = (base: string, list: readonly string[]) =>
    list.flatMap((text, index) =>
      text.trim() === '' || isDateLine(text) || unscored.has(`${base}/${index}`)
        ? []
        : [readBullet(`${base}/${index}`, text)],
    );
  const period = (item: { start: string; end: string | null }) => ({
    start: monthRange(item.start),
    end: item.end === null ? now : monthRange(item.end),
    current: item.end === null,
  });
  const work = content.work.map<Role>((item) => ({
    section: 'work',
    id: item.id,
    path: `work/${item.id}/${item.company.trim() === '' && item.position.trim() !== '' ? 'position' : 'company'}`,
    name: item.company.trim() || item.position.trim(),
    ...period(item),
    voluntary: isVoluntary(item),
    bullets: (['content', 'achievements', 'metrics'] as const).flatMap((key) =>
      bullets(`work/${item.id}/${key}`, item[key]),
    ),
    introduction: [],
  }));
  const projects = content.projects.map<Role>((item) => ({
    section: 'projects',
    id: item.id,
    path: `projects/${item.id}/name`,
    name: item.name,
    ...period(item),
    voluntary: false,
    bullets: bullets(`projects/${item.id}/results`, item.results),
    introduction:
      item.introduction.trim() === '' || unscored.has(`projects/${item.id}/introduction`)
        ? []
        : [readBullet(`projects/${item.id}/introduction`, item.introduction)],
  }));
  const newestFirst = (roles: Role[]) =>
    roles
      .map((role, index) => ({ role, index, end: role.end?.last ?? role.start?.last ?? 0 }))
      .sort((a, b) => b.end - a.end || a.index - b.index)
      .map(({ role }) => role);
  return [...newestFirst(work), ...newestFirst(projects)];
}

const REFRAIN = 3;
/** What stands behind the last mark within the line; the mark that ends it parts nothing. */
const tailOf = (text: string) =>
  text
    .replace(/[\s。.；;，,]+$/, '')
    .split(/[，,；;:：]/)
    .at(-1)!
    .replace(/[\s。.]/g, '')
    .toLowerCase();

/** The same outcome word by word behind three different deeds and more proves nothing about any of them. */
function withoutRefrains(roles: Role[]): Role[] {
  const behind = new Map<string, Set<string>>();
  for (const { text, metric } of roles.flatMap(({ bullets }) => bullets))
    if (!metric) behind.set(tailOf(text), (behind.get(tailOf(text)) ?? new Set()).add(text));
  const bare = (bullet: Bullet): Bullet =>
    (behind.get(tailOf(bullet.text))?.size ?? 0) < REFRAIN ? bullet : { ...bullet, quantities: [], result: null };
  return roles.map((role) => ({ ...role, bullets: role.bullets.map(bare) }));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export function readDocument({
  content: written,
  language,
  today,
  settings,
  source = null,
  reading,
}: AnalyzeInput): ResumeDocument {
  const content = plainContent(written);
  const month = monthRange(today)?.last ?? 0;
  const allFields = textFields(content);
  const unscored = unscoredPaths(allFields, source);
  const fields = allFields.filter(({ path }) => !unscored.has(path));
  const roles = withoutRefrains(readRoles(content, month, unscored));
  const prose = fields
    .filter(({ kind }) => kind !== 'line')
    .map(({ path, text, entry }) => ({
      path,
      text,
      language: lineLanguage(text),
      experience: entry.section === 'work' || entry.section === 'projects',
    }));
  const said = fields.filter(({ entry }) => entry.section !== 'basics').map(({ text }) => countSaid(text));
  return {
    content,
    language,
    settings: resolveSettings(language, settings, source !== null),
    source,
    today: month,
    dateWords: reading?.dates ?? {},
    loose: reading?.loose ?? [],
    layout: reading?.layout ?? null,
    written: reading?.written ?? null,
    form: isOfficialForm(
      allFields,
      content.custom.map(({ title }) => title),
      reading?.loose ?? [],
      reading?.written?.lines,
    ),
    scholar: isScholar(content),
    letter: isLetter(content, allFields, reading?.loose ?? []),
    allFields,
    unreadable: isUnreadable(allFields),
    fields,
    terms: new Map(fields.map(({ path, text }) => [path, findTerms(text)])),
    roles,
    bullets: roles.flatMap((role) => role.bullets),
    prose,
    words: sum(said.map(({ count }) => count)),
    wordsRead: sum(said.map(({ count, language }) => Math.min(count, READ[language]))),
  };
}

/** Jobs where there are some, else voluntary work, else projects: the entries that are asked for points and figures. */
export function askedRoles({ roles }: ResumeDocument): Role[] {
  const work = roles.filter(({ section }) => section === 'work');
  const jobs = work.filter(({ voluntary }) => !voluntary);
  return jobs.length > 0 ? jobs : work.length > 0 ? work : roles;
}

export const evidence = (path: FieldPath, text: string, from = 0, to = text.length): Evidence => ({
  path,
  quote: text.slice(from, to),
  from,
  to,
});
