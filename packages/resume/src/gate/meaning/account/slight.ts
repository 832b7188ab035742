import { chineseVerbAt, englishLowDeeds, findEnglishVerb } from '@verdant/lexicon';
import { once } from '../../../text/once.ts';
import { figuresIn } from '../../said-figures.ts';
import { chineseWords, hasLikeMeaning, saidIn } from '../chinese-words.ts';
import { baseOf, englishTokens, isIrregularForm, type Token } from '../english-words.ts';
import { isPerson } from '../posts.ts';
import { items } from '../word-lists.ts';

const low = once(() => new Set(items(englishLowDeeds, /\s+/).map(baseOf)));

/** Whoever else stands in a line, and whose it is: left out, their part would be one's own. */
const OTHERS =
  /^(?:colleagues?|team|crew|staff|board|committee|panel|department|company|firm|agency|agencies|office|hr|clients?|mentor|partners?|students?|boys?|girls?|child|children|group|council|head|boss|tutor|friends?|people|someone|others?|another|everyone|lead|parents?|management|sales|marketing|production|engineering|finance|quality|dept|authority|university|college|school|bank|state|public|media|press|users?|customers?|store|shop|branch|we|us|our)$/i;
/** What says of which, how much, how far, how well or when. */
const MEASURE =
  /^(?:half|third|quarter|most|majority|minority|parts?|portions?|fractions?|first|second|last|final|once|twice|early|late|later|time|times|years?|months?|weeks?|days?|hours?|minutes?|mornings?|afternoons?|evenings?|nights?|weekends?|seasons?|summers?|winters?|spring|autumn|terms?|christmas|annual|pairs?|dozens?|hundreds?|thousands?|millions?|couple|few|little|less|more|fewer|only|just|almost|nearly|barely|hardly|never|often|sometimes|seldom|always|again|instead|otherwise|rest|drafts?|pilots?|trials?|attempts?|samples?|stages?|phases?|chapters?|sections?|modules?|[a-z]*day|small|minor|short|slight|junior|partial|local|internal|old|used|simple|plain|easy|light|spare|extra|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|temporary|occasional|low|lower|poor|good|fair|better|best|great|high|big|large|new|main|own|failed|unfinished|unpaid|cancelled|lost|missed|expired|hand|replica|dummy|fake|mock|toy|imitation|model|practice|backup|reserve|demo|test|training|proposed|virtual|fictional|planned|unofficial|informal|amateur|miniature|secondary|simulated|trainee|assistant|potential|prospective|former|acting|interim|honorary|unpublished|pending)$/i;

/** What undoes what is told, and what doubts it or only talks of it. */
const UNDONE =
  /^(?:abandon|scrap|drop|shelve|discontinue|reject|refuse|withdraw|reverse|guess|suppose|think|believe|say|speak|talk)$/;

/** Whether a word says of which, how much, how far, how well or when. */
export const isOfMeasure = (word: string): boolean => MEASURE.test(word);

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
  if (HAN.test(gone)) return isSlightLossZh(gone, original, rewrite);
  const word = gone.toLowerCase();
  const isOpening = original.trimStart().startsWith(gone) && /^\p{Lu}[a-z]{2,}$/u.test(gone);
  if (!(isOpening || /^[a-z]{3,}$/.test(gone)) || OTHERS.test(word) || MEASURE.test(word) || /ly$/.test(word))
    return false;
  const tokens = englishTokens(original);
  const at = tokens.findIndex(({ text }) => text === gone);
  const token = tokens[at];
  if (!token) return false;
  // a licence or similar may be none
  if (/^(?:similar|equivalent)$/.test(word) && /\bor (?:an? )?$/i.test(original.slice(0, token.from))) return false;
  const told = englishTokens(rewrite);
  const isTold = (index: number) => {
    const other = tokens[index];
    return other !== undefined && !other.plain && told.some(({ keys }) => keys.some((key) => other.keys.includes(key)));
  };
  if (isVerb(word)) {
    const isNew = DID.test(rewrite) && !DID.test(original);
    return !low().has(baseOf(word)) && !UNDONE.test(baseOf(word)) && !isNew && !hasNewVerb(tokens, told);
  }
  if (isPerson(word) || isPerson(word.replace(/s$/, '')) || PERSON.test(word) || isCounted(original, token.from))
    return false;
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
  /[主首独最全总领著创超冠获奖优胜成会过取得中通准批定签升降增减提扩强高低大小全无不未没非第一二三四五六七八九十百千万两几半多少每各师长家内外省市县区校院国资专精深重核副助初复正新旧客货男女公私网电极]/;
