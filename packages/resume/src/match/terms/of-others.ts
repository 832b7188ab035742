import type { JobSpan } from '@verdant/contracts';
import { isPerson } from './persons.ts';

/** Letters around a piece that are looked at. */
const REACH = 70;

const PERSON =
  '(?:gps?|carers?|solicitors?|c[defiort]os?|residents?|clerks?|owners?|auditors?|tenants?|landlords?|parents?|famil(?:y|ies)|relatives|guests?|journalists?|ministers?|councillors?|teachers?|doctors?|physicians?|clinicians?|nurses?|pharmacists?|vets?|engineers?|designers?|developers?|scientists?|managers?|directors?|executives?|board|buyers?|consultants?|lawyers?|barristers?|surveyors?|inspectors?|patients?|colleagues?|customers?|clients?|stakeholders?|trustees?|foremen|farmers?|growers?|chefs?|judges?|coroners?|police|press|regulators?|authorit(?:y|ies)|councils?|hmrc|hse|irs|osha|epa|fda|cqc|ofsted|defra)';
const IS_PERSON = new RegExp(`^(?:(?:an?|the|our|your|their)\\s)?(?:\\p{L}+[- ])?${PERSON}$`, 'iu');
const LIST = `(?:(?:an?|the|our|your|their)\\s)?(?:\\p{L}+[- ])?${PERSON}(?:\\s*(?:,|\\band\\b|\\bor\\b|&)\\s*)+(?:and\\s|or\\s)?`;
/** `presenting to owners and CFOs`, `reports that a GP, a carer and a solicitor could follow`: whom one has to do with. */
const TOWARDS = new RegExp(
  `\\b(?:to|by|from|that|which|between|alongside|(?:work|liais|argu|talk|deal|communicat|sit|meet|negotiat|speak|test|interview|correspond)\\w*(?:\\s\\w+)? with)\\s(?:${LIST}){0,4}(?:(?:an?|the|our|your|their)\\s)?$`,
  'iu',
);
const HAN_PERSON =
  '(?:家长|宠主|业主|客户|供应商|医生|律师|审计师?|老板|甲方|乙方|监理|采购|领导|客人|患者|病人|家属|学生|孩子|住户|商户|施工方|设计院|外所|同事|研发|销售|财务|产品|运营|硬件|主管部门|房东|租户)';
const IS_HAN_PERSON = new RegExp(`^${HAN_PERSON}$`);
/** `能和甲方、监理对接`: the same. */
const HAN_TOWARDS = new RegExp(`(?:跟|和|与|向|给|对|同|为|替)(?:${HAN_PERSON}[、和与及]?){0,4}$`);

/** `a drone certificate from Transport Canada`, `应急管理局核发的高处作业证`: who issues it. */
const ISSUED_BY =
  /\b(?:certificat\w*|licen[cs]es?|tickets?|cards?|permits?|qualifications?|accreditation|registration|diploma|award|clearance)\s(?:\p{L}+\s)?(?:from|by|through)\s(?:the\s|an?\s)?$/iu;
const ISSUES = /^(?:部门|机关|机构)?(?:颁发|核发|签发|发放|出具|认证)的/;

