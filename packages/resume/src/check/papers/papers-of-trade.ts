import type { Localized } from '@verdant/contracts';
import { hasInternWord } from '@verdant/lexicon/vocabulary';
import type { ResumeDocument } from '../../document/document.ts';
import { homeCountry } from '../../document/home-country.ts';
import { newestJob, newestPost } from '../../document/of-now.ts';
import { isTraditional } from '../../document/traditional.ts';
import { allSimplified } from '../../text/simplified.ts';
import type { FieldSpan } from '../check.ts';

/** A trade that nobody may work in without a paper: its titles, words by which the paper is named, and what to write of it. */
type Trade = { titles: RegExp; paper: RegExp; advice: Localized; countries?: ReadonlySet<string> };

const asked = (en: string, zh: string): Localized => ({
  en: `Whoever hires for this work looks for it first, and it stands nowhere here: ${en}.`,
  zh: `这一行多半先看证，这里没有写：${zh}。`,
});

/** Where whoever drives a lorry for pay needs a card of competence; other countries have no such card. */
const CARDED: ReadonlySet<string> = new Set([
  ...[
    'GB',
    'IE',
    'DE',
    'AT',
    'NL',
    'BE',
    'FR',
    'ES',
    'PT',
    'IT',
    'PL',
    'CZ',
    'SK',
    'HU',
    'RO',
    'BG',
    'GR',
    'DK',
    'SE',
    'FI',
  ],
  ...['NO', 'LT', 'LV', 'EE', 'HR', 'SI'],
]);

const trades: readonly Trade[] = [
  {
    titles: /(?<![轻小微厢])货运司机|大车司机|(?<![轻小微厢]型?)货车司机|卡车司机|半挂|重卡|客运司机|危货|危险品运输/,
    paper: /从业资格/,
    advice: asked(
      'the licence for carrying goods by road, and until when it is valid',
      '道路运输从业资格证有没有、有效期到哪年，驾驶证写准驾车型和取得年份',
    ),
  },
  {
    titles: /电工|焊工|电焊|氩弧|叉车|吊车|塔吊|起重机|锅炉工|制冷工|高处作业/,
    paper: /证|资格|持证|技师|高级工/,
    advice: asked(
      'the operator’s certificate with its kind and until when it is valid',
      '特种作业（或特种设备）操作证的项目、证号和有效期',
    ),
  },
  {
    titles: /护士|护理师|护师/,
    paper: /执业|资格证|护师|护士证|在读|应届/,
    advice: asked('your registration, and until when it is valid', '护士执业证书和职称证书，注明取得年份和注册有效期'),
  },
  {
    titles: /\b(?:registered nurse|staff nurse|RN)\b/i,
    paper:
      /\b(?:NMC|PIN|NMBI|SANC|DHA|DOH|HAAD|SCFHS|QCHP|NHRA|MOH|SNB|CNO|NCK|NMCN|INC|nursing council|council|licen[cs]\w*|regist(?:ration|ered with|er)|PRC|AHPRA|board of nursing|compact)\b/i,
    advice: asked(
      'your registration or licence, with its number, the state or body that gave it, and until when it is valid',
      '护士注册号、发证机构和有效期',
    ),
  },
  {
    titles: /\b(?:HGV|LGV|lorry|class [12]|C\+E)\b.{0,20}\bdriver\b|\b(?:HGV|LGV|lorry) driver\b/i,
    paper: /\bCPC\b|code 95|tacho/i,
    countries: CARDED,
    advice: asked('your Driver CPC and digital tachograph card, and until when each is valid', '司机资格卡和有效期'),
  },
  {
    titles: /\bCDL\b|\b(?:semi|tractor[- ]trailer|OTR|long[- ]haul) (?:truck )?driver\b/i,
    paper: /\bCDL\b|\bclass [a1]\b|\bAZ\b/i,
    advice: asked('the class of your CDL with its endorsements and your medical card', '驾照类别和签注'),
  },
  {
    titles: /\bdoor supervisor\b|(?<!\b(?:information|cyber|data|chief|it|network) )\bsecurity (?:guard|officer)\b/i,
    paper: /\bSIA\b|licen[cs]\w*|guard card|certif\w*|regist\w*/i,
    advice: asked('your security licence with its number and until when it is valid', '保安员证编号'),
  },
];

