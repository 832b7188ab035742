import type { Language } from '@verdant/contracts';
import { resultSpan } from '../text/results.ts';
import { contentStems, latinWords, stem } from '../text/words.ts';
import type { Source } from './known-facts.ts';
import { beyond } from './meaning/beyond.ts';
import { withShortForms } from './meaning/short-forms.ts';

const MAX_NEW = 0.4;
const MAX_SHOWN = 8;
const SCOPE =
  /\b(?:end[- ]to[- ]end|from scratch|company-?wide|organi[sz]ation-?wide|global(?:ly)?|worldwide|nationwide|entire|enterprise-?wide|industry-leading|mission-critical|large-scale|zero downtime|key|critical|major|fully|entirely|completely|always|(?<!\bin )all(?! told\b)|every(?= (?!(?:winter|summer|quarter|other|semester)\b)[a-z]+(?:er|or|ee|ist)\b)|whole)\b|全流程|全链路|从0到1|从零|全公司|全国|全球|海外|跨国|集团级|公司级|行业领先|业内首|首个|首次|核心|关键|大型|全面|重大|全部|所有|完全|全程|始终|全体|(?<![安完齐健])全(?:集团|[厂矿院校行店县市省场队科系站所镇村区园局班])(?![能面科])|全年(?!级|[^，,。；;\uE000]{0,10}\uE000)/gi;
const A_YEAR_OF = /(?<![近前后第头过有另某那这哪的])一年[^，,。；;]{0,6}\d/;
/** 全部 where the person has written 均 or 都. */
const EACH_OF = /(?<=[，,；;\s]|^)(?:均|皆|都|悉数)(?!匀|值|价)/u;
/** 核心功能 where the person has written 主要功能. */
const CHIEF = /(?:核心|关键)(功能|模块|内容|指标|业务|产品|流程|步骤)/g;

function newEnglish(text: string, known: ReadonlySet<string>): { words: string[]; share: number } {
  const mine = contentStems(text);
  const words = latinWords(text)
    .map((word) => word.text)
    .filter((word) => mine.has(stem(word)) && !known.has(stem(word)));
  const fresh = [...mine].filter((word) => !known.has(word)).length;
  return { words: [...new Set(words)], share: mine.size === 0 ? 0 : fresh / mine.size };
}

const EMPTY_HAN = '的了和与及并在对为以从到将把被由等中上下';
function newChinese(text: string, known: string): { words: string[]; share: number } {
  const letters = Array.from(text.matchAll(/\p{Script=Han}/gu), ([char]) => char).filter(
    (char) => !EMPTY_HAN.includes(char),
  );
  const fresh = letters.filter((char) => !known.includes(char));
  const runs = Array.from(text.matchAll(/\p{Script=Han}+/gu)).flatMap(([run]) =>
    Array.from(run, (char) => (known.includes(char) ? ' ' : char))
      .join('')
      .split(' ')
      .filter((part) => part.length > 1),
  );
  return { words: [...new Set(runs)], share: letters.length === 0 ? 0 : fresh.length / letters.length };
}

/** The clause that claims an outcome, with the words before it that carry it. */
function outcome(text: string, language: Language): string {
  const span = resultSpan(text, language);
  if (!span) return '';
  const end = text.slice(span.from).search(/[,;.，；。]/);
  return text.slice(span.from, end < 0 ? text.length : span.from + end).trim();
}

/**
 * What the person has to say is true, because no rule can: what goes beyond the original, wider scope, or a plan told as
 * done. Where there is no original, more than 40 % new words and an outcome that the entry does not tell.
 */
export function unconfirmed(text: string, source: Source, language: Language): string[] {
  const known = source.entry.join('\n');
  const confirm: string[] = source.original.trim() === '' ? newThings(text, known, language) : beyond(text, source);
  const lower = withShortForms(known).toLowerCase();
  const plainly = (EACH_OF.test(source.original) ? text.replaceAll('全部', ' ') : text).replace(
    CHIEF,
    (said, thing: string) => (known.includes(`主要${thing}`) ? ' ' : said),
  );
  // 一年跑了60多次: so many in all of it
  const wide = A_YEAR_OF.test(source.original) ? plainly.replace(/全年(?=[^，,。；;]{0,6}\d)/g, ' ') : plainly;
  for (const claim of wide.match(SCOPE) ?? []) if (!lower.includes(claim.toLowerCase())) confirm.push(claim);
  return [...new Set(confirm)].slice(0, MAX_SHOWN);
}

function newThings(text: string, known: string, language: Language): string[] {
  const { words, share } = language === 'zh' ? newChinese(text, known) : newEnglish(text, contentStems(known));
  const claim = resultSpan(known, language) ? '' : outcome(text, language);
  return [...(share > MAX_NEW ? words : []), ...(claim === '' ? [] : [claim.replace(/[\uE000\s]+/g, ' ').trim()])];
}
