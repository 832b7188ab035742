import { hasTitleWord, headingKind } from '@verdant/lexicon/vocabulary';
import { endsLikePost } from '../../text/chinese-post.ts';

/** What a page calls itself, a letter or a form. */
const OF_PAGE =
  /简\s*历|履\s*历|自\s*荐|登\s*记\s*表|求\s*职|期望|应聘|\b(?:résumé|resume|curriculum|profile|cv)\b|\d|@|[:：<>]/iu;
const LONGEST = 60;

/** Whether something else stands in the place of the name: then the head of the page was not read as what it is. */
export const hasOddName = (name: string): boolean => {
  const plain = name.trim();
  return (
    plain !== '' &&
    (plain.length > LONGEST ||
      OF_PAGE.test(plain) ||
      headingKind(plain) !== null ||
      (/^\p{Script=Han}{3,}$/u.test(plain) && (endsLikePost(plain) || hasTitleWord(plain))))
  );
};
