import { baseOf } from '../meaning/english-words.ts';
import type { Construction } from './construction.ts';

/** What is denied, and that it is: by an auxiliary, by `without`, by a word that holds both. */
export const englishDenials: readonly Construction[] = [
  [/\b(accident|incident|error|fault|defect)-free (hours|days|weeks|months|years|miles|shifts)\b/gi, '$2 without $1s'],
  [
    /\b(accident|incident|injury|error|complaint|fault|defect)-free\b/gi,
    (_, harm = '') => `no ${harm.replace(/y$/, 'ie')}s`,
  ],
  [
    /\b(?:without|with no|free of|free from|not one|had no|never had) (?:an? |any |a single )?(accident|incident|injur|error|complaint|fault|defect)(?:s|y|ies)?\b/gi,
    (_, harm = '') => `no ${harm === 'injur' ? 'injurie' : harm}s`,
  ],
  [
    /(?<=^|[.;] )((?:in |for |over )?(?:the |my )?(?:\w+ )?(?:days|weeks|months|years)) (?:with )?(no (?:accident|incident|injurie|error|complaint|fault|defect)s)\b/gi,
    '$2 $1',
  ],
  [/\b(did|was|were|had|has|have|is|are|do|does|could|would|should)n['’]t\b/gi, '$1 not'],
  [
    /\b(?:by myself|on my own(?! [a-z]+ account)|single-?handed(?:ly)?|unaided|unassisted|without (?:any )?help)\b/gi,
    'alone',
  ],
  [/\b(?:myself|personally|in person|on my own account)\b/gi, 'personally'],
  [
    /(?:,? (?:and|but))?[,;]? (?:(?:I|we|it|they|he|she) )?(?:(?:did|do) not|without) (?:get(?:ting)? a plac|plac)(?:e|ing)\b|[,;] (?:I|we) were not placed\b|[,;]? (?:not placed|unplaced)\b/gi,
    ', did not place',
  ],
  [
    /(?:,? (?:and|but))?[,;]? (?:(?:I|we|it|they|he|she) )?(?:did not|without) win(?:ning)?(?=\s*(?:[,;.)]|$))/gi,
    ', did not win',
  ],
  [
    /(?:,? (?:and|but))?[,;]? (?:(?:I|we|it|which|they) )?(?:(?:was |were )?never (?:went|gone|go|ran|run) (?:over|above)(?: it| budget)?|(?:was |were )?(?:never|not once) (?:exceeded|overspent|overrun)(?: it)?|without (?:ever |once )?(?:going over|exceeding|overspending|overrunning)(?: it)?)(?=\s*(?:[,;.)]|$))/gi,
    ', never exceeded',
  ],
  [
    /\b(?:(?:was|were|had|has|is) (?:not|never)(?: yet)?(?: been)?|not(?: yet)?) (?:carried out|implemented|put into (?:practice|effect|action)|acted (?:up)?on)\b/gi,
    'was not implemented',
  ],
  [/\b(?:before|by the time(?: of| that)?|when|until|as of)(?: I)? (?:left|leaving)\b/gi, 'before leaving'],
  [
    /[,;]? (?:(?:which|it|the [a-z]+) )?(?:was|were) not ([a-z]{3,}ed) by ((?:the |my |our )?[\w’' -]{3,30}?)(?=\s*(?:[,;.)]|$))/gi,
    (_, verb = '', who = '') => `, ${who} did not ${baseOf(verb)}`,
  ],
  [/[,;]? which ((?:the |my |our )?[\w’' -]{3,30}?) did not (?=[a-z]{3,})/gi, ', $1 did not '],
  [/(?:,? (?:and|but))?[,;]? (?:I |we )?did not ([a-z]{3,})\b/gi, (_, verb) => `, did not ${baseOf(verb ?? '')}`],
  [/(?:,? (?:and|but))?[,;]? without ([a-z]{3,}ing)\b/gi, (_, verb) => `, did not ${baseOf(verb ?? '')}`],
];

const OWN = '(?:本人|自己|我)';
/** Likewise: prizes not won, things not in one's charge, rights that one has not, papers not yet held. */
export const chineseDenials: readonly Construction[] = [
  [/(?:没有?|未能?|并未|没能|尚未)(?:拿到?|获得?|得到?|取得|斩获)(?:到|过)?(?:任何)?(?=奖|名次)/g, '未获'],
  [
    new RegExp(
      `[，,；;（(]?\\s?(\\p{Script=Han}{1,8}?)(?:不归${OWN}(?:管|负责)|不由${OWN}(?:负责|经手|管)|不是${OWN}(?:负责|经手|管)的?|除外|不包括在内|不在内|不在其中)[）)]?`,
      'gu',
    ),
    '，不含$1',
  ],
  [/[，,；;（(]?\s?(?:并?不(?:包括|包含|含|涉及|负责|经手))(\p{Script=Han}{1,8})[）)]?/gu, '，不含$1'],
  [
    new RegExp(
      `${OWN}?(?:没有|没|无|并无|不具有?|不具备|不享有|不拥有)(\\p{Script=Han}{2,6}?)权限?(?=[，,。；;）)]|$)`,
      'gu',
    ),
    '无$1权',
  ],
  [/(?:没有?|未曾?|并未|不曾|从未)(?:单独|独自|独立)/g, '未独立'],
  [
    /(?:正?在|目前|正)?(?:准备|备考)\s?([A-Za-z]{1,6}-?\d)(?![A-Za-z\d])|([A-Za-z]{1,6}-?\d)\s?(?:正?在)?(?:备考|准备)中?/g,
    (_, a, b) => `${a ?? b}备考中`,
  ],
  [/(?:暂未|尚未|还未|仍未|未)获(?:得)?(\p{Script=Han}{2,6}?)(?=批准|同意|认可|通过)/gu, '$1尚未'],
  [/暂未|仍未/g, '尚未'],
  [/(?:还没有?|尚没有?|仍未|还未|尚未|没有?)(?=(?:录用|发表|批准|获批|完成|上线|投产|通过|签收|开工))/g, '尚未'],
];

/** What did not happen. */
const HARM =
  '(?:差错|失误|投诉|事故|缺陷|故障|延误|错误|违规|纠纷|返工|丢失|漏检|逾期|退货|伤亡|差评|漏报|错发|错漏|超时|停机)';
export const chineseAbsences: readonly Construction[] = [
  [
    new RegExp(`(${HARM})(?:率|数|量)?(?:为|是)?\\s?(?:0|零)\\s?(?:[起次件例单个宗])?(?=[，,。；;、）)]|$)`, 'gu'),
    '无$1',
  ],
  [new RegExp(`(?:零|0\\s?[起次件例单个宗]?)(?=${HARM})`, 'gu'), '无'],
  [/(?:未|没有|没|未曾|从未|不曾)(?:出现|发生|产生|有|出)过?(?:任何)?/g, '无'],
  [/(?:未|没|没有)(?:持|取得|考取|拿)(?:有|到|过)?(?=[^，,。；;]{0,8}(?:证|执照|资格))/g, '无'],
  [/(?:没有|并无|无任何|没有任何)/g, '无'],
  [/(?:本人|我|自己)?(?:并)?(?:不是|并非|不为|不属于)/g, '非'],
  [/(?:本人|我)非/g, '非'],
];