/** `有三个剪辑同事`, `Klaviyo 是小鹿负责`, `is looked after by the data team`: work that somebody else does. */
const OTHERS_BEFORE = /(?:有|另有|配有|配备)[\d一二两三四五六几]?\s?(?:个|位|名|组)?(?:专门的?|专职的?|专业的?)?$/;
const OTHERS_BEHIND = /^\s?(?:同事|小伙伴|同学|组|部门|团队)(?!管理|协作|合作|建设|经验|[^，。；]{0,6}(?:经验|优先))/;
const DONE_BY_OTHERS =
  /^[^，,。；;\n]{0,6}(?:(?:另?有|已有)(?:专人|专门的|专职的)|(?:是|由|归|交给)(?!你|您)[^，,。；;\n]{1,5}(?:负责|来做|在做|在管|管|搞定)(?!人|制))|^[^.,;\n]{0,20}\b(?:is|are) (?:handled|covered|run|done|looked after|taken care of|owned) by (?!you\b)|^\s(?:goes|go) (?:out |over )?to (?:an?|the|our|another)\b|^[,:]?\s?(?:they|we)(?:['’]ve| have)(?: already)?(?: got)? (?:someone|somebody|people|a (?:man|woman|lad|girl)) (?:for|on|doing|who)\b|^[^，,。；;\n]{0,4}(?:那边|这边|这块)?(?:已经?|都)?有人(?:了|做|管|负责|弄)/i;

/** `we supply climbing gear and saws`, 公司配工作站: what the employer gives. */
const SUPPLIED =
  /\b(?:we|the (?:company|firm|client|school|trust))(?:['’]ll| will| do| also)* (?:supply|supplies|pay for|pays for|lend|lends|put you through|send you on|get you through)\s(?:(?!\b(?:you|to|so)\b)[^.;:!?\n])*$|(?:公司|我们|单位|店里|厂里|学校)(?:统一|会|都|给)?(?:配(?:有|发|备)?|发放?|免费提供)(?!合)[^，,。；;：:\n]{0,12}$/iu;
/** `夜班补贴`, `weekend allowance`: what is paid for it. */
const PAID_FOR = /^(?:补贴|补助|津贴|奖金|费)|^ (?:allowances?|premiums?|differentials?|enhancements?|loading|bonus)\b/;
/** `climbing kit is provided`, 入场培训由公司安排: the same, said behind it. */
const PROVIDED =
  /^\s(?:(?:is|are|will be)\s)?(?:all\s|fully\s)?(?:provided|supplied|paid for|reimbursed)\b(?! (?:you|that|by you)\b)|^由(?:我们|公司|单位|中心|我院|厂里|店里)(?:统一)?(?:提供|安排|配备|承担)/;
/** `training provided on | induction`: when it is given. */
const PROVIDED_ON = /\b(?:provided|supplied|given) (?:on|at|during|upon|as part of) (?:your |the )?$/i;
/** `one apprentice, | Tomasz, | who is keen`: a person by name. */
const IS_NAMED = {
  before: /\b(?:an?|one|our|the) (?:\p{L}+ ){0,2}\p{Ll}+, $/u,
  said: /^\p{Lu}\p{Ll}+$/u,
  after: /^, who\b/,
};
/** `we are not licensed to sponsor visas`: what the employer can or does not do. */
const WE_CANNOT =
  /\bwe(?:['’]re| are)? (?:not|unable|cannot|can['’]t|don['’]t|do not)\s(?:(?!without|unless|until|no\b|only)\p{L}+\s){0,4}$|\b(?:can['’]?t|cannot|unable to|won['’]t) sponsor\b(?:(?!\b(?:you|so)\b)[^.;:!?\n])*$/iu;
/** `registration, or eligibility to register`: that a paper may come later asks for nothing more. */
const MAY_COME_LATER = /^(?:eligib(?:le|ility)|willing(?:ness)?|working|able|ability|prepared|in the process)\b/i;
const OR_ELSE = /[^.;\n]\bor\s(?:(?:be|being|are|have)\s)?(?:an?\s|the\s|your\s)?$/i;

/** `…, as some of the ledgers are on paper`: why it is asked, unless the reason obliges or is what the reader will do. */
const REASON =
  /, (?:as|because|since) (?:(?:some|many|most|all|both|half|several|our|the|these|those|each|every|we|there|it)\b|(?:one|two|three) of\b)(?:(?!\b(?:must|needs?|required?|essential|have to|has to)\b)[^.;:,\n])*$/i;
/** `CRC 转岗的也收`: where one comes from. */
const CAME_FROM = /^\p{Script=Han}{0,2}(?:转岗|转行|改行|跳槽)/u;

/** `real programs, not only | shell | glue`, `懂内存，而不只是 | 调库`: what is too little, where no more is added to it. */
const TOO_LITTLE = {
  before:
    /\b(?:not (?:only|just|merely)|rather than)\s(?:(?:an?|the|some)\s)?(?:\p{L}+\s)?$|(?:而不(?:只)?是|不只是|不能只(?:会|是)?|不是只)[^，。；、\n]{0,4}$/iu,
  added: /^[^.;\n]{0,60}\bbut\b|^[^。；\n]{0,20}(?:还|也|更|而是)/i,
};
/** `You do not need a degree, a licence or | a car of your own`: a list of what is not asked, to the end of its sentence. */
const NOT_NEEDED =
  /\b(?:you|we|applicants|candidates) (?:do not|don['’]t|won['’]t|will not) (?:need|require|expect|ask for)\s(?:(?!\b(?:but|unless|except|though|although|however|just|only|so|to)\b)[^.;:!?\n])*$/i;
/** `sparkies, | sorry, not this time`: who is not looked for. */
const NOT_THESE = /^[^.;:!?\n]{0,20},? (?:sorry,? )?not (?:this time|for this (?:one|post|role))\b/i;

/** `Wednesday to | Saturday`: the end of a working week. */
const WEEK_ENDS = {
  before: /\b(?:mon|tues|wednes|thurs|fri)day\s?(?:to|till|until|through|-|–)\s?$/i,
  said: /^s(?:atur|un)day$/i,
};

/** Whether a piece is somebody one deals with, who issues a paper that is asked for, or what others do, give or wait for. */
export function isOfOthers(text: string, { from, to }: JobSpan): boolean {
  const said = text.slice(from, to);
  const lead = text
    .slice(Math.max(0, from - REACH), from)
    .split('\n')
    .at(-1)!;
  const tail = text.slice(to, to + REACH).split('\n')[0]!;
  return (
    (IS_PERSON.test(said) && TOWARDS.test(lead)) ||
    (IS_HAN_PERSON.test(said) && HAN_TOWARDS.test(lead)) ||
    ISSUED_BY.test(lead) ||
    ISSUES.test(tail) ||
    (OTHERS_BEFORE.test(lead) && OTHERS_BEHIND.test(tail)) ||
    DONE_BY_OTHERS.test(tail) ||
    SUPPLIED.test(lead) ||
    PAID_FOR.test(tail) ||
    PROVIDED.test(tail) ||
    PROVIDED_ON.test(lead) ||
    (IS_NAMED.before.test(lead) && IS_NAMED.said.test(said) && IS_NAMED.after.test(tail)) ||
    WE_CANNOT.test(lead) ||
    (OR_ELSE.test(lead) && MAY_COME_LATER.test(said)) ||
    REASON.test(lead) ||
    (TOO_LITTLE.before.test(lead) && !TOO_LITTLE.added.test(tail)) ||
    NOT_NEEDED.test(lead) ||
    NOT_THESE.test(tail) ||
    (WEEK_ENDS.before.test(lead) && WEEK_ENDS.said.test(said)) ||
    isPerson(text, { from, to }) ||
    CAME_FROM.test(`${said.slice(-2)}${tail}`)
  );
}
