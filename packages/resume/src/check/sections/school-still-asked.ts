import type { ResumeDocument } from '../../document/document.ts';
import { homeCountry } from '../../document/home-country.ts';
import { isBoardPrint } from '../../document/kinds/board-print.ts';
import { saysAnywhere } from '../../document/whole/whole-text.ts';
import type { FieldSpan } from '../check.ts';

/** What nobody asks for after any work: schools for children, wherever they are. */
const OF_CHILDREN =
  /\b(?:primary|elementary|nursery|middle|kindergarten|preparatory)\b|\bFirst School Leaving\b|小学|初中|幼儿园/i;
/** Examinations that employers of their country ask for by name, or whose marks are shown all through life. */
const ASKED_IN_COUNTRY =
  /\b(?:Abitur|Matura|Matric|Gymnasium|Grade 1[12]|NSC|National Senior|WASSCE|WAEC|SSCE|K\.?C\.?S\.?E|SPM|Sijil|Leaving Cert(?:ificate)?|NCEA|S\.?S\.?C|H\.?S\.?C|SSLC|S\.S\.L\.C|CBSE|ICSE|Intermediate|Plus Two|10th|12th|X(?:II)?|G\.?C\.?E|‘?A[’']? Levels?|Ensino|Bachillerato|Lyc[ée]e|Baccalaur[ée]at)\b/i;
/** Countries in which a résumé shows all schooling behind the first years. */
const SHOWS_SCHOOL: ReadonlySet<string> = new Set([
  'NG',
  'GH',
  'KE',
  'UG',
  'TZ',
  'ZA',
  'ZW',
  'IN',
  'PK',
  'BD',
  'LK',
  'NP',
  'MY',
  ...['SG', 'HK', 'MO', 'TW', 'ID', 'TH', 'VN', 'PH', 'ET', 'ZM', 'MW', 'CM', 'BW', 'NA', 'RW', 'SL', 'GM', 'LR'],
  // a life in a table (Lebenslauf, Europass) begins with school there
  ...['DE', 'AT', 'CH', 'PL', 'CZ', 'SK', 'HU', 'RO', 'BG', 'GR', 'IT', 'ES', 'PT', 'FR', 'TR', 'UA', 'RS', 'HR', 'BR'],
]);
/** 教育经历（从高中填起）: whoever asked for the document wants it from there. */
const FROM_SCHOOL = /(?:从|自)(?:高中|初中|中学|小学)[^，,。；;]{0,4}(?:起|开始|填|写)|高中(?:起|以[来上后])/;
/** Trades in which school marks are asked for, or where trade schools and not degrees are usual. */
const ASKED_IN_TRADE =
  /\b(?:teach\p{L}*|tutor|nurs\p{L}*|midwi\p{L}*|health\p{L}*|care\p{L}*|police|army|electrician|plumb\p{L}*|weld\p{L}*|fitter|mechanic|driver|labourer|carpenter|operator|technician|apprentice|chef|cook)\b/iu;
const DEGREE =
  /bachelor|master|doctor|ph\.?\s?d|\bassociate\b|\bhnd\b|\b[bm]\.?\s?(?:sc|a|eng|tech|com|ed|b\.?a)\b|本科|硕士|博士|学士|碩士|學士/i;
/** Posts there ask for five passes with both languages of whoever has no bachelor's degree. */
const OF_HONG_KONG = /[會会]考|文[憑凭][試试]|\bHK(?:CEE|DSE|ALE)\b|\bDSE\b/i;
const BACHELOR =
  /bachelor|master|doctor|ph\.?\s?d|\b[bm]\.?\s?(?:sc|a|eng|tech|com|ed|b\.?a)\b|本科|硕士|博士|(?<!副)学士|碩士|(?<!副)學士/i;
/** Prizes won among those of a whole country are known by everybody of the trade. */
const OF_NATION = /全国|国家级?|国际|世界|\b(?:national|international|world|olympiad|worldskills)\b|ACM|美赛|MCM/i;
/** Prizes of a moot or a book stay known in these. */
const PRIZES_STAY = /\b(?:advocate|solicitor|barrister|lawyer|attorney|counsel|associate)\b|律师|法务/i;

/** Whether leaving early schooling out would cost something: then nobody is told to. */
export function schoolStillAsked(document: ResumeDocument): (span: FieldSpan) => boolean {
  const {
    content: { education, work, intention },
    language,
  } = document;
  const inCountry =
    (language === 'en' && SHOWS_SCHOOL.has(homeCountry(document) ?? '')) ||
    isBoardPrint(document) ||
    saysAnywhere(document, FROM_SCHOOL);
  const titles = [intention.position, ...work.map(({ position }) => position)];
  const hasDegree = education.some(({ degree, school }) => DEGREE.test(degree) || DEGREE.test(school));
  const hasBachelor = education.some(({ degree, major }) => BACHELOR.test(`${degree} ${major}`));
  const inTrade = titles.some((title) => ASKED_IN_TRADE.test(title));
  return ({ path, text, advice }) => {
    // the general sentence is about a school
    if (advice !== undefined && path.startsWith('education/')) return false;
    const [section, id] = path.split('/');
    // an examination may stand among prizes
    const isAskedExam = language === 'en' && !OF_CHILDREN.test(text) && ASKED_IN_COUNTRY.test(text);
    if (section === 'awards')
      return isAskedExam || OF_NATION.test(text) || titles.some((title) => PRIZES_STAY.test(title));
    if (section !== 'education')
      return language === 'en' && !OF_CHILDREN.test(text) && (!hasDegree || inTrade || ASKED_IN_COUNTRY.test(text));
    const item = education.find((one) => one.id === id);
    // lines of several schools that were read as one
    if (text.split('\n').length > 3) return true;
    const said = `${item?.school ?? ''} ${item?.degree ?? ''} ${text}`;
    if (OF_CHILDREN.test(said)) return false;
    if (OF_HONG_KONG.test(said) && !hasBachelor) return true;
    return !hasDegree || inCountry || (language === 'en' && (inTrade || ASKED_IN_COUNTRY.test(said)));
  };
}
