import type { Project } from '@verdant/contracts';
import { entrySource, hasOrganisationWord, hasTitleWord, projectLabels } from '@verdant/lexicon/vocabulary';
import { type Entry, toEntries } from '../entries/entries.ts';
import { headDates } from '../entries/heads/head-lines.ts';
import { withRunInHeads } from '../entries/heads/run-in-heads.ts';
import { toItems } from '../entries/items.ts';
import { piecesOf } from '../entries/pieces.ts';
import { bareLine, withCells, withText } from '../entries/reworded.ts';
import { withWholeSpans } from '../entries/spans/whole-spans.ts';
import { toldName, withToldNames } from '../entries/told-names.ts';
import { type Draft, sourceOf } from '../parse/draft.ts';
import { halvesAt } from '../sections/halves.ts';
import { isBullet } from '../sections/styles.ts';
import { isCjk } from '../text/spacing.ts';
import type { Cell, Line } from '../types.ts';
import { findUrl } from '../values/contacts.ts';
import { findDates, looksLikeDate } from '../values/parse-dates.ts';
import { withLabelledValues } from './labelled-values.ts';

const TECHNOLOGIES = new RegExp(`^${entrySource(projectLabels.technologies)}\\s*[:：]\\s*`, 'iu');
const ROLE = new RegExp(`^${entrySource(projectLabels.role)}\\s*[:：]\\s*`, 'iu');
const ROLE_IN_PARENS = /[（(]([^（()）]{2,20})[)）]\s*$/;

const splitTags = (text: string): string[] =>
  text
    .split(/\s*[,，、;；|•·]\s*|\s+[/+]\s+/)
    .map((t) => t.replace(/[.。]$/, '').trim())
    .filter(Boolean);

/** `2023 Tarn Atlas (open source). Maps of …`: a name, a remark in brackets, and what the project is, in one line. */
const TOLD =
  /^(\P{L}{0,24}|.{0,24}\d\s+)(\p{L}[^.:：;；]{1,50}?)\s?(?:[（(][^（()）]{2,40}[)）])?(?<=[\p{Ll}\d)）]{2})\.\s+(?=\p{Lu})/u;
/** A sentence has so many words. */
const LEAST_TOLD = 5;

/** The name alone as the head, with its dates, where each line of a list tells of one project. */
function withToldName(entry: Entry): Entry | null {
  const [line, ...others] = entry.head;
  const told = line?.opens ? toldName(line) : null;
  const cell = line?.cells.find(({ text }) => !looksLikeDate(text));
  if (!line || !cell || !told) return null;
  const [upTo, rest] = halvesAt(cell, told.to);
  const name = told.from ? halvesAt(upTo, told.from)[1] : upTo;
  const behind = { ...rest, text: rest.text.replace(/^[\s:.|]+/u, ''), slots: [] };
  const head = withCells(line, [{ ...name, slots: [] }]);
  const body = [withCells(line, [behind]), ...others, ...entry.body];
  return { head: [head], body, dates: entry.dates ?? told.dates };
}

/** The name alone as the head of an entry whose line goes on with what the project is. */
function withNameAlone(entry: Entry): Entry {
  const [line, ...others] = entry.head;
  const cell = line?.cells.find(({ text }) => !looksLikeDate(text));
  const [all, before = '', name = ''] = TOLD.exec(cell?.text ?? '') ?? [];
  if (!line || !cell || !all || isCjk(cell.text) || isBullet(line.text)) return entry;
  if (before && findDates(before)?.from !== 0) return entry;
  if (cell.text.slice(all.length).split(/\s+/).length < LEAST_TOLD) return entry;
  const [first, told] = halvesAt(cell, before.length + name.length);
  const at = line.cells.indexOf(cell);
  const head = withCells(line, [...line.cells.slice(0, at), { ...first, slots: [] }]);
  const rest = { ...told, text: told.text.replace(/^\.\s+/, ''), slots: [] };
  const body = [withCells(line, [rest]), ...others, ...entry.body];
  return { head: [head], body, dates: entry.dates ?? headDates(head) };
}

const LONGEST_ROLE = 60;

/** The line below a name that is drawn neither as that nor as what is told: what somebody was there. */
function drawnRole({ head, body }: Entry): Line | null {
  const [first, second, third] = [...head, ...body];
  const name = first?.cells.find(({ text }) => !looksLikeDate(text));
  const [cell] = second?.cells ?? [];
  if (!name?.bold || !cell || cell.bold || second!.cells.length > 1 || !third || third.cells[0]!.bold) return null;
  const isOwn = cell.colour !== name.colour && cell.colour !== third.cells[0]!.colour;
  const isTold = /[:：]|[.。;；!！]$/.test(cell.text) || cell.text.length > LONGEST_ROLE || isBullet(cell.text);
  const isOther = isTold || looksLikeDate(cell.text) || findUrl(cell.text) !== null || /[·|｜]/.test(cell.text);
  return isOwn && !isOther ? second! : null;
}

/** The name as one cell in heavier type, whatever dashes stand in it; null where a date stands there, too. */
function wholeName({ cells }: Line): string | null {
  const cell = cells.find(({ text }) => !looksLikeDate(text));
  return cell?.parts.every((part) => part.bold || !part.text.trim()) && !findDates(cell.text) ? cell.text : null;
}

