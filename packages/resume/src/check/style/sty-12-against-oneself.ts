import type { Localized } from '@verdant/contracts';
import { remembered } from '@verdant/lexicon';
import type { ResumeDocument } from '../../document/document.ts';
import { isAgencySheet } from '../../document/kinds/agency-sheet.ts';
import { linesOfField } from '../../document/whole/whole-text.ts';
import { type Month, monthRange } from '../../text/months.ts';
import { type Check, EVERYWHERE, type FieldSpan, hint } from '../check.ts';
import { expiredPapers } from '../papers/expired.ts';
import {
  ASIDE,
  BREAK,
  COMPLAINT,
  DRINK,
  HEALTH,
  LACK,
  LAPSED,
  OVERWORK,
  REASON,
  STUDYING,
  TERMS,
  UNDERBID,
  UNFINISHED,
  UNFINISHED_STUDY,
  UNLAWFUL,
  WEAKNESS,
  WISHES,
} from './against/against-advice.ts';
import { meantOtherwise } from './against/meant-otherwise.ts';
import { remarks } from './against/remarks.ts';
import { spoken } from './against/spoken.ts';
import { isOfJob, isOfRelative, isOfSelf } from './of-self.ts';

const kinds: [RegExp, Localized][] = [
  [
    /\b(?:quit|left|resigned|walked out) (?:because|as|since|due to)\b[^.;\n]*\b(?:boss|manager|management|pay|paid|overtime|owner|company|unfair|toxic)\b[^.;\n]*|\b(?:boss|manager|owner) (?:did not|didn['’]t|never|refused to) (?:pay|respect|listen)\b[^.;\n]*/gi,
    COMPLAINT,
  ],
  [
    /(?<!不|从不|不得|防止|清理|追讨|人|企业)(?:拖欠|克扣|不发)(?:了)?(?:工资|薪水|薪资|奖金)|(?:因为|由于)[^，,；;。\n]{0,12}(?:老板|领导|同事)[^，,；;。\n]{0,12}(?:不干|离职|辞职|走)了?/g,
    COMPLAINT,
  ],
  [
    /\b(?:although|though|while|even though) i (?:do not|don['’]t|have no|have not|haven['’]t|have little|lack|am not)\b[^,.;\n]*|\b(?:i have|with) (?:no|little) (?:work |relevant |previous |prior )?experience\b/gi,
    LACK,
  ],
  [
    /(?:虽然|尽管|虽)(?:我|本人)?[^，,；;。\n]{0,4}(?:没有|没什么|缺乏|缺少|欠缺|不足)[^，,；;。\n]{0,8}经验|(?:没有|没什么|缺乏)(?:什么|任何)?(?:工作|社会|相关)?经验(?!的?(?:人|学|新|员|客|家|者|同))/g,
    LACK,
  ],
  [
    /\bi (?:was|am) (?:sometimes |often |always )?late\b(?! (?:to|in|bloomer|starter)\b)[^.;\n]*|\b(?:second|third|fourth|2nd|3rd|4th) attempt\b|\bfailed (?:the )?(?:exam|course|module)s?\b|\bi was (?:fired|sacked|dismissed)\b/gi,
    WEAKNESS,
  ],
  [
    /挂科[^，,；;。\n]*|补考[^，,；;。\n]*|(?<!未|(?:愿|愿意|同意|接受|可|可以|将|随时)[^，,。；;\n]{0,6}|(?:如|若|倘|一旦)[^。；;\n]{0,20})被(?:辞退|开除|劝退)|(?<!无|零|未|不|没有|防|反|查处|治理|处理|检查|纠正|制止)(?:闯红灯|违章(?=[一二两三四五六七八九十\d]|过|记录\s*[:：]?\s*[1-9])|酒驾(?=[一二两三\d]|过|被)|扣了?\s*\d+\s*分)[^，,；;。\n]*|驾照[^，,；;。\n]{0,4}(?<!\d)[1-9]\d?\s*分/g,
    WEAKNESS,
  ],
  [/[(（](?:to be obtained|yet to be obtained)[)）]/gi, UNFINISHED],
  [/[(（](?:in view|awaiting exam(?:ination)?s?)[)）]/gi, STUDYING],
  [
    /\bnot (?:got (?:it|them) )?yet(?=\s?(?:[.,;)]|$))|[-–(]\s?not yet\b[^.;\n]{0,30}|\bwill do soon\b|\((?:did not|didn['’]t) (?:finish|graduate|complete)[^)\n]{0,20}\)|\((?:not finished|unfinished)\)/gi,
    UNFINISHED,
  ],
  [
    /\((?:expired|lapsed|out of date)\)|^(?:expired|lapsed)(?: (?:in )?(?:19|20)\d\d)?$|(?:[-–—,:(;]\s*|\b(?:is|has|have|now|since|currently) )(?:expired|lapsed)\b(?! (?:products?|stock|goods|domains?|policies|food))[^.;\n)]{0,30}|\b(?:needs?|have|has|due) (?:to be |to )?(?:renew(?:ed|al|ing)?|re-?certif(?:y|ied))\b[^.;\n)]{0,20}|\b(?:due|up) for renewal\b/gi,
    LAPSED,
  ],
  [
    /\b(?:did not|didn['’]t|never) (?:quite )?(?:finish|graduate|complete)(?:d|ed)?\b[^.;\n)]{0,20}|\bdropped out\b[^.;\n)]{0,20}/gi,
    UNFINISHED,
  ],
  [
    /(?<!未|不会|防止|处理|清理|临近?|避免|没有|杜绝)(?:(?:已经?|快要?|即将|马上)到期|(?:已经?|快要?|即将|马上)?(?:过期|失效))了?(?=[，,。；;）)\s]|$)|(?:已过期|已失效|已作废)(?=[，,。；;）)]|$)[^，,。；;）)\n]{0,10}/g,
    LAPSED,
  ],
  [
    /没(?:有)?(?:拿到?|取得|获得)(?:学位|毕业证书?|学历|证书?)[^，,。；;）)\n]{0,6}|(?:^|[，,。；;（(\s])(?:未|没有?)毕业|肄业|正在考(?=[，,。；;）)]|$)|(?:还|尚)没考(?:下来|过|完)/g,
    UNFINISHED,
  ],
  [/(?:未过|没过|未通过|没有?通过|未考过|未取得|已取消)(?=[，,。；;）)]|$)[^，,。；;）)\n]{0,10}/g, UNFINISHED],
  [
    /\b(?:infringements?|penalty points?|warnings?|at[- ]fault accidents?)[:\s]{1,2}[1-9]\d?\b(?! in (?:the )?(?:last|past) )[^,.;\n]{0,24}|\b(?:[1-9]|one|two|three|four) (?:\p{L}+ )?(?:infringements?|penalty points|at[- ]fault accidents?)\b[^,.;\n]{0,24}/giu,
    WEAKNESS,
  ],
  [/(?<=\p{Script=Han}{2})(?:在考|备考中|考试中)(?=[，,。；;、）)\s]|$)/gu, STUDYING],
  [
    /\b(?:will|can|do) ?(?:not|n['’]t) work (?:weekends?|nights?|overtime|evenings?|shifts?|holidays?)\b[^.;\n]{0,20}|\bno (?:weekends?|nights?|overtime)(?: please)?(?=[.;,]|$)/gi,
    TERMS,
  ],
  [
    /\b(?:closer? to (?:my )?home|good benefits|regular hours)\b|双休(?!日)|(?:希望|想|要|求|最好|找)[^，,。；;\n]{0,6}离家近|离家近(?=(?:一?[点些])?(?:的)?(?:优先|即可|就[行好可]|最好|工作|单位|岗位))|朝九晚[五六]|不用加班|越高越好/gi,
    WISHES,
  ],
  [
    /(?:要求|必须|需)(?:包吃(?:包)?住|双休|不加班|五险一金|早九晚五)[^。；;\n]{0,16}|(?:不接受|拒绝|不能)(?:加班|夜班|倒班|出差)/g,
    TERMS,
  ],
  [
    /\b(?:although|though|even though)[^.;\n]{0,20}\b(?:out of (?:the workforce|work)|career (?:break|gap)|away from work|unemployed)\b[^.;\n]{0,60}/gi,
    BREAK,
  ],
  [
    /(?:离开职场|脱离社会|脱离职场|在家)(?:太|很|好|这么)?(?:久|多年)[^，,。；;\n]{0,6}|(?<!(?:不会|避免|以免|防止|免得)[^，,。；;\n]{0,4})跟不上(?:年轻人|时代|节奏)[^，,。；;\n]{0,4}|虽然[^。；;\n]{0,8}年纪大[^，,。；;\n]{0,6}/g,
    BREAK,
  ],
  [
    /(?<!\b(?:when|before|after|until|till|since|by the time|as|that|where) )\bi (?:left|quit|resigned)\b[^.;\n]{0,40}\b(?:because|due to|owing to|as (?:the|my|they|it|we|i)|since (?:the|my|they|it))\b[^.;\n]{0,60}|\bi was let go\b[^.;\n]{0,60}|\b(?:due to|because of|over) (?:differences|disagreements?|conflicts?) with (?:my|the) (?:board|partners?|boss|manager|management|owner|company|employer|supervisor)\b[^.;\n]{0,60}|\bleft (?:the (?:company|job) )?because\b[^.;\n]{0,60}/gi,
    REASON,
  ],
  [
    /^\W*(?:was |got |been )?(?:laid off|made redundant|let go)\b(?! of)[^.;\n]{0,60}|\bI (?:was|got) (?:laid off|made redundant|let go|sacked|fired)\b[^.;\n]{0,60}|[(（–—-]\s*(?:was )?(?:laid off|made redundant|let go)\b[^.;)\n]{0,40}|\breasons? for leaving\b[^\n]{0,60}/gi,
    REASON,
  ],
  [
    /(?:因为|由于|因)[^。；;，,\n]{2,16}(?:转行|转岗|失业|被裁|跳槽)了?(?=[，,。；;\s]|$)|(?<!未)被裁(?:员)?(?=[了，,。；;）)\s]|$)|[（(](?:公司|厂|店|单位)(?:倒闭|关门|解散|裁员|黄了)[^）)]{0,8}[）)]/g,
    REASON,
  ],
  [
    /\b(?:as |because |since )?my (?:knees?|back|hips?|shoulders?|health|eyes|eyesight|hands?) (?:is|are|was|were|isn['’]t|aren['’]t|has|have|won['’]t|can['’]t|(?:will not|cannot|can not|can no longer|no longer) (?:take|stand|manage|cope|hold|last|climb|bear|carry|let))\b[^.;!\n]{0,40}|\b(?:bad|dodgy|sore|injured|worn[- ]out) (?:back|knees?|hips?|shoulders?|neck)\b[^.;!\n]{0,20}|\b(?:due to|because of|for|on) (?:ill[- ]health|health (?:reasons|problems|issues|grounds)|my health)\b/gi,
    HEALTH,
  ],
  [
    /(?:因为?|由于)(?:身体|健康)(?:原因|问题|状况)?[^，,。；;\n]{0,10}|身体(?:不太?好|欠佳|吃不消|扛不住)|(?:腰|膝盖?|颈椎|眼睛)(?:不太?好|不行了?|受过?伤)[^，,。；;\n]{0,8}/g,
    HEALTH,
  ],
  [/\d+\s*(?:个)?(?:小时|天)(?:没|不|未)(?:睡觉?|合眼|休息|回家)|连续通宵|通宵达旦/g, OVERWORK],
  [
    /\b(?:would |will |we |i )?(?:need|require)s? (?:an? )?(?:\d|two|three|four)[- ]?bed(?:room)?\b[^.;\n]{0,40}|\b(?:accommodation|housing) (?:is )?a must\b/gi,
    TERMS,
  ],
  [
    /要求\s*[:：][^\n]{0,30}(?:休|住家|[一二三四五六七八九十\d]千|\d{4}|包吃|包住|单间|工资|薪)[^\n]{0,20}|^管吃(?:管)?住[^。；;\n]{0,20}|工资(?:要)?按[日周月]结|(?:不能?|不得?|从不)拖欠(?:工资)?(?=[，,。；;]|$)/g,
    TERMS,
  ],
  // who cared for a child or a parent explains by that the months without a job
  [
    /(?:因为|由于|因)(?![^。；;\n]{0,24}(?:老人|父母|父亲|母亲|爸妈|孩子|小孩|宝宝|家人|家属|生育|怀孕|照顾|照料|陪护))[^。；;\n]{2,30}(?:离职|辞职|离开)了?(?=[，,。；;\s]|$)/g,
    REASON,
  ],
  [
    /(?:因|跟|与|和)?[^，,。；;\n]{0,8}(?:领导|上司|老板|队长|经理|主管|同事|班长)[^，,。；;\n]{0,4}(?:处不来|合不来|不合(?![格规法理])|不和(?!谐)|闹翻)[^，,。；;\n]{0,8}|(?<=^|[。；;\n]\s*|\s{2})离职原因(?:\s*[:：]|\s{1,4})[^。；;\n]{0,30}/g,
    REASON,
  ],
  [
    /(?:具体)?记不[清得到起](?:了|楚)|\bweakness(?:es)?\s*[:：][-–\s]*[^.;\n]{0,40}|缺点(?:是|[:：])[^，,。；;\n]{0,16}|被降(?:为|成|级)[^，,。；;）)\n]{0,6}|本本族/gi,
    WEAKNESS,
  ],
  [
    /\bplease (?:do not|don['’]?t) contact\b[^.;\n]{0,60}|\b(?:doesn['’]?t|does not) know (?:that )?i['’]?m looking\b/gi,
    WEAKNESS,
  ],
  [/\b(?:having|drinking|a few|some|cold) beers?\b[^.;,\n]*|\b(?:getting drunk|partying|binge)\b/gi, DRINK],
  [/酒量[^，,；;。\n]*|(?<![不没戒]|不擅长|不怎么)会?(?:抽烟|喝酒|吸烟|饮酒)(?:[^，,；;。\n]{0,6})/g, DRINK],
  [/证书?[^，,；;。\n]{0,4}(?:可|能|愿)?挂靠/g, UNLAWFUL],
  ...remarks,
  ...spoken,
];
/** Where a text says something of each kind, in the order of the kinds. */
const found = remembered((text) =>
  kinds.flatMap(([pattern, advice]) =>
    Array.from(text.matchAll(pattern), ({ 0: said, index: from }) => ({ advice, said, from })),
  ),
);
/** What shuts a door comes before how the work is told; what is only too much behind it. */
const WORTH = 1.3;
const worthOf: ReadonlyMap<Localized, number> = new Map([
  [UNLAWFUL, 4],
  [COMPLAINT, 3],
  [ASIDE, 3],
  [WEAKNESS, 2.2],
  [HEALTH, 2.2],
  [LACK, 1.6],
  [UNDERBID, 1.6],
  [REASON, 1],
  [STUDYING, 0.9],
]);
/** Places that tell of work, where beer and smoke may be the trade. */
const OF_WORK = /^(?:work|projects|skills|awards|certifications)\//;
/** What ends a job without anybody's fault. */
const BLAMELESS =
  /\b(?:contract|season|project|term|placement|maternity cover)\b[^.;\n]{0,20}\b(?:end(?:ed|s)?|over|expired|completed?|finished)\b|\bend of (?:contract|season|project|term)\b|\b(?:relocat(?:ed|ion)|moved (?:away|abroad|house)|(?:full-time )?stud(?:y|ies)|growth|better prospects|career (?:change|move|growth))\b|合同(?:到期|期满|结束)|项目(?:结束|完工)|(?:公司|工厂|厂|门店)[^。；;\n]{0,4}(?:搬迁|关闭|停业)|个人发展|升学|返乡/iu;