/** Papers that are worth what their register says: whether somebody may sign with them now. */
const REGISTERED =
  /(?:[一二]级)?(?:注册)?(?:建造师|造价工程师|监理工程师|结构工程师|(?<!功能|信息|网络|数据)安全工程师)|护士执业证|医师执业证|执业医师/;
const SAYS_REGISTER = /注册单位|注册于|在册|有效期|未注册|可转|初始注册|聘用|到期|号/;
const ON_REGISTER: Localized = {
  en: 'Whoever hires looks this up in the register. Say with which house it is registered, whether it is free to move, and until when it is valid.',
  zh: '用人单位会查注册状态：写明注册在哪家单位、能否转注、有效期。',
};
const ON_REGISTER_SITES: Localized = {
  en: 'Whoever hires looks this up in the register. Say with which house it is registered, whether it is free to move, whether a site in progress holds it, and until when it is valid.',
  zh: '用人单位会查注册状态：写明注册在哪家单位、能否马上转注、有没有在建项目，以及有效期。',
};
const ON_REGISTER_CARE: Localized = {
  en: 'Whoever hires looks this up in the register. Say until when the registration is valid.',
  zh: '用人单位会查注册状态：写明注册有效期。',
};
/** A physician's registration has no end; it holds for a place and a field. */
const ON_REGISTER_PHYSICIANS: Localized = {
  en: 'Whoever hires looks this up in the register. Say for which place and field it holds.',
  zh: '用人单位会查注册状态：写明执业地点和执业范围。',
};
const registers: readonly [RegExp, Localized][] = [
  [/护士/, ON_REGISTER_CARE],
  [/医师/, ON_REGISTER_PHYSICIANS],
  [/建造师/, ON_REGISTER_SITES],
];

/** Whoever left the ward keeps the paper; nobody in the new trade looks it up. */
const OF_CARE = /医|护|诊|卫生|健康|养老|月子|康复|体检|急救/;

const FIRST = 8;
const BEFORE_FORM = 2;

const textsOf = ({ allFields, loose }: ResumeDocument): string =>
  allSimplified([...allFields.map(({ text }) => text), ...loose].join('\n'));

/** The newest post, where its trade asks for a paper that is named nowhere in the document. */
export function missingPaper(document: ResumeDocument): FieldSpan[] {
  const role = newestJob(document);
  const job = document.content.work.find(({ id }) => id === role?.id);
  if (!role || !job || hasInternWord(job.position)) return [];
  const trade = trades.find((one) => one.titles.test(allSimplified(job.position)));
  const others = textsOf(document).replace(allSimplified(job.position), '');
  const country = homeCountry(document);
  if (country && trade?.countries && !trade.countries.has(country)) return [];
  // a title in traditional letters is of a country with papers of its own
  if (allSimplified(job.position) !== job.position && isTraditional(document)) return [];
  return !trade || trade.paper.test(others)
    ? []
    : [{ path: `work/${job.id}/position`, text: job.position, advice: trade.advice, worth: FIRST }];
}

/** Papers of a register of which nothing says how they stand there. */
export function unregistered(document: ResumeDocument): FieldSpan[] {
  const { certifications, work } = document.content;
  const [first] = certifications.filter(
    ({ name, issuer }) => REGISTERED.test(name) && !SAYS_REGISTER.test(`${name} ${issuer}`),
  );
  if (!first) return [];
  const advice = registers.find(([paper]) => paper.test(first.name))?.[1] ?? ON_REGISTER;
  const newest = newestPost(document);
  const isOfCare = advice === ON_REGISTER_CARE || advice === ON_REGISTER_PHYSICIANS;
  if (isOfCare && newest && !OF_CARE.test(allSimplified(`${newest.company} ${newest.position}`))) return [];
  // who is in post is on the register, and with that place
  if (isOfCare && work.some(({ company, end }) => end === null && company.trim() !== '')) return [];
  return [{ path: `certifications/${first.id}/name`, text: first.name, advice, worth: BEFORE_FORM }];
}
