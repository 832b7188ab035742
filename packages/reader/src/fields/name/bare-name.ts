import {
  alternation,
  chineseSurnames,
  documentNames,
  entrySource,
  honorifics,
  jobStatuses,
  postNominals,
  selfNaming,
} from '@verdant/lexicon/vocabulary';

export const SURNAME = new RegExp(
  `^(?:(?:${chineseSurnames.double.join('|')}).{1,2}|[${chineseSurnames.single.join('')}].{1,2})$`,
  'u',
);

const DOCUMENT = `(?:${entrySource(documentNames)}|个人简历|求职简历|简历)`;
const [BEFORE, BEHIND] = [
  new RegExp(`^\\s*${DOCUMENT}\\s*(?:of|for|von|de|[-–—:：|·]+)?\\s*(?=[\\p{Lu}\\p{Script=Han}])`, 'iu'),
  new RegExp(`\\s*(?:['’]s|的|[-–—:：|·])?\\s*${DOCUMENT}\\s*$`, 'iu'),
];
/** `of` that is left of `Résumé of`. */
const LEFT = /^of\s+(?=\p{Lu})/iu;
/** `Dipl.-Ing. (FH)`, `Dipl.-Kfm.`: German degrees stand before the name, with the kind of school in brackets. */
const GERMAN = 'Dipl\\.-\\p{L}{2,8}\\.?';
const TITLE = new RegExp(
  `^(?:(?:${alternation(honorifics.before)}|${GERMAN})\\s+(?:[（(]\\p{Lu}{2,4}[)）]\\s*)?){1,4}`,
  'u',
);
const TITLE_BEHIND = new RegExp(`\\s+${alternation(honorifics.behind)}$`, 'u');
/** `(Mrs.)` behind a name. */
const IN_BRACKETS = new RegExp(`\\s*[（(]\\s?${alternation(honorifics.before)}\\.?\\s?[)）]\\s*$`, 'iu');
const withoutTitleBehind = (text: string): string => text.replace(IN_BRACKETS, '');
/** `(ACA)`, `(BSc, RN)` behind a name. */
const LETTERS_IN_BRACKETS = new RegExp(
  `\\s*[（(]${alternation(postNominals)}(?:,?\\s${alternation(postNominals)}){0,3}[)）]$`,
  'u',
);
const WHOLE_DOCUMENT = new RegExp(`^\\s*${DOCUMENT}\\s*$`, 'iu');
export const isDocumentName = (text: string): boolean => WHOLE_DOCUMENT.test(text.slice(0, 60));
/** A cell without what the document calls itself before a name, and without titles and letters in brackets behind it. */
export const aroundName = (text: string): string =>
  withoutTitleBehind(text.slice(0, 200).replace(BEFORE, '')).replace(LETTERS_IN_BRACKETS, '');
/** `, MBA` and `PhD, RN` behind a name. */
const DEGREES = /(?:,\s*(?:\p{Lu}[\p{L}.]{0,3}\p{Lu}[\p{L}.]{0,3}|\p{Lu}{2,6}))+$/u;

/** `BSc (Hons) MRICS` and `P.Eng., PMP®` behind a name, with or without a comma before them. */
const KNOWN = `,?\\s+${alternation(postNominals)}®?(?:\\s?[（(]\\p{L}{2,5}\\.?[)）])?`;
/** A degree that nobody knows, written as degrees are, behind a whole name: `BPhty (Hons)`, `MNurs`. */
const OF_A_DEGREE = /(?<=\p{L}{2}\s+\p{L}[\p{L}'’-]+),?\s+[BM]\p{Lu}\p{Ll}{1,5}(?:\s?[（(]Hons\.?[)）])?(?=,|$)/u;
const LETTERS = new RegExp(`(?:${KNOWN}){1,6},?$`, 'u');
/** Letters that nobody knows behind known ones: `BA(Hons) DipTP MRTPI`. */
const MORE_LETTERS = new RegExp(`${KNOWN}(?:,?\\s+\\p{Lu}\\p{L}{0,4}\\p{Lu}{1,4}){1,5}$`, 'u');
const isWholeName = (text: string): boolean => /\p{L}[\p{L}.'’-]*\s+\p{L}/u.test(text);
/** Letters are none behind a single word: that may be half of a name. */
const withoutLetters = (text: string): string => {
  const more = text.replace(MORE_LETTERS, '').replace(OF_A_DEGREE, '');
  const rest = (/\p{Ll}/u.test(more) ? more : text).replace(LETTERS, '');
  return isWholeName(rest) ? rest : text;
};
const SELF = new RegExp(`^${alternation(selfNaming)}(?=\\p{Script=Han}{2,3}$)`, 'u');

/** `赵清河女士`: a whole name with the title right behind it. */
const TITLED = new RegExp(`^(${SURNAME.source.slice(1, -1)})${alternation(honorifics.behind)}$`, 'u');

/** `赵清河在职-考虑机会` on pages of job boards. */
const STATUS = new RegExp(
  `\\s*${alternation(jobStatuses.state)}\\s*[-–—·,，]?\\s*${alternation(jobStatuses.plan)}$`,
  'u',
);

/** `赵清河 女`, `赵 清 河 女` */
const SEX_BEHIND = /(?<=^\p{Script=Han}(?:\s{0,3}\p{Script=Han}){1,3})\s+[男女]$/u;

/** `Ada Bell.`, but not `Ada B.` and `Ada Bell Jr.` */
const FULL_STOP = /(?<=\p{L}{3})\.$/u;

/** A name without its titles, degrees and memberships, and without what the document calls itself. */
export const bareName = (text: string): string => {
  const bare = withoutTitleBehind(text)
    .replace(STATUS, '')
    .replace(BEFORE, '')
    .replace(BEHIND, '')
    .replace(LEFT, '')
    .trim();
  return withoutLetters(bare || text)
    .replace(DEGREES, '')
    .replace(TITLE, '')
    .replace(TITLE_BEHIND, '')
    .replace(SEX_BEHIND, '')
    .trim()
    .replace(TITLED, '$1')
    .replace(SELF, '')
    .replace(FULL_STOP, '');
};

/** Letters with a space between each: `盛 国 栋`, also before what else a header says, and `A L I`. */
const [SPELLED_CHINESE, SPELLED_LATIN] = [
  /^\p{Script=Han}(?:\s{1,3}\p{Script=Han}){1,3}(?=$|\s{1,3}(?:[/|｜,，男女]|\p{Script=Han}{2}|\p{Lu}))/u,
  /^\p{Lu}(?:\s\p{Lu}){1,15}$/u,
];

/** The name that begins a text letter by letter, as it stands there. */
export const spelledName = (text: string): string | null =>
  text.match(SPELLED_CHINESE)?.[0].replace(SEX_BEHIND, '') ?? null;

/** A word that is written letter by letter, in one. */
export const spelledOut = (text: string): string => (SPELLED_LATIN.test(text) ? text.replace(/\s/g, '') : text);

const CALLED =
  /^([老小阿]\p{Script=Han}|\p{Script=Han}{1,2}(?:师傅|老师|先生|女士|小姐|阿姨|哥|姐|叔|姨|工|嫂))\s?[（(](\p{Script=Han}{2,4})[)）]$/u;
/** `魏师傅（魏长明）`: what somebody is called by their trade or age, with the whole name of the same family behind it. */
export function nameBehindAddress(text: string): string | null {
  const [, called, inside] = CALLED.exec(text) ?? [];
  const isSame = called && inside && called.replace(/^[老小阿]/u, '').startsWith(inside[0]!);
  return isSame && SURNAME.test(inside) ? inside : null;
}
