import type { Skill } from '@verdant/contracts';
import { isKnownTerm } from '@verdant/lexicon/vocabulary';
import { ranOut } from '../layout/line-width.ts';
import type { Draft } from '../parse/draft.ts';
import { isBullet, styleOf, withoutBullet } from '../sections/styles.ts';
import { isCjk, joinLines } from '../text/spacing.ts';
import type { Line } from '../types.ts';

const LABEL = /^([^:：,，、;；.。]{1,40}?)\s*[:：]\s*(?=\S)(?!\/\/)/;
/** `专业软件 用友、金蝶`: the one space of a list stands behind its category. */
const WORD_BEFORE_LIST = /^([\u4e00-\u9fff]{2,6}) (?=[^\s、]+(?:、[^\s、]+)+$)/;
const SENTENCE = 60;
/** How well a skill is mastered, drawn or in percent: it is no part of its name. */
const LEVEL =
  /\s*(?:[●○◉◎◍★☆■□▪▫◆◇⬤⚫⚪◼◻▮▯█░▓]{2,}(?:\s?[●○◉◎★☆■□▪▫◆◇⬤⚪]+)*|[-–—:：(（]?\s*\d{1,3}\s?%[)）]?|[-–—:：(（]?\s*\d{1,2}\s?\/\s?(?:5|10)[)）]?)$/u;

const BREAKS = String.raw`[,，、;；|｜•]|\s·\s|\s{2,}`;
const OUTSIDE = String.raw`\s*(?![^(（]{0,80}[)）])`;
const KEYWORDS = new RegExp(String.raw`\s*(?:${BREAKS})${OUTSIDE}`);
/** A list that is parted by slashes: at least two of them, with room on both sides. */
const SLASHES = new RegExp(String.raw`\s*(?:${BREAKS}|\s/\s)${OUTSIDE}`);
const isSlashed = (text: string): boolean => text.split(/\s\/\s/, 3).length > 2;
/** `Excel（精通） 北森（熟练）`: each with its level in brackets. */
const LEVELLED = /^(?:[^\s()（）]{1,24}[(（][^()（）]{1,12}[)）]\s+){1,20}[^\s()（）]{1,24}[(（][^()（）]{1,12}[)）]$/u;

/** `#排班 #盘点`: tags as job boards print them. */
const TAGS = /^(?:[#＃][^\s#＃]{1,30}\s+){1,40}[#＃][^\s#＃]{1,30}$/u;
const JOINED = /\s+(?:and|&)\s+|\s+/;
const CHINESE_JOINED = /[和及与]/;

/** `Photoshop InDesign Word`, `Outlook and Teams`, `Word和PPT`: several known terms that no comma parts. */
function knownApart(text: string, isOne: boolean): string[] {
  // `Excel 透视表` among others is one of them
  if (isKnownTerm(text) || text.length > SENTENCE || (isOne && /\p{Script=Han}/u.test(text) && /[a-z] /i.test(text)))
    return [text];
  const ways = [text.split(JOINED), text.split(CHINESE_JOINED)];
  return ways.find((words) => words.length > 1 && words.every((word) => isKnownTerm(word))) ?? [text];
}

/** `精益生产 TPM 成本管控 海外建厂`: Chinese has no spaces within a sentence, so three words with some between are a list. */
function chineseSpaced(text: string): string[] {
  const words = text.split(/(?<=[\p{Script=Han}）)])\s+|\s+(?=\p{Script=Han})/u);
  const isList =
    words.length > 2 && /\p{Script=Han}\s\p{Script=Han}/u.test(text) && words.every((word) => word.length <= 16);
  return isList ? words : [text];
}

/** Keywords of a list; a sentence stays whole, and so do the words inside parentheses. */
export function splitKeywords(text: string): string[] {
  if (LEVELLED.test(text.trim())) return text.trim().split(/(?<=[)）])\s+/);
  if (TAGS.test(text.trim()))
    return text
      .trim()
      .split(/\s+/)
      .map((tag) => tag.slice(1));
  const parts = text.split(isSlashed(text) ? SLASHES : KEYWORDS).map((p) =>
    p
      .replace(/[.。]$/, '')
      .replace(LEVEL, '')
      .trim(),
  );
  const long = parts.some((p) => (isCjk(p) ? p.length * 2 : p.length) > SENTENCE);
  return (
    long ? [text.trim()] : parts.flatMap(chineseSpaced).flatMap((part) => knownApart(part, parts.length > 1))
  ).filter(Boolean);
}

type Open = Draft<Skill> & { text: string; isOpen?: boolean };

/** `**Sales, Expert**: Tenders`: heavier type up to a colon names a group, whatever commas stand in it. */
function heavyHead({ cells }: Line): { category: string; text: string } | null {
  const parts = cells.flatMap((cell, at) => (at ? [{ text: '\t', bold: false }, ...cell.parts] : cell.parts));
  const light = parts.findIndex((part) => !part.bold);
  const [heavy, rest] = [parts.slice(0, light < 0 ? parts.length : light), light < 0 ? [] : parts.slice(light)].map(
    (some) => some.map(({ text }) => text).join(''),
  ) as [string, string];
  const head = /^([^:：]{1,60}?)\s{0,4}[:：]\s{0,4}$/u.exec(heavy)?.[1];
  if (head) return { category: head.trim(), text: rest.trim() };
  const behind = /^\s{0,4}[:：]\s{0,4}(?!\/\/)/u.exec(rest);
  if (!behind || !/\p{L}/u.test(heavy) || /[:：]/.test(heavy) || heavy.length > 60) return null;
  return { category: heavy.trim(), text: rest.slice(behind[0].length).replaceAll('\t', ' ').trim() };
}

