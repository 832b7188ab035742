import { counted } from '../constructions/counted.ts';

const NUMBER = '\\d+|[一二两三四五六七八九十]{1,3}';
const MANY = `(${NUMBER})\\s?(?:多|余)?\\s?[个名人位]`;
/** Behind 带: a crew that one has along is led; two people may just have come along. */
const CREW = `着(?=\\s?(?:${NUMBER})\\s?(?:多|余)?\\s?[个名人位]的?(?:班组|小组|团队|小队|队伍|班子|[班组队](?=[，,。；;]|$)))`;
/** 带着5人班组. */
export const LED_CREW = new RegExp(`带${CREW}`, 'u');
/** Whether a text tells of people who are led, in the plain word. */
export const hasPeople = (text: string): boolean =>
  /带(?:[队领班了过]|\s?[\d一二两三四五六七八九十])/.test(text) || LED_CREW.test(text);
/** 带8名收银员, 带着5人班组: not with oneself, not brought along, none of their things; 带着5人 may be to have them beside one. */
const HAD = new RegExp(
  `(?<![身携附顺捎外夹自捆连随所指])带(?:了|过|${CREW})?\\s?${MANY}(?!\\p{Script=Han}{1,6}的)`,
  'gu',
);
/** Whoever else led them, or led them as well. */
const OTHERS =
  /由(?!我|本人)|被|让(?!我)|请(?!假)|协助|配合|参与|帮|跟着|跟随|[与和同跟]\p{Script=Han}{0,6}(?:[长师员管理任]|同事|同学|一起|一道|共同)/u;
const LEADS = new RegExp(`带领(?:着|了)?(?=\\s?${MANY})`, 'gu');

/** 带领8名收银员 where the person has written 带8名收银员: as many people, the same rank. */
export function leadingAsHaving(rewrite: string, original: string): string {
  const had = Array.from(original.matchAll(HAD)).flatMap(({ 1: many = '', index }) => {
    const clause = original
      .slice(0, index)
      .split(/[，,。；;]/)
      .at(-1)!;
    return OTHERS.test(clause) ? [] : [counted(many)];
  });
  return had.length === 0
    ? rewrite
    : rewrite.replace(LEADS, (said, many: string) => (had.includes(counted(many)) ? '带' : said));
}
