import {
  endsInChineseOrganisation,
  endsInChineseTitle,
  hasOrganisationWord,
  hasTitleWord,
} from '@verdant/lexicon/vocabulary';

/** The rightmost strong word decides in Chinese: `腾讯科技实习生` is a post, `软件开发有限公司` a company. */
export function leansToOrganisation(text: string): boolean {
  const t = text.replace(/[（(][^）)]*[)）]/g, '').trim();
  const organisation = endsInChineseOrganisation(t);
  if (organisation || endsInChineseTitle(t)) return organisation;
  return hasOrganisationWord(t) && !hasTitleWord(t);
}