/** Words of two letters or more that say whose, how much, how far, how often or how well: left out, more would be claimed. */
const WEIGHTY_ZH =
  /组|队|班|部|门|店|站|室|科|处|人|员|者|客户|供应|同事|老师|经理|领导|上级|专家|导师|日|周|月|年|季|夜|早|晚|时|期|次|半|短|轻|少|旧|老|试|样|草|预|拟|计划|申请|候|替|代|兼|实习|见习|助|协|参|配合|学习|练习|培训|模拟|测试|演|讨论|意见|个别|普通|一般|简单|基础|日常|辅助|业余|自|同|分|约|近|超|最|仅|只|才|多|未|非|勿|别|失|误|差|坏|退|停|缺|亏|欠|败|输|延|迟|逾|罚|诉|伤|险|备|仿|复制|假|玩具|模型|道具|社区|校园|学生|公益|民间|二手|翻新|异常|特别|热心|积极|主动|线上|线下|本地|当地|海外|国|东|西|南|北/;
/** Who has it done, asks for it, hears of it, tells of it, learns, plans or tries it has not done it. */
const CAUSED =
  /督|催|安排|组织|联系|联络|委托|委派|要求|通知|提醒|指导|指挥|教|协调|监|请|申|报|记|登|研|究|了解|熟悉|观|参|看|听|学|练|备|筹|尝|提|建议|推荐|起草|草|拟|候|入围|投|送|交|转|收|接|购|订|租|借|询|评|审|查|验|核|传达|宣|推|改|停|拒|退|撤|避|防|清|除|拆|废|丢|负责|承担|带|兼|代|陪|随|跟|伴/;
/** Likewise words of causing alone: who has it arranged has not done it. */
const HAS_DONE =
  /^(?:督促|催促|安排|组织|联系|联络|委托|委派|要求|通知|提醒|指导|指挥|协调|监督|申请|申报|请求|号召|动员|倡议|办理|经办|承办)$/;
/** Letters that only join. */
const SMALL = /[以由从自至到将把被让的地得了着过和与及并且而在于对为向给按其该此均共有含中内里也又还则已曾]/;
/** 夜班轮值期间: a thing left out that stands before another one which is told, and that no figure counts. */
function isSlightLossZh(word: string, original: string, rewrite: string): boolean {
  if (word.length < 2 || /\d/.test(word) || WEIGHTY.test(word) || WEIGHTY_ZH.test(word)) return false;
  const at = original.indexOf(word);
  const behind = original.slice(at + word.length);
  // 控制损耗: a deed done to a thing that is told; of a deed done to a deed somebody else may be the doer
  if (HAS_DONE.test(word)) return false;
  if (chineseVerbAt(word, 0) && (CAUSED.test(word) || chineseVerbAt(behind.replace(/^[了的过]/, ''), 0))) return false;
  const before = original.slice(0, at);
  if (/\d[^，,。；;]{0,3}$/.test(before) || /^[^，,。；;]{0,2}\d/.test(behind)) return false;
  // 产品系统 where the original has 订单系统: another word in its place, however little it says
  const said = saidIn(original);
  const isAllSaid = chineseWords(rewrite).every(
    ({ text }) => text.length < 2 || original.includes(text) || hasLikeMeaning(text, said),
  );
  if (!isAllSaid) return false;
  // 组化, which the segmenter does not know: two letters side by side that the original has nowhere
  const isNewWord = Array.from(rewrite.matchAll(/(?=(\p{Script=Han}{2}))/gu)).some(([, pair = '']) =>
    Array.from(pair).every((letter) => !original.includes(letter) && !SMALL.test(letter)),
  );
  if (isNewWord) return false;
  const next = /^的?(\p{Script=Han}{2})/u.exec(behind)?.[1];
  return next !== undefined && rewrite.includes(next);
}

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
  // 施针 for 起针: in the place of another letter, not beside the word
  const [, was = ''] = new RegExp(`(\\p{Script=Han})${beside[1]}`, 'u').exec(original) ?? [];
  if (HAN.test(beside[1]!) && was !== '' && !SMALL.test(was) && !rewrite.includes(was)) return false;
  return (
    beside.some((letter) => HAN.test(letter) && original.includes(letter)) &&
    beside.every((letter) => !HAN.test(letter) || original.includes(letter) || /[的了和与及并]/.test(letter))
  );
}
