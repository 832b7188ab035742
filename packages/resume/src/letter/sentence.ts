import type { Language } from '@verdant/contracts';
import { chineseVerbAt } from '@verdant/lexicon';
import { isKnownTerm } from '@verdant/lexicon/vocabulary';
import { firstClause, readOpener } from '../text/opener.ts';
import { latinWords, markerLength } from '../text/words.ts';
import { fill, frames } from './frames.ts';

const ENDS = /[\s.。;；,，、:：!！]{1,12}$/u;
/** A line that says 我 by itself. */
const OWN = /^(?:本人|我)/;
/** 用 Tableau 搭建看板: the deed comes behind what it was done with. */
const WITH = /^(?:用|使用|运用|利用|通过|基于|根据|结合|针对|围绕|借助|为|对|以|在|从|与|和|将|把|按|向|给|带)/;

const bare = (line: string) => line.slice(markerLength(line)).replace(ENDS, '').trim();

/** The first letter small where it is a common word: not of a name, a term or an abbreviation. */
function small(text: string): string {
  const first = latinWords(text)[0]?.text ?? '';
  if (/\p{Lu}/u.test(first.slice(1)) || /\d/.test(first) || isKnownTerm(first)) return text;
  return text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}

export type Deed = {
  text: string;
  /**
   * did: goes on behind "I". wasTo: behind "I was". came: what came of it, with a subject of its own. thing: is no deed as it
   * stands. whole: a sentence already.
   */
  kind: 'did' | 'wasTo' | 'came' | 'thing' | 'whole';
};

function english(line: string): Deed {
  const text = bare(line);
  if (/^(?:I|My|We|Our)\b/.test(text)) return { text: `${text}.`, kind: 'whole' };
  const first = latinWords(text)[0]?.text ?? '';
  if (/^(?:responsible|accountable|in charge|tasked|involved|engaged)\b/i.test(text))
    return { text: small(text), kind: 'wasTo' };
  const opener = readOpener(text, 'en');
  // a gerund, a bare noun or a title is no deed behind "I"
  const isDeed =
    (opener.kind === 'verb' && !/ing$/i.test(first)) ||
    (opener.kind === 'weak' && /^[a-z]+(?:ed|t)\b/i.test(text)) ||
    (opener.kind === 'unknown' && /^[a-z-]{3,}ed$/i.test(first));
  return { text: small(text), kind: isDeed ? 'did' : 'thing' };
}

function chinese(line: string): Deed {
  const text = bare(line).replace(OWN, '');
  const opener = readOpener(text, 'zh');
  const clause = firstClause(text);
  if (opener.kind === 'verb' || opener.kind === 'weak') return { text, kind: 'did' };
  const hasVerb = Array.from(clause).some((_, at) => at > 0 && chineseVerbAt(clause, at) !== undefined);
  if (opener.kind === 'noun' || !hasVerb) return { text, kind: 'thing' };
  return { text, kind: WITH.test(text) ? 'did' : 'came' };
}

/** What a line of a résumé is behind the person as its subject; its words stay as they are. */
export const deedOf = (line: string, language: Language): Deed => (language === 'zh' ? chinese(line) : english(line));

export type Where = { name: string; kind: 'work' | 'project' };

/** How a sentence stands: by itself, behind another of its place, or behind one that names the place. */
export type Stands = 'alone' | 'further' | 'there';

/** A line of a résumé as a sentence of a letter; its words stay as they are. */
export function sentenceOf(line: string, where: Where, language: Language, stands: Stands = 'alone'): string {
  const frame = frames[language];
  const { text, kind } = deedOf(line, language);
  if (kind === 'whole') return text;
  const words = { company: where.name, deed: text };
  const nowhere = where.name.trim() === '';
  if (kind === 'wasTo') return fill(stands === 'alone' && !nowhere ? frame.wasTo : frame.furtherTo, words);
  if (kind === 'thing') {
    if (nowhere || stands === 'there') return fill(frame.thereIncluded, words);
    return fill(where.kind === 'project' ? frame.projectWork : frame.included, words);
  }
  if (kind === 'came') return nowhere || stands !== 'alone' ? `${text}${frame.end}` : fill(frame.came, words);
  if (stands === 'further') return fill(frame.further, words);
  if (nowhere) return fill(frame.plain, words);
  if (stands === 'there') return fill(frame.there, words);
  return fill(where.kind === 'project' ? frame.project : frame.did, words);
}
