import { englishLowDeeds, findEnglishVerb } from '@verdant/lexicon';
import { once } from '../../../text/once.ts';
import { figuresIn } from '../../said-figures.ts';
import { chineseWords } from '../chinese-words.ts';
import { baseOf, englishTokens, isIrregularForm, type Token } from '../english-words.ts';
import { isPerson } from '../posts.ts';
import { items } from '../word-lists.ts';

const low = once(() => new Set(items(englishLowDeeds, /\s+/).map(baseOf)));

/** Whoever else stands in a line, and whose it is: left out, their part would be one's own. */
const OTHERS =
  /^(?:colleagues?|team|crew|staff|board|committee|panel|department|company|firm|agency|agencies|office|hr|clients?|mentor|partners?|students?|boys?|girls?|child|children|group|council|head|boss|tutor|friends?|people|someone|others?|another|everyone|lead|parents?|management|sales|marketing|production|engineering|finance|quality|dept|authority|university|college|school|bank|state|public|media|press|users?|customers?|store|shop|branch|we|us|our)$/i;
/** What says of which, how much, how far, how well or when. */
const MEASURE =
  /^(?:half|third|quarter|most|majority|minority|parts?|portions?|fractions?|first|second|last|final|once|twice|early|late|later|time|times|years?|months?|weeks?|days?|hours?|minutes?|mornings?|afternoons?|evenings?|nights?|weekends?|seasons?|summers?|winters?|spring|autumn|terms?|christmas|annual|pairs?|dozens?|hundreds?|thousands?|millions?|couple|few|little|less|more|fewer|only|just|almost|nearly|barely|hardly|never|often|sometimes|seldom|always|again|instead|otherwise|rest|drafts?|pilots?|trials?|attempts?|samples?|stages?|phases?|chapters?|sections?|modules?|[a-z]*day|small|minor|short|slight|junior|partial|local|internal|old|used|simple|plain|easy|light|spare|extra|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|temporary|occasional|low|lower|poor|good|fair|better|best|great|high|big|large|new|main|own|failed|unfinished|unpaid|cancelled|lost|missed|expired|hand)$/i;

/** Analysts, surgeons, trainees: people whose names have other endings. */
const PERSON =
  /(?:lyst|tect|geon|ess|ee|eer|tary|cian|chef|guard|scout|aide|pilot|judge|vet|gp|smith|wright|folk|people|owner|agent|tenant|resident|patient|attendant|assistant)s?$/i;

/** What a figure counts: 6,000 patients. */
const isCounted = (text: string, from: number): boolean =>
  figuresIn(text).some(({ to }) => to <= from && /^[\s-]*(?:[a-z'’-]+\s){0,2}$/i.test(text.slice(to, from)));

const isVerb = (word: string) =>
  findEnglishVerb(word) !== undefined || isIrregularForm(word) || /^[a-z]{2,}(?:ed|ing)$/i.test(word);
/** A deed in the rewrite that is none of the original's. */
const hasNewVerb = (own: readonly Token[], told: readonly Token[]): boolean =>
  told.some(
    ({ text, free, keys }) =>
      !free && isVerb(text) && !own.some((other) => other.keys[0] === keys[0] || other.keys[1] === keys[1]),
  );

/** What only says that something was done: the deed itself is what was lost. */
const DID = /\b(?:carr(?:y|ied|ying) out|perform\w*|undert\w+|conduct\w*|did|made|making|complet\w+)\b/i;

/**
 * Whether the one word that a rewrite leaves out makes it tell less and nothing else: of nobody else, of no measure, and
 * nothing that it still tells was a part of it (tests of the parser, parser tests).
 */
export function isSlightLoss(gone: string, original: string, rewrite: string): boolean {
  const word = gone.toLowerCase();
  if (!/^[a-z]{3,}$/.test(gone) || OTHERS.test(word) || MEASURE.test(word) || /ly$/.test(word)) return false;
  const tokens = englishTokens(original);
  const at = tokens.findIndex(({ text }) => text === gone);
  const token = tokens[at];
  if (!token) return false;
  const told = englishTokens(rewrite);
  const isTold = (index: number) => {
    const other = tokens[index];
    return other !== undefined && !other.plain && told.some(({ keys }) => keys.some((key) => other.keys.includes(key)));
  };
  if (isVerb(word)) {
    const isNew = DID.test(rewrite) && !DID.test(original);
    return !low().has(baseOf(word)) && !isNew && !hasNewVerb(tokens, told);
  }
  if (isPerson(word) || PERSON.test(word) || isCounted(original, token.from)) return false;
  const last = tokens[at - 1];
  const isHead = last !== undefined && isTold(at - 1) && /^[\s-]$/.test(original.slice(last.to, token.from));
  if (isHead && !/ed$/i.test(last.text) && !isIrregularForm(last.text)) return false;
  const behind = tokens.findIndex((other, index) => index > at && !other.plain);
  const between = behind < 0 ? '' : original.slice(token.to, tokens[behind]!.from);
  return behind < 0 || !isTold(behind) || /[,;.()]|^\s?$/.test(between);
}

const HAN = /\p{Script=Han}/u;
/** Letters that make more or less of what they stand with, or another one of it. */
const WEIGHTY =
  /[主首独最全总领著创超冠获奖优胜成会过取得中通准批定签升降增减提扩强高低大小全无不未没非第一二三四五六七八九十百千万两几半多少每各师长家内外省市县区校院国资专精深重核副助初复正新旧客货男女公私网电]/;
/** 写了, 写完: the deed and what it has come to. */
const ASPECT = /(?<=^\p{Script=Han})[了过着到好完的]$/u;
/** 采写 where the person has written 写: one letter that is new, beside one that is not. */
export function isSlightGain(fresh: string, original: string, rewrite: string): boolean {
  if (!HAN.test(fresh) || fresh.length > 2) return false;
  const letters = Array.from(fresh).filter((letter) => !original.includes(letter));
  if (letters.length !== 1 || WEIGHTY.test(letters[0]!)) return false;
  const shared = fresh.replace(letters[0]!, '');
  if (fresh.length === 2) return chineseWords(original).some(({ text }) => text.replace(ASPECT, '') === shared);
  const at = rewrite.indexOf(fresh);
  const beside = [rewrite[at - 1] ?? '', rewrite[at + 1] ?? ''];
  return (
    beside.some((letter) => HAN.test(letter) && original.includes(letter)) &&
    beside.every((letter) => !HAN.test(letter) || original.includes(letter) || /[的了和与及并]/.test(letter))
  );
}