/** A house that closed says nothing against whoever worked there, and takes a line: no word for a card. */
const CLOSED =
  /\b(?:when|as|after|because|due to|following)\b[^.;\n]{0,50}\b(?:shut|clos\p{L}+|wound up|ceased|liquidat\p{L}+|insolven\p{L}+|bankrupt\p{L}*|went (?:bust|under)|merge\p{L}*|moved|covid(?:-19)?|pandemic|lockdowns?|restructur\p{L}+)/iu;
/** The reason stands behind what happened: `Made redundant when the line shut`. */
const BEHIND = 60;
/** A form asks for the reason of each post: there it is no confession, as long as it blames nobody. */
const ASKED_WHY = /^(?:reasons? (?:for|of) leaving|离职原因)/i;
const BLAMES =
  /\b(?:boss|manager|management|pay|paid|salary|overtime|owner|unfair|toxic|conflict|disagree\p{L}*|dispute|fired|sacked|dismiss\p{L}*|bully\p{L}*|bullied|politics|stress)\b|老板|领导|上司|主管|同事|工资|拖欠|不和|处不来|太累|太低|辞退|开除|没前途|倒闭/iu;
/** A cell of a table stands beside its label without a mark. */
const IS_CELL = /^离职原因\s/;
const isBlameless = (said: string, isAsked: boolean): boolean =>
  ASKED_WHY.test(said.trim()) && (isAsked || IS_CELL.test(said.trim())) ? !BLAMES.test(said) : BLAMELESS.test(said);
