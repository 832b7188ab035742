import type { Localized } from '@verdant/contracts';

export const ASIDE: Localized = {
  en: 'This aside about where you work or worked makes readers wonder about you. Leave it out, and say what you want to do next.',
  zh: '议论现在或以前的单位、领导，读的人只会怀疑你。删掉，直接写想做什么。',
};
const LIMIT: Localized = {
  en: 'The reason is your own affair. Say in one neutral line when you can work, and leave the rest for the interview.',
  zh: '原因不用写。用一句话写明能上班的时间，其余面试时再谈。',
};
const WHO = String.raw`(?:(?:my|our|the) )?(?:present |current |new |old |last |former |previous )?(?:manager|boss|supervisor|owners?|management|employer|company|team lead(?:er)?)`;

/** Asides that hurt whoever makes them: digs at a house or its people, dead ends, limits with their reasons. */
export const remarks: readonly [RegExp, Localized][] = [
  [
    new RegExp(
      String.raw`\b${WHO} (?:(?:is|was|are|were) (?:not|n['’]t|never) |(?:is|was|are|were)n['’]t )(?:leaving|going|retiring|moving|interested|supportive|helpful|any good)\b[^.;\n]{0,40}|\b${WHO} (?:does|did|do|will|would|has|have)(?: not|n['’]t) (?:listen|care|support|promote|appreciate|value|invest|understand|keep (?:its|their|his|her) (?:word|promises))\b[^.;\n]{0,40}|\b${WHO} (?:(?:is|was|are|were) (?:an? )?(?:useless|hopeless|bully|bullies|difficult|toxic|joke|shambles|clueless|greedy|stingy|badly run)|never (?:listens?|cares?|promotes?|pays?))\b[^.;\n]{0,40}`,
      'gi',
    ),
    ASIDE,
  ],
  [
    /\bno (?:room|chance|scope|prospects?|hope) (?:to grow|of (?:promotion|progress\w*|advancement)|for (?:growth|promotion|progress\w*|advancement))\b[^.;\n]{0,30}|\bdead[- ]end (?:job|role|post)\b|\b(?:fed up|bored|sick|tired) (?:of|with) (?:my|the|this|that|being|working|doing)\b[^.;\n]{0,40}|\bburn(?:t|ed) out\b(?! (?:cars?|building|house|piles?))|\bhad enough of\b[^.;\n]{0,30}|\btoxic (?:work\w*|environment|culture|management|boss|team|place)\b|\b(?:office|company|internal) politics\b|\bunlike (?:my|at my) (?:last|previous|former|current|present|old) (?:employer|boss|company|job|manager|place)\b[^.;\n]{0,30}|\b(?:the less said|long story)\b(?: (?:the better|about that))?/gi,
    ASIDE,
  ],
  [
    /\b(?:because of|due to|around|after|before|outside|between|fits? (?:in )?(?:with|around)|depend(?:s|ing) on|must|need to|have to|has to|can only)\b[^.;\n]{0,30}\b(?:school (?:runs?|pick[- ]?ups?|drop[- ]?offs?|hours)|nursery (?:runs?|pick[- ]?ups?|drop[- ]?offs?)|(?:pick(?:ing)? up|collect(?:ing)?|drop(?:ping)? off) (?:my |the )(?:kids|children|son|daughter)|(?:my )?childcare(?! (?:sector|work|centre|center|setting)))\b[^.;\n]{0,30}|\b(?:school (?:run|pick[- ]?up)|no childcare)\b(?=[^.;\n]{0,40}\b(?:so|only|not|until|from|can['’]?t|cannot)\b)[^.;\n]{0,40}/gi,
    LIMIT,
  ],
  [
    /(?:前|原|上一?[个家]|现在?的?)(?:老板|公司|领导|东家|单位|主管|经理)[^，,。；;\n]{0,8}(?:不行|太差|坑人|太坑|太乱|太抠|抠门|不给涨|不靠谱|画大?饼|压榨|PUA|不走|不离职)[^，,。；;\n]{0,8}|(?:公司|单位|老板|领导)(?:太|很|就会|老是|总是)?(?:太坑|太抠|抠门|画大?饼|压榨|PUA|不靠谱|任人唯亲)|勾心斗角|没(?:有)?什?么?(?:前途|发展空间|上升空间|晋升空间|发展前景)|看不到(?:前途|希望|发展)|(?:受不了|厌倦了?|干腻了?|做腻了?|熬不住)[^，,。；;\n]{0,12}/g,
    ASIDE,
  ],
  [
    /(?:要|需要?|得|因为?|为了)(?:每天|天天|按时)?(?:接送?|照看|照顾|带)(?:孩子|小孩|娃|儿子|女儿)[^，,。；;\n]{0,10}[，,]?(?:所以)?(?:只能|不能|不上|没法|无法)[^，,。；;\n]{0,12}|(?:只能|不能|不上|没法)[^，,。；;\n]{0,10}(?:要|需要?|得)(?:接送?|照看|带)(?:孩子|小孩|娃)[^，,。；;\n]{0,6}/g,
    LIMIT,
  ],
];
