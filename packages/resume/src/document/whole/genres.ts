import { allSimplified } from '../../text/simplified.ts';
import type { ResumeDocument } from '../document.ts';
import { isToldInProse } from '../doubtful/told-in-prose.ts';
import { linesIn } from './whole-text.ts';

/**
 * What kind of paper a document is, or holds: a form with fields of its own, a statement that answers one, the life that
 * is told in running text (自傳), a letter, a scholar's lists, jobs told in prose, one that says I all through, a register
 * of engagements or posts in which each is a line.
 */
export type Genre = 'form' | 'statement' | 'life' | 'letter' | 'scholar' | 'prose' | 'first-person' | 'register';

const STATEMENT =
  /^\W{0,4}(?:\d{1,2}[.)]?\s*)?(?:(?:personal|supporting|candidate|applicant['’]?s?) (?:statement|information|evidence)|statement (?:in support|of (?:suitability|purpose|interest|claims?))|(?:in )?support of (?:your|my|the) application|why (?:are|do|should|have) (?:you|we)\b|(?:teaching|design|artist['’]?s?|research|diversity) (?:statement|philosophy)|selection criteria|person specification)/i;
const LIFE = /^(?:自\s*[传傳]|自我介[绍紹]|个人自传|简要自传|人生经历)\s*[:：]?$/;
const IS_LETTER =
  /^(?:自荐信|求职信|应聘信|cover(?:ing)? letter|letter of application|application letter)(?:\s?[(（:：]|$)/i;
const GREETS = /^(?:dear\b|to whom it may concern|尊敬的|敬爱的|您好|你好|贵(?:公司|单位|校|院))/i;
const APPLIES = /贵(?:公司|单位|校|院|司)|\bI am (?:writing|applying)\b|\bI (?:would like|wish) to apply\b/i;
const CLOSES =
  /^(?:yours (?:faithfully|sincerely|truly)|(?:kind|best|warm) regards|sincerely|thank(?:s| you)\b|此致|敬礼|期待您)/i;

/** A sentence whose subject is whoever writes; four of them are a habit and not a slip. */
const SAYS_I =
  /(?:^|[.!?;:,]\s|\b(?:and|but|then|so|where|when|that|which)\s)(?:I|we|my|our)\b(?!\.)|(?:^|[，,。；;：:、])(?:我|本人)(?!国|院|校|司|市|省|县|区|厂|部|行|局)/gu;
const LEAST_SAID = 4;

/** Work by the season, the show, the shift, the term or the ship. */
const OF_ENGAGEMENTS =
  /\b(?:seasonal|summers?|harvest|agency|locum|supply teacher|zero[- ]hours?|per diem|stage|theatre|theater|opera|festival|film|camera|musician|actor|actress|dancer|performer|singer|costume|sessional|peripatetic|self[- ]employed|freelance|contractor|vessel|m\/v|m\.?v\.? )\b|剧组|剧团|演员|乐队|驻场|项目制|轮机|船员|水手|二副|三副|大副|大管轮|[二三]管轮/i;
const LEAST_JOBS = 4;

const found = new WeakMap<ResumeDocument, ReadonlySet<Genre>>();

/** The one place that says which; `score/gates/genres.ts` says which checks are silent in each. */
export function genresOf(document: ResumeDocument): ReadonlySet<Genre> {
  const known = found.get(document);
  if (known) return known;
  const genres = new Set(lookFor(document));
  found.set(document, genres);
  return genres;
}

function lookFor(document: ResumeDocument): Genre[] {
  const { content, form, letter, scholar, roles } = document;
  const lines = linesIn(document);
  const { introduction } = content.basics;
  const says = (pattern: RegExp) => lines.some((line) => pattern.test(line));
  const jobs = roles.filter(({ section }) => section === 'work');
  const isRegister =
    jobs.length >= LEAST_JOBS &&
    (jobs.reduce((sum, { bullets }) => sum + bullets.length, 0) <= jobs.length ||
      content.work.filter(({ company, position }) => OF_ENGAGEMENTS.test(`${company} ${position}`)).length * 2 >=
        jobs.length);
  const genres: [Genre, boolean][] = [
    ['form', form],
    ['statement', says(STATEMENT)],
    ['life', says(LIFE) || (allSimplified(introduction) !== introduction && introduction.includes('我'))],
    ['letter', letter || says(IS_LETTER) || (says(GREETS) && (says(CLOSES) || says(APPLIES)))],
    ['scholar', scholar],
    ['prose', isToldInProse(document)],
    ['first-person', lines.join('\n').split(SAYS_I).length > LEAST_SAID],
    ['register', isRegister],
  ];
  return genres.flatMap(([genre, is]) => (is ? [genre] : []));
}
