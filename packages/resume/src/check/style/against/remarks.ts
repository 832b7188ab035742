import type { Localized } from '@verdant/contracts';
import { ASIDE, HEALTH, LIMIT, REASON, WEAKNESS } from './against-advice.ts';

const WHO = String.raw`(?:(?:my|our|the) )?(?:present |current |new |old |last |former |previous )?(?:manager|boss|supervisor|owners?|management|employer|company|team lead(?:er)?)`;

/**
 * Asides that hurt whoever makes them: digs at a house or its people, dead ends, limits with their reasons, what somebody is
 * bad at, can't lift, or why a job ended.
 */
export const remarks: readonly [RegExp, Localized][] = [
  [
    new RegExp(
      String.raw`\b${WHO} (?:(?:is|was|are|were) (?:not|n['’]t|never) |(?:is|was|are|were)n['’]t )(?:leaving|going|retiring|moving|interested|supportive|helpful|any good)\b[^.;\n]{0,40}|\b${WHO} (?:does|did|do|will|would|has|have)(?: not|n['’]t) (?:listen|care|support|promote|appreciate|value|invest|understand|keep (?:its|their|his|her) (?:word|promises))\b[^.;\n]{0,40}|\b${WHO} (?:(?:is|was|are|were) (?:an? )?(?:useless|hopeless|bully|bullies|difficult|toxic|joke|shambles|clueless|greedy|stingy|badly run)|never (?:listens?|cares?|promotes?|pays?))\b[^.;\n]{0,40}`,
      'gi',
    ),
    ASIDE,
  ],
  [
    /\bno (?:room|chance|scope|prospects?|hope) (?:to grow|of (?:promotion|progress\w*|advancement)|for (?:growth|promotion|progress\w*|advancement))\b[^.;\n]{0,30}|\bdead[- ]end (?:job|role|post)\b|\b(?:fed up|bored|sick|tired) (?:of|with) (?:my|the|this|that|being|working|doing)\b[^.;\n]{0,40}|\bI (?:was|am|got|felt|feel|had) (?:\w+ )?burn(?:t|ed) out\b|\bhad enough of\b[^.;\n]{0,30}|\btoxic (?:work\w*|environment|culture|management|boss|team|place)\b|\b(?:office|company|internal) politics\b|\bunlike (?:my|at my) (?:last|previous|former|current|present|old) (?:employer|boss|company|job|manager|place)\b[^.;\n]{0,30}|\b(?:the less said|long story)\b(?: (?:the better|about that))?/gi,
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
  [
    /(?:不足之处|(?:我的?|本人|自身)(?:的)?(?:不足|短板|弱项|缺点))(?:是|在于|有|[:：])[^。；;\n]{1,24}|(?<!(?:帮助?|让|给|教|对|为|向|服务|那些|陪)[^，,。；;\n]{0,4})不(?:太|怎么|大)?擅长(?!喝酒|抽烟|应酬|推诿|说谎|吹牛|拒绝)[^，,。；;\n的（(]{1,10}(?=[，,。；;（(\n]|$)|(?<!(?:帮助?|让|给|教|对|为|向)[^，,。；;\n]{0,4})不太会(?!抽烟|喝酒|(?:使?用|看|发|上|收)?(?:电子)?(?:邮箱|邮件|微信|短信|QQ))[^，,。；;\n的]{1,10}(?=[，,。；;\n]|$)/g,
    WEAKNESS,
  ],
  [
    /\bmy (?:weak (?:points?|spots?)|weakness(?:es)?|shortcomings?) (?:is|are)\b[^.;\n]{0,60}|\bI(?:['’]m| am) not (?:so |very |too |really |that )?good (?:at|with)\b(?! (?:my |the )?(?:e-?mails?|inbox|texts?|texting|whatsapp)\b)[^.;\n]{0,40}/gi,
    WEAKNESS,
  ],
  [
    /\b(?:no|cannot do|can['’]?t do|avoid) heavy lifting\b(?! (?:incidents?|injur\p{L}+|accidents?|required|involved))[^.;\n]{0,40}|\bsince (?:my|the) (?:shoulder|knee|back|hip|neck|accident|injury|surgery|operation)\b(?! (?:team|unit|department|ward|rate|of))[^.;\n]{0,30}/giu,
    HEALTH,
  ],
  [
    /[（(](?:公司|厂|店|单位|部门|项目组?)(?:业务|架构|组织|战略)?(?:调整|裁撤|转型|重组|优化)(?:裁员|解散)?[）)]|[^，,。；;\n]{2,20}[，,](?:所以|因此|于是)(?:就)?(?:离职|辞职)了?(?=[，,。；;\s]|$)/g,
    REASON,
  ],
];