/** English applications ask for the reason as often as forms do; a Chinese résumé is asked for it by a form alone. */
const isAskedWhy = ({ form, language }: ResumeDocument): boolean => form || language === 'en';

const yearOf = (month: Month) => Math.floor(month / 12);
/** `家住…，离家近的优先`: a line on where somebody lives is no aim. */
const OF_ADDRESS = /^(?:家住|现?居住?|现?住址?|家庭住址|地址|address\b|liv(?:e|es|ing) in\b)/i;
/** A course that goes on says so by its dates. */
const isOfStudy = (path: string): boolean => path.startsWith('education/');
/** `2028 年到期`: until then it holds. */
const BEFORE = 14;
function runsOutLater(text: string, at: number, today: Month): boolean {
  const years = text.slice(Math.max(0, at - BEFORE), at + BEFORE).match(/(?<!\d)20\d\d(?!\d)/g) ?? [];
  return /到期|过期|expire/.test(text.slice(at, at + BEFORE)) && years.some((year) => Number(year) > yearOf(today));
}

/** How far somebody is, or when they sit the rest. */
const SAYS_STAGE =
  /已?[过通][过]?[^，,；;。]{0,8}[科门]|[一二三四五六\d]\s?[科门]|计划|预计|拟|20\d\d|\b(?:passed|cleared|sitting|due|expected)\b/i;
