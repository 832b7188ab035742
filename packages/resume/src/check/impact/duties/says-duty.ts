import type { Bullet } from '../../../document/document.ts';
import { findQuantities } from '../../../text/quantities.ts';
import { countWords } from '../../../text/words.ts';

/** From one measure to another, or what came of it behind the duty: then the line says more than whose duty it was. */
const SAYS_MORE =
  /\d[^，,。；;\d]{0,8}(?:降|升|提|减|增|缩|压|涨)[^，,。；;\d]{0,4}\d|[由从][^，,。；;]{1,16}(?:到|至)|[，,；;](?:均|全部|全程|全年|连续\S{0,6})?(?:无(?!法)|零(?!星)|没有|未(?!来|知))[^，,；;]{1,12}|[，,；;][^，,；;]{0,12}(?:获(?!取|得感)|荣|评为|结题|在[^，,；;]{1,8}推广|避免|挽回|保住|获批|通过(?:了)?(?:审|验|评|认)|中标|落地|达成)|\bfrom \S+(?: \S+)? to \d|,[^,;.]{0,20}\b(?:with(?:out| no| zero)|passed|won|awarded|approved|no (?:\w+ )?(?:findings?|incidents?|complaints?|errors?))\b/i;

/**
 * An outcome of another form than a change: a paper and where it is, a patent, a talk, a prize, a licence, what was opened
 * or put on sale; behind the duty, in a clause of its own.
 */
const CAME_OF_IT = {
  zh: /[，,；;。：:（(](?:[^，,；;。]{0,24}(?:一作|第一作者|通讯作者|投稿|外审|在审|录用|见刊|刊发|发表|专利|软著|著作权|[获荣]奖|[一二三特]等奖|[金银铜]奖|入选|入围|中标|上线|上市|投产|量产|首播|首演|开业|开馆|交付|竣工|结题|结项|立项|出版|签约|通过|取得|拿到|拿下|续签|被[^，,；;。]{0,8}[采引推])|(?:现|目前|至今)?已[^，,；;。]{1,16})/,
  en: /[,;:–—(](?: [^,;.]{0,60}?)?\b(?:first author|under review|in press|submitted to|accepted|published|patent\w*|presented|poster|prize|award\w*|medal|shortlisted|finalist|runner-up|granted|licen[cs]ed|accredited|certified|approved|passed|(?:went |gone |now )?live|launched|released|shipped|opened|commissioned|premiered|completed|delivered|handed over|funded|signed|renewed|sold out|now (?:used|in use)|(?:which|that) (?:ran|aired|appeared|won|toured|sold)|(?:no|zero|without) (?:[a-z]+ ){0,2}(?:raised|found|lost|reported|points?|issues?|complaints?|findings?|accidents?))\b/i,
};
/** `(designated lead)`, `as named person`: a post of its own, which the law or the house knows by that name. */
const IS_OFFICE =
  /[(,] ?(?:the )?(?:designated|named|lead|deputy|appointed|nominated|statutory|accountable)\b|\bas (?:the |a )?(?:designated|named|appointed|nominated|accountable|deputy|acting|duty)\b/i;
export const cameOfIt = (text: string): boolean => CAME_OF_IT.zh.test(text) || CAME_OF_IT.en.test(text);
/** A duty that its line says more of than whose it was. */
export const saysMore = (text: string): boolean => cameOfIt(text) || SAYS_MORE.test(text) || IS_OFFICE.test(text);
/** `负责环境创设，每月更换主题墙`: how often stands there. */
export const SAYS_HOW_OFTEN = /[，,；;][^，,；;。]{0,8}每(?:日|天|周|月|季度?|学?年|学期|班次?|晚)/;

/** What English readers take for no work at all. */
const OPENS_WITH_DUTY =
  /^\W*(?:(?:was|were|am) )?(?:\w+ly )?(?:responsible for|tasked with|in charge of|duties (?:include|included|were)\b)/i;
/** Behind these words something came of it. */
const HAS_OUTCOME =
  /%|[:：]\s*$|\b(?:cut|reduc|increas|improv|sav(?:ed|ing)|achiev|result|grew|award|won|rais(?:ed|ing)|bringing|brought|lower)|\b(?:down|up) (?:by|to|from)\b/i;
const LONGEST = 20;
const SENTENCE = /(?<=[.!?;])\s+(?=\p{Lu})/u;

/**
 * A sentence of a point in English that opens with whose duty it was, holds one figure at most and no outcome. Beside a
 * sentence that tells an outcome, one with its figure says what the outcome is of.
 */
export type DutySentence = { from: number; to: number; said: string; hasFigure: boolean };
export function dutyIn({ text, language, metric }: Bullet): DutySentence | null {
  if (language === 'zh' || metric) return null;
  let from = 0;
  const sentences = text.split(SENTENCE);
  for (const said of sentences) {
    from = text.indexOf(said, from);
    const figures = findQuantities(said).length;
    if (figures > 0 && sentences.some((other) => other !== said && HAS_OUTCOME.test(other))) continue;
    const isBare = figures < 2 && countWords(said) <= LONGEST && !HAS_OUTCOME.test(said) && !saysMore(said);
    if (OPENS_WITH_DUTY.test(said) && isBare) return { from, to: from + said.length, said, hasFigure: figures > 0 };
  }
  return null;
}
