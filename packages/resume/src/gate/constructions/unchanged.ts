import type { Construction } from './construction.ts';

const THING = "((?:the |its |their |his |her |my |our )?(?:[\\w’'-]+ ){0,2}?[\\w’'-]+)";
const STATE = '(?:the same|unchanged|constant|intact|as (?:it was|they were)|unaltered|stable)';
const re = (source: string) => new RegExp(source, 'gi');

/** What stayed as it was: denied to have changed, or kept. */
export const englishUnchanged: readonly Construction[] = [
  [
    re(
      `(?:,? (?:but|and|while|whilst))?,? (?:without|not) (?:changing|altering|affecting|touching) ${THING}(?=\\s*(?:[,;.)]|$))`,
    ),
    ', did not change $1',
  ],
  [
    re(`(?:,? (?:but|and|while|whilst))?,? (?:with )?no changes? (?:to|in|of) ${THING}(?=\\s*(?:[,;.)]|$))`),
    ', did not change $1',
  ],
  [
    re(`(?:,? (?:but|and|while|whilst))?,? (?:keeping|kept|leaving|left|maintaining) ${THING} ${STATE}`),
    ', did not change $1',
  ],
  [
    re(
      `(?:,? (?:but|and|while|whilst))?,? (?:keeping|kept|maintaining|with|retaining) the same ${THING}(?=\\s*(?:[,;.)]|$))`,
    ),
    ', did not change $1',
  ],
  [
    re(`(?:,? (?:but|and|while|whilst))?,? ${THING} (?:stayed|remained|was|were|staying|remaining) ${STATE}`),
    ', did not change $1',
  ],
  [/, did not change (?:the |its |their |his |her |my |our )/gi, ', did not change '],
];

const HAN = '([^，,。；;、\\s]{2,8}?)';
/** 不改变强度, 强度保持不变. */
export const chineseUnchanged: readonly Construction[] = [
  [
    new RegExp(
      `(?:[，,]?\\s?)(?:在)?(?:并?[不未没]有?)(?:改变|影响|变动|改动|降低|牺牲)(?=(?:强度|质量|材料|材质|精度|价格|人数|人手|结构|尺寸|流程|效果|口味|品质))${HAN}(?:的?(?:情况下|前提下|同时))?(?=[，,。；;]|$)`,
      'gu',
    ),
    '，$1未变',
  ],
  [new RegExp(`(?:[，,]?\\s?)(?:保持|维持)${HAN}不变(?:的?(?:情况下|前提下|同时))?`, 'gu'), '，$1未变'],
];