const OF_PAPERS: ReadonlySet<Localized> = new Set([UNFINISHED, LAPSED]);
const OF_BODY: ReadonlySet<Localized> = new Set([HEALTH, DRINK, BREAK, WEAKNESS]);
/** What is under way is told honestly, and worth its entry. */
const RENEWS =
  /\b(?:renewing|renewal (?:booked|under ?way|in progress|submitted|applied|pending|due)|(?:renew|recertif)\p{L}* (?:in|by|on) [A-Z\d]|being renewed|(?:happy|willing|ready|glad|able|free) to (?:renew|retake|re-?certify)|in the process of renew\p{L}*|booked)\b|(?:正在|已申请|已报名|已预约|待|愿意|愿|可以?随时|随时可以?)(?:换证|复审|复训|续证|续期|年审)|(?:换证|复审|复训|续证|续期)(?:中|办理中)/iu;

export const againstOneself: Check = {
  id: 'STY-12',
  group: 'style',
  allotment: 0,
  effort: 1,
  title: { en: 'Works against you', zh: '对自己不利的话' },
  detects: {
    en: 'Complaints about employers, excuses for what one lacks, failures and drinking that nobody asked for. Only said.',
    zh: '抱怨前东家、为经验不足道歉、挂科扣分、烟酒、挂证。只作提示。',
  },
  advice: WEAKNESS,
  praise: null,
  example: {
    en: { bad: 'Quit because the boss did not pay overtime', good: '(left out)' },
    zh: { bad: '因为老板拖欠工资不干了', good: '（不写）' },
  },
  removable: true,
  noWording: true,
  // board and lodging are part of the terms in kitchens and on sites
  saidOf:
    () =>
    ({ text, from, to, advice }) =>
      (!(advice === REASON && CLOSED.test(text.slice(from, (to ?? text.length) + BEHIND))) &&
        !/^(?:要求\s*[:：]?\s*)?[包管]吃/.test(text.slice(from, to))) ||
      /双休|不加班|税前/.test(text),
  restsOn: 'label',
  touches: EVERYWHERE,
  run: (document) => {
    const { fields, today, content } = document;
    const isAsked = isAskedWhy(document);
    const ofAgency = isAgencySheet(document);
    const isOther = meantOtherwise(document);
    // who is at school has not graduated, and says so rightly
    const studies = content.education.some(({ end }) => end === null || (monthRange(end)?.last ?? today) >= today);
    return hint([
      ...expiredPapers(document),
      ...fields.flatMap(({ path, text }): FieldSpan[] =>
        found(text)
          // boards grade languages by themselves
          .filter(() => !path.startsWith('languages/'))
          .filter(({ advice }) => !((advice === DRINK || advice === WISHES) && OF_WORK.test(path)))
          .filter(({ advice }) => !(OF_PAPERS.has(advice) && /^(?:work|projects)\//.test(path)))
          .filter(({ advice }) => !(advice === WISHES && OF_ADDRESS.test(text.trim())))
          .filter(({ advice, said }) => !(advice === STUDYING && isOfStudy(path) && /^[(（]/.test(said)))
          .filter(({ advice, said }) => !(advice === LACK && document.form && said.endsWith('过')))
          .filter(({ advice, from }) => !OF_PAPERS.has(advice) || !runsOutLater(text, from, today))
          .filter(
            ({ advice }) =>
              advice !== LAPSED || ![text, ...linesOfField(document, path)].some((line) => RENEWS.test(line)),
          )
          .filter(({ advice, said }) => advice !== REASON || !isBlameless(said, isAsked))
          .filter(({ advice, from }) => advice === UNLAWFUL || OF_PAPERS.has(advice) || isOfSelf(path, text, from))
          .filter(({ advice, from }) => advice !== REASON || isOfJob(text, from))
          // what an agency writes of somebody is not theirs to take back
          .filter(() => !(ofAgency && /^(?:basics|custom|references)\//.test(path)))
          .filter((one) => !isOther({ ...one, path, text }))
          .filter(({ advice, from }) => !OF_BODY.has(advice) || !isOfRelative(text, from))
          .filter(({ advice }) => !(advice === STUDYING && SAYS_STAGE.test(text)))
          .filter(({ said }) => !(/毕业/.test(said) && studies))
          .map(({ advice, from, said }) => ({
            path,
            text,
            from,
            to: from + said.length,
            advice: advice === UNFINISHED && isOfStudy(path) ? UNFINISHED_STUDY : advice,
            worth: worthOf.get(advice) ?? WORTH,
          })),
      ),
    ]);
  },
};
