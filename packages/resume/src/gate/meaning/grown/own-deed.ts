import { chineseVerbAt, findEnglishVerb } from '@verdant/lexicon';
import { figuresIn } from '../../said-figures.ts';

const WENT =
  /\b(?:went|fell|rose|dropped|declined|grew|climbed|shrank|came down|came up|moved|slipped|increased|decreased)\b[^,;.]{0,40}?\b(?:from|to|by)\b/i;
const MADE =
  /\b(?:reduc(?:e[ds]?|ing)|cut(?:s|ting)?|lower(?:ed|ing)|rais(?:ed|ing)|boost(?:ed|ing)|lift(?:ed|ing)|increas(?:ed|ing)|improv(?:ed|ing)|shorten(?:ed|ing)|halv(?:ed|ing)|doubl(?:ed|ing)|dr(?:ove|iving)|br(?:ought|inging)|took|taking|gr(?:ew|owing)|trimm(?:ed|ing)|slash(?:ed|ing)|push(?:ed|ing)|keeping|kept|helped (?:to )?(?:cut|reduce|lower|raise))\s+(?!(?:from|to|by|in|over|after|and|was|were)\b)[a-z][^,;.]{1,60}?\b(?:from|to|by|down|up|below|under|above|at)\b[^,;.\d]{0,16}(?!\d{1,2}(?:[:.]\d\d)?\s?[ap]\.?m\b|\d\d?:\d\d)\d/i;
const MADE_HEAD =
  /\b(?:reduc|cut|lower|rais|boost|lift|improv|shorten|halv|doubl|drove|driv|brought|bring|trim|slash|push|got|kept|keep)\w*\b/i;
/** Anything that tells of a change: what it was before, or is now. */
const CHANGED =
  /\b(?:now|today|before|previously|used to|instead|then|after|since|until|down|up|less|fewer|more|better|faster|quicker|sooner|sav\w+|from [^,;.]{0,30}\bto\b|went|fell|rose|dropped|grew|increas\w+|decreas\w+|declin\w+|reduc\w+|cut\w*|improv\w+|rais\w+|lower\w*|halv\w+|doubl\w+|shorten\w*|brought|target)\b|→|->/i;
/** Being one of them is no deed that moves a figure. */
const MEMBER =
  /^(?:(?:i )?(?:was|am|been|is|were|had|has|have|joined|attended|belonged|sat|served|took|part|member|one|in|on|observed|shadowed))$/i;

/** Worked on the night crew: where one was. */
const WORKED =
  /^\s*(?:i )?work(?:ed|ing)? (?:in|on|with|for|as part of|as one of) [^\d]{0,30}?\b(?:team|crew|group|shift|panel|committee|squad)s?\b/i;
/** A clause that opens with what the person did. */
const isOwnDeed = (clause: string): boolean => {
  const [first = ''] = clause.replace(/^\s*(?:i|we|also|then|and)\s+/i, '').match(/[a-z'-]+/i) ?? [];
  return (
    !MEMBER.test(first) && !WORKED.test(clause) && (findEnglishVerb(first) !== undefined || /(?:ed|ing)$/i.test(first))
  );
};

function madeEnglish(original: string, rewrite: string): string[] {
  const said = MADE.exec(rewrite)?.[0];
  if (said === undefined || MADE_HEAD.test(original)) return [];
  if (!CHANGED.test(original)) return figuresIn(original).length > 0 ? [said] : [];
  if (!WENT.test(original)) return [];
  return original.split(/[,;.]|\band\b/).some(isOwnDeed) ? [] : [said];
}

const WENT_ZH = /(?:下降|上升|上涨|下跌|增长|下滑|回落|回升|减少|增加|降|升|涨|跌|减|变)(?:了|到|至|为|成)?/;
const MADE_ZH =
  /(?:将|把)[^，,。；;]{1,24}?(?:降|减|缩|压|提|升|增|控制|拉)[^，,。；;]{0,6}?(?:到|至|为|在|了)|(?:^|[，,。；;并])(?:成功)?(?:降低|减少|缩短|压缩|压降|提升|提高|增加|拉高|拉升|推高|削减)了?(?![至到])\p{Script=Han}|(?:降低|压缩|压降|削减|拉高|拉升|推高|缩短)了/u;
const AGENT_ZH =
  /将|把|我|本人|提升|提高|降低|缩短|压|优化|控制|做到|通过|推动|使|改[了成为用]|调整|整改|引入|设计|建立|制定|组织|带领|负责|主导/;
/** Anything that tells of a change, or of holding a figure where it is. */
const TOLD_ZH = /提|缩|压|优化|控制|做到|保持|改|省|少|快|从[^，,。；;]{1,12}到|由[^，,。；;]{1,12}[到至]/;
/** Being one of a group, or naming when and where, is no deed. */
const MEMBER_ZH =
  /^\s*(?:是|为|任|作为|曾是|参加|参与|加入|身在|在|所在|属于|担任)[^，,。；;]{0,16}?(?:组|委员会|团队|班|队|协会|社|员|会|部|科)(?:的?(?:成员|一员|组员|工作))?\s*$/;
/** 推行 5S: a figure in the name of what was done, which the clause opens with. */
const isFigureClause = (clause: string) => {
  const opening = chineseVerbAt(clause.trim(), 0);
  if (opening !== undefined && opening !== null && !WENT_ZH.test(clause)) return false;
  return figuresIn(clause).length > 0 || clause.trim() === '';
};

function madeChinese(original: string, rewrite: string): string[] {
  const said = MADE_ZH.exec(rewrite)?.[0];
  if (said === undefined || figuresIn(original).length === 0) return [];
  if (!WENT_ZH.test(original)) return TOLD_ZH.test(original) ? [] : [said];
  const clauses = original.split(/[，,。；;]/);
  const others = clauses.filter((clause) => !MEMBER_ZH.test(clause) && !isFigureClause(clause));
  const told = clauses.filter((clause) => !MEMBER_ZH.test(clause)).join('，');
  return others.length > 0 || AGENT_ZH.test(told) ? [] : [said];
}

/** What happened to a figure while one stood by, or only was so, as what one has made of it. */
export const happenedAsMade = (original: string, rewrite: string): string[] => [
  ...madeEnglish(original, rewrite),
  ...madeChinese(original, rewrite),
];