/** A line of the same paragraph stands so much closer than the next group does. */
const CLOSER = 0.97;

/** A name of a group that its line left no room for: it ended before its colon, at a mark or closer than groups stand. */
const goesOn = (category: string, line: Line, usual: number): boolean =>
  line.gap > 0 && (line.gap < usual * CLOSER || (line.gap < 1.8 && /[,，/&、]$/.test(category)));

/** The first line of such a name, with what stands beside it. */
function cutHead({ cells: [cell, ...others], text }: Line, next: Line | undefined, usual: number): Open | null {
  if (!cell || !next || isBullet(text) || !heavyHead(next) || !goesOn(cell.text, next, usual)) return null;
  if (others.some(({ bold }) => bold) || !cell.parts.every((part) => part.bold || !part.text.trim())) return null;
  return { category: cell.text.trim(), items: [], text: others.map((other) => other.text).join(' '), isOpen: true };
}

/** `**中文**：母语**英语**：流利`: groups side by side with no room between them, each by itself. */
function headsApart(line: Line): Line[] {
  const [cell, ...others] = line.cells;
  if (!cell || others.length || isBullet(line.text)) return [line];
  const heads = cell.parts.flatMap((part, at) =>
    part.bold && /^\s*[:：]/.test(cell.parts[at + 1]?.text ?? '') ? [at] : [],
  );
  if (heads.length < 2 || heads[0] !== 0) return [line];
  return heads.map((from, i) => {
    const parts = cell.parts.slice(from, heads[i + 1]);
    const text = parts
      .map((part) => part.text)
      .join('')
      .trim();
    return { ...line, text, cells: [{ ...cell, text, parts }] };
  });
}

const close = (open: Open): Draft<Skill> => ({
  category: open.category,
  items: [...open.items, ...splitKeywords(open.text)],
});

/** Groups of skills. A label or a line of heavier type names a group; loose keywords share one without a name. */
export function parseSkills(given: Line[], title = ''): Draft<Skill>[] {
  const lines = given.flatMap(headsApart);
  const usual = Math.max(0, ...lines.slice(1).flatMap((line) => (heavyHead(line) ? [line.gap] : [])));
  const groups: Open[] = [];
  const styles = new Map<string, number>();
  for (const line of lines) styles.set(styleOf(line), (styles.get(styleOf(line)) ?? 0) + 1);
  const heavy = lines.some((l) => l.cells[0]!.bold) && lines.some((l) => !l.cells[0]!.bold);
  let last: Line | undefined;
  for (const [at, line] of lines.entries()) {
    const bullet = isBullet(line.text);
    const text = bullet ? withoutBullet(line.text) : line.text.trim();
    if (!text) continue;
    const label = text.match(LABEL) ?? text.match(WORD_BEFORE_LIST);
    const open = groups.at(-1);
    const boldLine =
      heavy && !bullet && line.cells.length === 1 && line.cells[0]!.parts.every((p) => p.bold || !p.text.trim());
    const boldFirst = heavy && line.cells.length === 2 && line.cells[0]!.bold && !line.cells[1]!.bold;
    const [lead, ...after] = line.cells.length === 1 ? line.cells[0]!.parts : [];
    const boldLead = !bullet && lead?.bold && after.length > 0 && after.every((p) => !p.bold);
    const head = bullet ? null : heavyHead(line);
    const cut = head ? null : cutHead(line, lines[at + 1], usual);
    if (head && open?.isOpen) {
      open.category = joinLines(open.category, head.category, line.mixing);
      open.text = [open.text, head.text].filter(Boolean).join(' ');
      open.isOpen = false;
    } else if (head) groups.push({ ...head, items: [] });
    else if (cut) groups.push(cut);
    else if (label) groups.push({ category: label[1]!.trim(), items: [], text: text.slice(label[0].length) });
    else if (boldFirst)
      groups.push({ category: line.cells[0]!.text, items: [], text: line.cells[1]!.text, isOpen: true });
    else if (boldLead)
      groups.push({
        category: lead.text.trim(),
        items: [],
        text: after
          .map((p) => p.text)
          .join('')
          .trim(),
      });
    else if (boldLine) groups.push({ category: text, items: [], text: '', isOpen: true });
    else if (line.cells.length > 1 || !open || bullet) {
      const loose = open && open.category === '' ? open : { category: title, items: [], text: '' };
      const words =
        line.cells.length > 1 ? line.cells.flatMap((c) => splitKeywords(withoutBullet(c.text))) : splitKeywords(text);
      const into = open && open.category !== '' && !bullet && heavy ? open : loose;
      if (into.text) into.items.push(...splitKeywords(into.text));
      into.text = '';
      into.items.push(...words);
      if (into === loose && loose !== open) groups.push(loose);
    } else if (wraps(last, line, open.text)) {
      if (open.text || !open.items.length) open.text = joinLines(open.text, text, line.mixing);
      else open.items[open.items.length - 1] = joinLines(open.items.at(-1)!, text, line.mixing);
    } else {
      if (open.text) open.items.push(...splitKeywords(open.text));
      open.text = text;
    }
    last = line;
  }
  return groups.map(close).filter((g) => g.items.length > 0 || g.category !== '');
}

/**
 * A line goes on with the one above when that one ended at a comma or ran out of room. In a narrow column only a list
 * with separators shows that: of single keywords, one a line, the widest always reaches the edge.
 */
const wraps = (last: Line | undefined, line: Line, before: string): boolean =>
  last !== undefined &&
  line.gap < 2 &&
  (/[,，、;；•·]$/.test(last.text.trim()) ||
    last.x1 - last.x0 > 0.8 * Math.max(line.x1 - line.x0, 200) ||
    (/[,，、;；]/.test(before) && styleOf(last) === styleOf(line) && ranOut(last, line)));
