import type { Localized } from '@verdant/contracts';
import type { ResumeDocument } from '../../../document/document.ts';
import { saysAnywhere } from '../../../document/whole/whole-text.ts';
import { sentenceAt } from '../sentence-at.ts';
import {
  ASIDE,
  COMPLAINT,
  DRINK,
  HEALTH,
  LACK,
  LAPSED,
  REASON,
  TERMS,
  UNFINISHED,
  UNFINISHED_STUDY,
  UNLAWFUL,
  WEAKNESS,
  WISHES,
} from './against-advice.ts';

/** Words in a text that may be against whoever wrote them, with what would be said of them. */
type Said = { path: string; text: string; said: string; from: number; advice: Localized };

/** What runs out or is missing is the person's own where the sentence names a paper or a school. */
const NAMES_PAPER =
  /cert|licen[cs]e|ticket|\bcards?\b|regist|permit|qualif|\baid\b|\bCPR\b|\b[BA]LS\b|visa|passport|badge|degree|course|diploma|exam|school|college|universit|level|\b(?:BSc|BA|MSc|A[- ]levels?|papers?|part [I1-4]|module|apprentice)|学|证|照|考|资格|级|毕业|职称/i;
const OF_CONTRACT =
  /合同|合约|租约|协议|试用|保单|\b(?:contracts?|leases?|tenanc\p{L}+|polic(?:y|ies)|subscriptions?|agreements?|insurance|stock)\b/iu;
/** Those whom somebody treats, teaches or serves. */
const OF_SERVED =
  /\b(?:patients?|clients?|athletes?|players?|runners?|people|those|residents?|horses?|animals?|customers?|treat\w*|rehab\w*|physio\w*|massage|osteo\w*|chiro\w*)\b|患者|病人|客户|客人|顾客|学员|老人|康复|推拿|按摩|理疗/i;
const OF_ONESELF = /\b(?:my|I)\b|我|本人/;
/** Posts given for hardship, and papers that say what somebody cannot do: there it is asked for. */
const FOR_HARDSHIP =
  /公益性?岗位|脱贫户|低保|残疾证|残疾人证|就业困难|\bdisability confident\b|\bguaranteed interview\b|\breasonable adjustments?\b/i;
/** Trades that live by drink, or by having left it behind. */
const DRINK_TRADE =
  /\b(?:bar|bars|pub|pubs|bartend\w*|brew\w*|beer|wine|sommelier|distill\w*|cellar|recovery|addict\w*|substance|sober|peer|rehab\w*|alcohol)\b|酒(?!店|楼)|戒毒|康复/i;
const DRIVES = /\b(?:driver|courier|chauffeur|trucker|delivery|HGV|LGV|CDL|taxi)\b|司机|驾驶员|配送/i;
/** 不抽烟、喝酒; 无烟酒嗜好: none of it. */
const NEITHER = /(?:不|没|戒|禁|无|未|不得|从不)[^，,；;。\n]{0,8}$/;
/** Whom one may not ask yet: what everybody who has a job may wish. */
const OF_NOW = /\b(?:current|present|existing)\b|\b(?:until|before|without|prior|unless)\b/i;
/** Names of a field on a form that asks for it. */
const ASKED_FIELD = /^\s*(?:weakness(?:es)?|缺点|不足)\s*[:：]/i;
/** Care for somebody, study, a move, the army: it says why there was no job, and blames nobody. */
const BLAMELESS_LIFE =
  /\b(?:car(?:e|ing) (?:for|of)|look(?:ing)? after|illness|ill|mother|father|parents?|child(?:ren)?|baby|maternity|family|husband|wife|partner|visa|relocat\p{L}+|military|army|national service|pandemic|covid|earthquake|war|flood)\b|老家|结婚|搬家|生病|住院|手术|考研|参军|当兵|服役|进修|疫情|家里|家中|家庭|随军|异地|怀孕|生育|照顾|老人|孩子|父母/iu;
const BLAMES =
  /\b(?:boss|manag\p{L}+|owners?|pay|paid|salary|unfair|toxic|conflicts?|disagree\p{L}*|differences|bully\p{L}*|politics)\b|老板|领导|上司|主管|同事|拖欠|不和|处不来/iu;
