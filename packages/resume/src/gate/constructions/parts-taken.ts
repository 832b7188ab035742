import { baseOf, verbOf } from '../meaning/english-words.ts';
import { type Construction, reChinese as re } from './construction.ts';

const THING = '[^，,。；;、（）()\\s]';
/** direction, direct; running, run. */
const deedIn = (noun = ''): string => {
  const base = baseOf(noun.toLowerCase());
  return verbOf(base) ?? base;
};

/** Which part somebody had in it: helped, shared it, with whom; in a verb or in a noun with a verb that says nothing. */
export const englishPartsTaken: readonly Construction[] = [
  [
    /\b(?:gave|lent|provided|offered) (?:[a-z]+ )?(?:a (?:helping )?hand|assistance|help) (?:in|with|to|on|towards?)\b|\bpitched in (?:with|on)\b|\bhelped out (?:with|in|on)\b/gi,
    'helped with',
  ],
  [/\bhelped(?: with| in)? (?=[a-z]{3,}ing\b)/gi, 'helped with '],
  [/\btook part in (the [^,;.]{3,50}?) as (one of [\w-]+ [^,;.]{3,40})/gi, '$2 in $1'],
  // the cook taught me pastry: learned from the cook
  [
    /(?<=^|[.;,] )(?:the|my|our|an?) ((?:[a-z]+ ){0,2}[a-z]+) (?:taught|showed|trained) me (?:in |how to |to )?([^,;.]{3,50})/gi,
    'learned $2 from the $1',
  ],
  [/\b(?:was |were |been )?(?:taught|shown) ([a-z]{3,}[^,;.]{0,40}?) by (?=(?:the|my|our|an?) )/gi, 'learned $1 from '],
  // the year we introduced labels: what happened then, whoever of us did it
  [
    /\b(after|when|once|though|although|because|since|(?:year|month|week|summer|season)(?: that| in which)?) (?:we|they) ([a-z]{3,}ed|kept|took|held|began|brought in) ((?:[\w’'-]+ ){0,3}[\w’'-]+)(?=\s*(?:[,;.)]|$))/gi,
    '$1 $3 were $2',
  ],
  [/\b(year|month|week|summer|season) (?:that|in which) (?=(?:[\w’'-]+ ){1,3}(?:was|were)\b)/gi, '$1 '],
  [/\bco-([a-z]{3,}ed|ran|led|wrote|built|taught|drew)\b/gi, (_, deed = '') => `jointly ${baseOf(deed)}`],
  [/\bshared (?:in )?the ([a-z]{3,}(?:ing|ion|ment|ance|ship)) of\b/gi, (_, noun) => `jointly ${deedIn(noun)}`],
  [/\b(?:a|an|my|one|another) ([a-z]+) and I\b/g, 'I with a $1'],
  [
    /\b(?:earned|received|got|gained|secured|picked up) (?:an? |the )?(nomination|commendation|recommendation|promotion|appointment|selection|invitation|certification|accreditation)\b/gi,
    (_, noun) => `was ${deedIn(noun)}ed`,
  ],
];

const BY_WHOM = `((?!本人|自己|我)${THING}{0,8}?(?:[员师长生人手工士任家导授医护]|师傅|主管|经理|老师|同事|老师傅|工程师))`;
/** Likewise: under whose guidance, through whom it was settled, who helped. */
export const chinesePartsTaken: readonly Construction[] = [
  [
    re(
      `[，,（(]?\\s?(?:由|受|经|接受)${BY_WHOM}(?:的)?(?:全程|从旁|现场)?(?:指导|带领|带教|督导)(?:[）)]|(?=[，,。；;]|$))`,
    ),
    '，在$1指导下',
  ],
  [
    re(
      `(?:均|都|全部)?(?:经|由|通过|交由|请)(${THING}{1,8}?)(?:来|出面|进行|帮忙)?(?=把关|协商|调解|审核|审批|批准|处理|解决|确认|验收|决定|签发)`,
    ),
    '由$1',
  ],
  [re(`(${THING}{2,10}?)(?:是|都是|主要)?(?:跟着?|向|随)(${THING}{1,8}?)学(?:习|会)?的`), '跟$2学$1'],
  [re(`(?:跟着|跟随|跟|向|随)(${THING}{1,8}?)(?:学习|学会|学了|学过|学)(?=${THING}{2})`), '跟$1学'],
  [/(?:帮着|帮忙|搭把手|打下手|当帮手|做帮手)/g, '协助'],
];
