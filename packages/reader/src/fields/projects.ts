import type { Project } from '@verdant/contracts';
import { entrySource, hasOrganisationWord, hasTitleWord, projectLabels } from '@verdant/lexicon/vocabulary';
import { type Entry, toEntries } from '../entries/entries.ts';
import { headDates } from '../entries/head-lines.ts';
import { toItems } from '../entries/items.ts';
import { piecesOf } from '../entries/pieces.ts';
import { bareLine } from '../entries/reworded.ts';
import { type Draft, sourceOf } from '../parse/draft.ts';
import { isBullet } from '../sections/styles.ts';
import type { Line } from '../types.ts';
import { findUrl } from '../values/contacts.ts';
import { withLabelledValues } from './labelled-values.ts';

const TECHNOLOGIES = new RegExp(`^${entrySource(projectLabels.technologies)}\\s*[:：]\\s*`, 'iu');
const ROLE = new RegExp(`^${entrySource(projectLabels.role)}\\s*[:：]\\s*`, 'iu');
const ROLE_IN_PARENS = /[（(]([^（()）]{2,20})[)）]\s*$/;

const splitTags = (text: string): string[] =>
  text
    .split(/\s*[,，、;；|•·]\s*|\s+[/+]\s+/)
    .map((t) => t.replace(/[.。]$/, '').trim())
    .filter(Boolean);

export function toProject(entry: Entry): Draft<Project> {
  const pieces = piecesOf(entry.head, false).pieces.filter((p) => !/^(?:https?:|www\.)/i.test(p.text));
  const links = pieces.filter((p) => findUrl(p.text)?.value.length === p.text.length);
  const named = pieces.filter((p) => !links.includes(p));
  let name = (named.find((p) => p.label === 'name') ?? named[0])?.text ?? links.shift()?.text ?? '';
  let role =
    named.slice(1).find((p) => hasTitleWord(p.text) && !hasOrganisationWord(p.text) && p.text.length <= 40)?.text ?? '';
  const inParens = name.match(ROLE_IN_PARENS);
  if (!role && inParens && hasTitleWord(inParens[1]!)) {
    role = inParens[1]!;
    name = name.slice(0, inParens.index).trim();
  }
  const technologies: string[] = [];
  const prose: string[] = [];
  const results: string[] = [];
  for (const piece of named.slice(1)) if (piece.text !== role) prose.push(piece.text);
  const bullets = entry.body.findIndex((l) => isBullet(l.text));
  const cut = bullets < 0 ? entry.body.length : bullets;
  const sort = (item: string, into: string[]) => {
    if (TECHNOLOGIES.test(item)) technologies.push(...splitTags(item.replace(TECHNOLOGIES, '')));
    else if (ROLE.test(item) && !role) role = item.replace(ROLE, '');
    else into.push(item);
  };
  for (const item of toItems(entry.body.slice(0, cut))) sort(item, prose);
  for (const item of toItems(entry.body.slice(cut))) sort(item, results);
  const { values, rest, doubts } = withLabelledValues(
    entry.head,
    { name, role },
    named.some((p) => p.label === 'name') ? ['name'] : [],
  );
  prose.push(...rest);
  return {
    ...values,
    introduction: [...prose, ...links.map((l) => l.text)].join('\n'),
    technologies,
    start: entry.dates?.start ?? '',
    end: entry.dates ? entry.dates.end : '',
    results,
    source: sourceOf(entry, doubts),
  };
}

/** A mark before a name with its date behind it, all in one line. */
function listed(line: Line): Entry | null {
  if (!isBullet(line.text) || line.cells.length === 0) return null;
  const plain = bareLine(line);
  const dates = headDates(plain);
  return dates ? { head: [plain], body: [], dates } : null;
}

/** `• Harbour Towers (2021 – 2024)`, line by line: a list of projects and nothing told of any. */
function listOf(lines: Line[]): Entry[] {
  const entries = lines.flatMap((line) => listed(line) ?? []);
  return entries.length > 1 && entries.length === lines.length ? entries : [];
}

export function parseProjects(lines: Line[]): Draft<Project>[] {
  const inList = listOf(lines);
  return (inList.length > 0 ? inList : toEntries(lines)).map(toProject);
}
