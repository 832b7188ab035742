import type { Language } from '@verdant/contracts';
import { chineseVerbAt, findEnglishVerb } from '@verdant/lexicon';
import { isKnownCertificate, isKnownTool } from '@verdant/lexicon/vocabulary';
import { capital } from '../text/capital.ts';
import { isIrregularPast } from '../text/irregular-past.ts';
import { firstClause, readOpener } from '../text/opener.ts';
import { resultSpan } from '../text/results.ts';
import { isWord } from '../text/spelling/dictionary.ts';
import { latinWords, markerLength } from '../text/words.ts';
import { fill, frames } from './frames.ts';

const ENDS = /[\s.。;；,，、:：!！]{1,12}$/u;
/** A line that says 我 by itself. */
const OWN = /^(?:本人|我)/;
/** 用 Tableau 搭建看板: the deed comes behind what it was done with. */
const WITH =
  /^(?:用(?![户电水工])|使用|运用|利用|通过|基于|根据|结合|针对|围绕|借助|为|对(?![公私内外])|以(?![上下])|在(?![线职岗校])|从(?!业)|与|和|将|把|按|向|给|带)/;

/** 服务零投诉, 四年无压疮: what did not happen. */
const NONE_OF = /(?:零|[年月天次]无|无一|从未|未曾)\p{Script=Han}/u;
/** 盘点差异率由 1.3% 降到 0.4%: what it came to, whatever word it begins with. */
const OUTCOME_OF = /(?:率|量|额|数|成本|时间|时长|周期)[^，。；]{0,4}(?:由|从|降|升|提高|减少|增长|达)/;
/** 对公对私柜台业务 */
const WORK_AT_END = /(?:业务|工作|事务|事宜|任务|管理|服务|运营|教学|护理|焊接?|加工|操作|维修|维护)$/;

const bare = (line: string) => line.slice(markerLength(line)).replace(ENDS, '').trim();

/** The first letter small where it is a common word: not of a name, a tool or an abbreviation. */
function small(text: string): string {
  const first = latinWords(text)[0]?.text ?? '';
  const isCommon = first
    .toLowerCase()
    .split('-')
    .every((part) => isWord(part));
  const isName = isKnownTool(first) || isKnownCertificate(first) || !isCommon;
  if (/\p{Lu}/u.test(first.slice(1)) || /\d/.test(first) || isName) return text;
  return text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}

export type Deed = {
  text: string;
  /**
   * did: goes on behind "I". wasTo: behind "I was". thing: names work, which one's own work may include. whole: a sentence
   * already. came: anything else, as what came of it with a subject of its own: it only follows where that was.
   */
  kind: 'did' | 'wasTo' | 'came' | 'thing' | 'whole';
};

/** Wound care, ground works, saw mill: a thing of the trade that is written like a deed. */
const NOUN_TOO = /^(?:wound|ground|saw|felt|found|left|rose|bore|bit|fell|lay|spoke|shed|bound|stove|drove|cut|set)$/i;
/** No call-backs; two evacuations, no injuries: what did not happen is no work. */
const NOTHING_OF = /(?:^|[,;:–—-]\s{1,3}|\band )(?:no|zero|nil|never|without|not one)\b/i;
/** Renewal rate 88%; 140 plots handed over: what it came to. */
const OUTCOME = /\d\s?%|^\d/;
const firstOf = (text: string) => text.split(/[,;:–—]\s/)[0] ?? '';
/** Duty lead overnight, supervises a porter: a deed behind what is none. */
const hasDeedLater = (text: string): boolean =>
  text
    .split(/[,;:–—]\s/)
    .slice(1)
    .some((clause) => {
      const word = latinWords(clause)[0]?.text.toLowerCase() ?? '';
      const verb = findEnglishVerb(word);
      return verb !== undefined && (word === verb.past ? word !== verb.base : word !== verb.base && !/ing$/.test(word));
    });

/** balances: what he or she does, which "I" does not. */
const isOfOther = (word: string): boolean => {
  const verb = findEnglishVerb(word);
  const lower = word.toLowerCase();
  return verb !== undefined && /s$/.test(lower) && lower !== verb.base && lower !== verb.past;
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
    (opener.kind === 'verb' && !/ing$/i.test(first) && !isOfOther(first)) ||
    (opener.kind === 'weak' && (/^[a-z]+(?:ed|t)\b/i.test(text) || isIrregularPast(first))) ||
    (opener.kind === 'unknown' && (/^[a-z-]{3,}ed$/i.test(first) || (isIrregularPast(first) && !NOUN_TOO.test(first))));
  if (isDeed) return { text: small(text), kind: 'did' };
  const isOther =
    NOTHING_OF.test(text) ||
    OUTCOME.test(text) ||
    resultSpan(firstOf(text), 'en') !== null ||
    isOfOther(first) ||
    hasDeedLater(text);
  return { text: small(text), kind: isOther ? 'came' : 'thing' };
}

function chinese(line: string): Deed {
  const text = bare(line).replace(OWN, '');
  const opener = readOpener(text, 'zh');
  const clause = firstClause(text);
  if (NONE_OF.test(clause) || OUTCOME_OF.test(clause)) return { text, kind: 'came' };
  if (opener.kind === 'verb' || opener.kind === 'weak' || WITH.test(text)) return { text, kind: 'did' };
  const namesWork = WORK_AT_END.test(clause) || chineseVerbAt(clause, clause.length - 2)?.verb.length === 2;
  return { text, kind: opener.kind === 'noun' || namesWork ? 'thing' : 'came' };
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
    if (stands === 'further') return fill(frame.alsoIncluded, words);
    if (nowhere || stands === 'there') return fill(frame.thereIncluded, words);
    return fill(where.kind === 'project' ? frame.projectWork : frame.included, words);
  }
  if (kind === 'came') {
    if (nowhere) return `${capital(text)}${frame.end}`;
    return fill({ alone: frame.came, further: frame.alsoThere, there: frame.thereCame }[stands], words);
  }
  if (stands === 'further') return fill(frame.further, words);
  if (nowhere) return fill(frame.plain, words);
  if (stands === 'there') return fill(frame.there, words);
  return fill(where.kind === 'project' ? frame.project : frame.did, words);
}
