import type { Language } from '@verdant/contracts';
import { markerLength } from '../text/words.ts';

/** Letters of a quotation that can still be said aloud. */
const MOST: Record<Language, number> = { en: 150, zh: 64 };
const PARTS: Record<Language, RegExp> = { en: /(?<=[,;:.])\s+/, zh: /(?<=[，；。：])/ };
const ENDS = /[\s.。;；,，、:：!！]+$/u;

const inner = (text: string, language: Language) =>
  language === 'zh' ? text.replaceAll('“', '‘').replaceAll('”', '’') : text.replaceAll(/[“”"]/g, '’');

function shortened(text: string, { from, to }: { from: number; to: number }, language: Language): string {
  const most = MOST[language];
  let at = 0;
  const parts = text.split(PARTS[language]).map((part) => {
    const start = text.indexOf(part, at);
    at = start + part.length;
    return { start, end: at };
  });
  const first = Math.max(
    0,
    parts.findIndex(({ end }) => end > from),
  );
  let [begin, end] = [parts[first]!.start, parts[first]!.end];
  // its sentence from the beginning where there is room; then what follows
  const opens = (at: number) => at === 0 || /[.;。；]\s*$/.test(text.slice(0, parts[at]!.start));
  for (let before = first - 1; before >= 0 && end - parts[before]!.start <= most; before--)
    if (opens(before)) begin = parts[before]!.start;
  for (let next = first + 1; next < parts.length && parts[next]!.end - begin <= most; next++) end = parts[next]!.end;
  if (end - begin > most * 1.4) {
    const near = Math.max(begin, Math.min(from, Math.max(begin, to - most)));
    const cut = language === 'zh' ? near : near === begin ? begin : text.indexOf(' ', near) + 1;
    begin = cut > 0 || near === begin ? cut : near;
    const last = Math.min(end, begin + most);
    end = language === 'zh' || last === end ? last : Math.max(to, text.lastIndexOf(' ', last));
  }
  const bare = text.slice(begin, end).replace(ENDS, '');
  return `${begin > 0 ? '…' : ''}${bare.trim()}${begin + bare.length < text.replace(ENDS, '').length ? '…' : ''}`;
}

/** A line as it can be quoted in a question: whole where it is short, else the part around what the question is about. */
export function quoted(line: string, language: Language, about = { from: 0, to: 0 }): string {
  const skip = Math.max(markerLength(line), line.match(/^[\s－–—•·●◆▪*]{1,8}/u)?.[0].length ?? 0);
  const text = line.slice(skip).replaceAll(/\s+/g, ' ').replace(ENDS, '').trimStart();
  const moved = { from: Math.max(0, about.from - skip), to: Math.max(0, about.to - skip) };
  return inner(text.length <= MOST[language] ? text : shortened(text, moved, language), language);
}