/** `云海·松林里`: a point that nothing parts from the words around it stands within a name. */
function withPoint(name: string, [line]: Line[]): string {
  for (const { text } of line?.cells ?? []) {
    const at = text.indexOf(name);
    const behind = at === 0 || /\s/.test(text[at - 1] ?? '') ? text.slice(at + name.length) : '';
    const rest = /^·[^\s·|｜，,;；:：（(]{2,20}/u.exec(behind)?.[0];
    if (name && rest && isCjk(rest) && !hasTitleWord(rest.slice(1))) return name + rest;
  }
  return name;
}

/** `Star 640+`, `1.2k downloads`: how much a project is used, in a cell of its own. */
const COUNT =
  /^(?:stars?|forks?|downloads?|installs?|⭐|★)\s?[:：]?\s?\d[\d,.]*\s?[kw万千]?\+?$|^\d[\d,.]*\s?[kw万千]?\+?\s(?:(?:github|gitee)\s)?(?:stars?|forks?|downloads?|installs?)$/iu;
const withoutCounts = (entry: Entry): Entry => ({
  ...entry,
  head: entry.head.map((line) => ({
    ...line,
    cells: line.cells.map((cell) => (COUNT.test(cell.text.trim()) ? { ...cell, slots: [] } : cell)),
  })),
});

export function toProject(read: Entry): Draft<Project> {
  const whole = withoutCounts(read);
  const given = withToldName(whole) ?? withNameAlone(whole);
  const isCut = given !== whole;
  const roleLine = drawnRole(given);
  const isOther = (line: Line) => line !== roleLine;
  const entry = { ...given, head: given.head.filter(isOther), body: given.body.filter(isOther) };
  const pieces = piecesOf(entry.head, false).pieces.filter((p) => !/^(?:https?:|www\.)/i.test(p.text));
  const links = pieces.filter((p) => findUrl(p.text)?.value.length === p.text.length);
  const named = pieces.filter((p) => !links.includes(p));
  // `tinyraft github.com/ada/tinyraft`: the words before an address are the whole name
  const isBeforeLink = pieces[0] !== undefined && pieces[0] === named[0] && links.includes(pieces[1]!);
  const drawn = roleLine ? wholeName(entry.head[0]!) : null;
  let name = drawn ?? (named.find((p) => p.label === 'name') ?? named[0])?.text ?? links.shift()?.text ?? '';
  const pointed = drawn || isCut ? name : withPoint(name, entry.head);
  const hasPoint = pointed !== name;
  name = pointed;
  let role =
    roleLine?.text ??
    named.slice(1).find((p) => hasTitleWord(p.text) && !hasOrganisationWord(p.text) && p.text.length <= 40)?.text ??
    '';
  const inParens = name.match(ROLE_IN_PARENS);
  if (!role && inParens && hasTitleWord(inParens[1]!)) {
    role = inParens[1]!;
    name = name.slice(0, inParens.index).trim();
  }
  const technologies: string[] = [];
  const prose: string[] = [];
  const results: string[] = [];
  for (const piece of named.slice(1)) if (piece.text !== role && !(drawn && piece.line === 0)) prose.push(piece.text);
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
    roleLine
      ? ['name', 'role']
      : hasPoint || isCut || isBeforeLink || named.some((p) => p.label === 'name')
        ? ['name']
        : [],
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
  const head: Line = toldName(plain) ? { ...plain, opens: true } : plain;
  return dates ? { head: [head], body: [], dates } : null;
}

/** `• Harbour Towers (2021 – 2024)`, line by line: a list of projects and nothing told of any. */
function listOf(lines: Line[]): Entry[] {
  const entries = lines.flatMap((line) => listed(line) ?? []);
  return entries.length > 1 && entries.length === lines.length ? entries : [];
}

/** `无`, `None`: a form's answer where there is no project. */
const NOTHING = /^(?:暂?无|没有|none|nil|n\/?a|not applicable)[。.]?$/iu;

/** A point or a date below it tells something, whatever stands above. */
const saysNothing = ({ name, start, results, introduction }: Draft<Project>): boolean =>
  NOTHING.test(name) && !start && !results.length && !introduction;

const TITLE = new RegExp(`^${entrySource(projectLabels.title)}\\s*[:：]\\s*`, 'iu');
/** `Title: Solar dryer for fruit`: names without their label, where each project begins with one. */
function withPlainTitles(lines: Line[]): Line[] {
  const isTitled = ({ text }: Line) => TITLE.test(text);
  if (!lines[0] || !isTitled(lines[0])) return lines;
  return lines.map((line) => {
    if (!isTitled(line)) return line;
    const [first, ...others] = line.cells as [Cell, ...Cell[]];
    const name = { ...withText(first, first.text.replace(TITLE, '')), slots: [] };
    return { ...withCells(line, [...(name.text ? [name] : []), ...others]), opens: true };
  });
}

/** Names that their lines go on from part the entries where nothing else parts as many. */
function entriesOf(lines: Line[]): Entry[] {
  const [plain, ...others] = [lines, withRunInHeads(lines), withToldNames(lines)].map(toEntries) as [
    Entry[],
    ...Entry[][],
  ];
  return others.reduce((best, some) => (some.length > best.length ? some : best), plain);
}

export function parseProjects(lines: Line[]): Draft<Project>[] {
  const inList = listOf(withWholeSpans(lines));
  return (inList.length > 0 ? inList : entriesOf(withPlainTitles(lines)))
    .map(toProject)
    .filter((project) => !saysNothing(project));
}