const CLOSED =
  /\b(?:shut|clos(?:ed|ing|ure)|wound up|ceased|liquidat\p{L}+|insolven\p{L}+|bankrupt\p{L}*|went (?:bust|under)|merge\p{L}*|relocat\p{L}+|moved|restructur\p{L}+|downsiz\p{L}+|redundan\p{L}+|sold)\b/iu;
/** Names of what one works with or on, in which the words have another sense. */
const OF_HAZARD = /\b(?:gas(?:es)?|H2S|chemicals?|hazard\w*|confined|PPE|fumes?|toxic waste|respirator)\b/i;
const OF_SKILL =
  /\b(?:navigat\w+|manag(?:e|es|ing)|handl\w+|adept|skilled|understand\w*|through|despite) (?:\p{L}+ ){0,3}$/iu;
const AGAINST_IT = /(?:清理|清查|治理|查处|整治|检查|杜绝|严禁|禁止|防止|打击|反|抵制)[^，,；;。\n]{0,8}$/;
const OF_THINGS =
  /^(?:burn(?:t|ed) out) (?:\p{L}+ )?(?:motors?|fuses?|bulbs?|lamps?|coils?|relays?|wir\p{L}+|clutch\p{L}*)/iu;
const OF_LEARNERS =
  /\b(?:people|staff|teams?|clients?|students?|learners?|founders?|users?|beginners?|those|anyone|recruits?|starters?|apprentices?|children|adults|volunteers?|candidates?|customers?|trainees?) $/i;
const CARE_NEAR = /\b(?:care|services?|treatment|support|therapy|healthcare|learning|medicine) (?:\p{L}+ )?$/iu;
const NOT_IN = /\b(?:outside|beyond|after|of|than|within|besides|out of) $/i;

/** Whether words that look as if they were against whoever writes are about others, asked for, or meant otherwise. */
export function meantOtherwise(document: ResumeDocument): (span: Said) => boolean {
  const { content, form } = document;
  const posts = [content.intention.position, ...content.work.flatMap(({ company, position }) => [company, position])];
  const isOf = (trade: RegExp) => posts.some((post) => trade.test(post));
  const forHardship = saysAnywhere(document, FOR_HARDSHIP);
  return ({ path, text, said, from, advice }) => {
    const before = text.slice(0, from);
    const sentence = sentenceAt(text, from);
    const rest = text.slice(from);
    switch (advice) {
      case LAPSED:
      case UNFINISHED:
      case UNFINISHED_STUDY:
        // the box of a form asks what was reached, and the truth is all that fits
        if (form && path.startsWith('education/')) return true;
        // a list holds names of papers; in sentences a stock or a lease runs out as well
        return OF_CONTRACT.test(sentence) || (path.startsWith('basics/') && !NAMES_PAPER.test(sentence));
      case HEALTH:
        return forHardship || (OF_SERVED.test(sentence) && !OF_ONESELF.test(sentence));
      case DRINK:
        return NEITHER.test(before) || isOf(DRINK_TRADE);
      case UNLAWFUL:
        return /挂靠/.test(said) && (/[不未无没拒非零][^，,；;。\n]{0,3}挂靠/.test(said) || AGAINST_IT.test(before));
      case COMPLAINT:
        return (
          (CLOSED.test(said) || BLAMELESS_LIFE.test(said)) &&
          !/\b(?:boss|unfair|toxic)\b|老板|领导|同事|拖欠/.test(said)
        );
      case REASON:
        return BLAMELESS_LIFE.test(said) && !BLAMES.test(said);
      case ASIDE:
        return OF_HAZARD.test(sentence) || OF_THINGS.test(rest) || (/politics$/i.test(said) && OF_SKILL.test(before));
      case LACK:
        return OF_LEARNERS.test(before);
      case WISHES:
        return CARE_NEAR.test(before) || NOT_IN.test(before);
      case TERMS:
        return /^要求|^(?:must|need)/i.test(said) && form;
      case WEAKNESS:
        return (
          (/\bcontact\b/i.test(said) && OF_NOW.test(sentence)) ||
          (form && ASKED_FIELD.test(rest)) ||
          // agencies ask every driver for the points on the licence
          (/\b(?:points?|infringements?)\b/i.test(said) && /\bpoints?\b/i.test(said) && isOf(DRIVES)) ||
          /^驾照.{0,8}[满剩零无未]/.test(said)
        );
      default:
        return false;
    }
  };
}
