const STATES =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|ON|BC|QC|AB|UK|USA?|UAE|NSW|VIC';
const COUNTRIES =
  'United States|United Kingdom|England|Scotland|Ireland|Germany|France|Spain|Italy|Portugal|Netherlands|Belgium|Switzerland|Austria|Sweden|Norway|Denmark|Finland|Poland|Czech Republic|Greece|Turkey|Türkiye|Russia|Ukraine|Israel|India|Pakistan|China|Hong Kong|Taiwan|Japan|South Korea|Korea|Singapore|Malaysia|Thailand|Vietnam|Indonesia|Philippines|Australia|New Zealand|Canada|Mexico|Brazil|Argentina|Chile|Colombia|South Africa|Egypt|Nigeria|Kenya|California|Washington|Texas|New York|Massachusetts|Country';
const CITIES =
  'New York(?: City)?|San Francisco|Los Angeles|Seattle|Boston|Chicago|Austin|London|Paris|Berlin|Munich|Tokyo|Beijing|Shanghai|Shenzhen|Guangzhou|Hangzhou|Chengdu|Wuhan|Nanjing|Suzhou|Singapore|Hong Kong|Sydney|Toronto|Vancouver|Bangalore|Bengaluru|Mumbai|Amsterdam|Dublin|Zurich|Stockholm';
const WORD = "[A-Z\\p{Lu}][\\p{L}.'’-]*";
const CITY_COMMA = `${WORD}(?: ${WORD}| of| de| la){0,3},\\s*(?:(?:${STATES})\\b(?:\\s+\\d{5})?(?:,\\s*(?:USA?|${COUNTRIES}))?|(?:${COUNTRIES})\\b)`;
const REMOTE = 'Remote|On-?site|Hybrid|远程(?:办公)?';
const ZH_CITY =
  '北京|上海|天津|重庆|深圳|广州|杭州|南京|苏州|成都|武汉|西安|长沙|郑州|青岛|大连|厦门|宁波|合肥|福州|济南|沈阳|长春|哈尔滨|昆明|贵阳|南宁|海口|石家庄|太原|兰州|银川|西宁|乌鲁木齐|呼和浩特|拉萨|南昌|无锡|常州|佛山|东莞|珠海|温州|泉州|烟台|香港|澳门|台北|威海';
const ZH_PROVINCE =
  '河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|台湾|内蒙古|广西|西藏|宁夏|新疆';
const ZH_PLACE = `(?:中国)?(?:(?:${ZH_PROVINCE})(?:省|自治区)?[\\s,，·-]*)?(?:(?:${ZH_CITY})市?(?:[\\s·-]*[\\u4e00-\\u9fff]{1,4}(?:新区|区|县))?|[\\u4e00-\\u9fff]{2,4}市(?:[\\u4e00-\\u9fff]{1,4}[区县])?)|(?:${ZH_PROVINCE})省?`;

const WHOLE = new RegExp(
  `^(?:${CITY_COMMA}|${WORD}(?: ${WORD}){0,2},\\s*(?:${COUNTRIES})|${CITIES}|${COUNTRIES}|${REMOTE}|${ZH_PLACE}|[Ll]ocation)$`,
  'u',
);
const TAIL = new RegExp(
  `(?:[,，·|–—-]\\s*|\\s{2,}|\\s+(?=[\\u4e00-\\u9fff])|[(（]\\s*)(${CITY_COMMA}|(?:${CITIES})|${REMOTE}|Location|${ZH_PLACE})\\s*[)）.]?$`,
  'u',
);
const STREET =
  /\d{1,5}\s+(?:\p{Lu}[\p{L}.']*\s+)*(?:\b(?:St(?:reet)?|Ave(?:nue)?|R(?:oa)?d|Way|Blvd|Boulevard|Broadway|Lane|Ln|Drive|Dr|Court|Ct|Place|Pl|Square|Sq)\b)|(?:路|街|大道|巷)\s*\d+\s*号|\b(?:street|avenue|road|boulevard)$|^(?:address|street)\b/iu;

/** True where the whole text is a place. */
export const isPlace = (text: string): boolean => WHOLE.test(text.trim());
export const isStreet = (text: string): boolean => STREET.test(text);

/** A place at the end of a text, after a separator: `Acme, Austin, TX`. */
export function placeAtEnd(text: string): { place: string; rest: string } | null {
  const m = text.match(TAIL);
  if (!m || m.index === undefined || m.index === 0) return null;
  return { place: m[1]!.trim(), rest: text.slice(0, m.index).trim() };
}

/** A place at the beginning or anywhere between separators of a short text. */
export const placeIn = (text: string): string | null =>
  text.match(new RegExp(`${CITY_COMMA}`, 'u'))?.[0] ?? text.match(new RegExp(`^(?:${ZH_PLACE})$`, 'u'))?.[0] ?? null;
