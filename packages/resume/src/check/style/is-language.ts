/** A language that people speak: how well is asked for, and no weakness. */
export const IS_LANGUAGE =
  /[英日韩法德俄葡泰阿][语文]|普通话|[中汉国華][语文語]|西班牙|粤语|\b(?:english|german|french|spanish|italian|portuguese|chinese|mandarin|cantonese|japanese|korean|russian|arabic|hindi|dutch|polish|turkish|greek|swedish|norwegian|danish|finnish|welsh|irish|malay|tamil|urdu|swahili|vietnamese|thai)\b/i;
