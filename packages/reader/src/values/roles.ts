import {
  anyOf,
  chineseOrganisationEndings,
  chineseTitleEndings,
  endsInChineseOrganisation,
  endsInChineseTitle,
  hasOrganisationWord,
  hasTitleWord,
  isKnownOrganisation,
  isKnownTitle,
  legalForms,
  organisationNouns,
  organisationWords,
  remembered,
  titleHeads,
  titleOpeners,
  titleWordEndings,
} from '@verdant/lexicon/vocabulary';
import { isCjk } from '../text/spacing.ts';

/** Names and titles are shorter than this. */
const MOST = 120;
const AT_END = { at: 'end' } as const;
const [heads, openers, legal] = [
  anyOf(titleHeads, AT_END),
  anyOf(titleOpeners, { at: 'start' }),
  anyOf(legalForms, AT_END),
];
const nouns = anyOf([...organisationNouns, ...organisationWords.en], AT_END);
const endings = new RegExp(`\\p{L}(?:${titleWordEndings.join('|')})$`, 'iu');
const AGENT = /\p{L}{3}(?:er|or|eur|euse|ist|ière)$/iu;
const chinese = {
  title: anyOf(chineseTitleEndings.endings, AT_END),
  noTitle: anyOf(chineseTitleEndings.exceptions, AT_END),
  strong: anyOf(chineseOrganisationEndings.strong, AT_END),
  weak: anyOf(chineseOrganisationEndings.weak, AT_END),
};
/** Grades behind a title, also in brackets. */
const LEVEL = /[\s,]+(?:[IVX]{1,4}|\d|[Ss]r\.?|[Jj]r\.?|[A-Z]\d)$|[一二三四五]级$/;
/** What goes on behind the noun of a title or of an institute: `Director of Sales`, `Manager, Retail`, `Bank of Ulm`. */
const GOES_ON = /\s*(?:[,，:：|]|\s[-–—]\s|\s(?:of|for|to|in|de|du|des|für|di|d['’])\s)/u;

const withoutBrackets = (text: string): string => text.replace(/\s*[（(][^（()）]*[)）]?\s*/g, ' ').trim();

/** People who employ somebody at home: `陈女士家`. */
const HOUSEHOLD = /(?:女士|先生|太太|阿姨|客户|雇主|宝妈|东家)家(?:里|中)?$|[一两]户人家$/u;

/** A Chinese text by the word that it ends in. */
function chineseLean(text: string): number {
  if (HOUSEHOLD.test(text)) return -3;
  if (isKnownOrganisation(text)) return -4;
  const title = isKnownTitle(text) || endsInChineseTitle(text);
  // `实习`, `运营`, `产品` end names of posts and of much else; a company's own ending is longer
  if (chinese.strong.test(text) && !isKnownTitle(text))
    return /(?:公司|集团|银行|医院|大学|事务所|研究院)$/.test(text) ? -5 : -3.5;
  if (title) return 4;
  if (chinese.title.test(text) && !chinese.noTitle.test(text)) return text.length <= 12 ? 3 : 1;
  if (endsInChineseOrganisation(text)) return -3;
  if (chinese.weak.test(text)) return -2;
  return (hasTitleWord(text) ? 0.5 : 0) - (hasOrganisationWord(text) ? 1 : 0);
}

function latinLean(text: string): number {
  if (isKnownOrganisation(text)) return -4;
  if (legal.test(text.replace(/[,.]+$/, '')) || legal.test(text)) return -5;
  const main = text.split(GOES_ON, 1)[0]!.replace(LEVEL, '').trim();
  if (isKnownTitle(text) || heads.test(main)) return 4;
  if (nouns.test(main)) return -3;
  if (openers.test(text)) return 2.5;
  const word = main.split(/\s+/).at(-1) ?? '';
  if (endings.test(word)) return 3;
  const company =
    (/\p{L}\s(?:&|and|und|et|y|\+)\s\p{Lu}/u.test(text) ? 1.5 : 0) +
    (/['’]s\b/.test(text) ? 1 : 0) +
    (/^The\s/.test(text) ? 1 : 0) +
    (/\.(?:com|io|org|net|ai|co)$/i.test(text) ? 3 : 0) +
    (nouns.test(text) ? 1.5 : 0) +
    (hasOrganisationWord(text) ? 0.5 : 0);
  const post = (hasTitleWord(text) ? 1 : 0) + (AGENT.test(word) && main.includes(' ') ? 1 : AGENT.test(word) ? 0.7 : 0);
  return post - company;
}

const [HAN, LATIN] = [
  '\\p{Script=Han}[\\p{Script=Han}（）()、/]{1,30}',
  "\\p{Script=Latin}[\\p{Script=Latin}\\s.,&'’/()-]{2,80}",
];
/** `报关员 Customs Clerk`, `Customs Clerk 报关员`: the same in both languages. */
const BOTH = new RegExp(`^(?:(${HAN})\\s{1,2}(${LATIN})|(${LATIN}?)\\s{0,2}(${HAN}))$`, 'u');
/** What somebody became: `服务员 → 领班`. */
const BECAME = /\s?(?:→|⇒|->)\s?/u;

/** Words of a name in another language that no list knows: `Banquet Captain`. */
const CAPITALS = /^(?:\p{Lu}[\p{L}’'-]+(?:\s|$)){2,5}$/u;

/** How a name in two languages leans, where both say the same; null where it is none. */
function leanInBoth(text: string): number | null {
  const [, first, behind, before, last] = BOTH.exec(text.split(BECAME).at(-1)!.trim()) ?? [];
  const [chinese, latin] = [first ?? last, behind ?? before];
  if (!chinese || !latin) return null;
  const [a, b] = [chineseLean(chinese), latinLean(latin.trim())];
  const isNamed = Math.max(a, b) >= 3 && Math.min(a, b) > -1 && CAPITALS.test(latin.trim());
  if (isNamed || Math.min(a, b) >= 1) return Math.max(a, b);
  return a <= -1 && b <= -1 ? Math.min(a, b) : null;
}

/** A post named in two languages and nothing else: `Director of Sales 销售总监`. */
export const isPostInBoth = (text: string): boolean => text.length <= MOST && (leanInBoth(text) ?? 0) >= 1;

/** How much a text reads as a post (above 0) or as an organisation (below 0), from 4 to -5. The last word decides. */
export const leanOf = remembered(
  (raw): number => {
    const text = withoutBrackets(raw.slice(0, MOST)) || raw.slice(0, MOST).trim();
    const chinese = text.split(BECAME).at(-1) || text;
    return isCjk(text) ? (leanInBoth(text) ?? chineseLean(chinese.replace(/\s+/g, ''))) : latinLean(text);
  },
  { most: 2000 },
);

/** True where a text reads as an organisation rather than as a post. */
export const leansToOrganisation = (text: string): boolean => leanOf(text) <= -1.5;

/** True where it reads as a post. */
export const leansToPost = (text: string): boolean => leanOf(text) >= 1;
