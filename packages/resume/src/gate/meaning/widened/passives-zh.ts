import { chineseVerbAt } from '@verdant/lexicon';

const CLAUSE = /[，,。；;（）()]/;
/** 菜单精简后: something, what was done with it, and no word of who did it. */
const AFTER =
  /^\s*(?:\d{4}\s?年(?:\d{1,2}\s?月)?)?(?:自|在|待)?(\p{Script=Han}{2,8}?)(\p{Script=Han}{2})(?:了|完成|完毕)?(?:之?后|以来|以后)/u;
/** 公司上线…: what a body has done, not the one who writes. */
const BODY =
  /(?:公司|单位|集团|学校|学院|医院|工厂|厂里|店里|门店|总部|政府|平台|上级|甲方|业主|客户|部门|团队|机构|银行|社区|街道|园里|校方|院方|馆里)(?:已|也|又|还|均|都|统一|新|于\s?\d{4}\s?年)?(\p{Script=Han}{2})(?!的|部|人员)/gu;
const isVerb = (word: string) => chineseVerbAt(word, 0)?.verb === word;
const own = (deed: string, thing: string) =>
  new RegExp(
    `(?:^|[，,。；;并且及]|通过|经|负责|推动|牵头|主导|参与|完成)(?:了)?${deed}了?(?:原有|该|其)?${thing}|[将把对]${thing}(?:进行)?${deed}`,
    'u',
  );

/** Something that was done by somebody who is not named, or by a body, told as one's own deed. */
export function takenPassivesZh(original: string, rewrite: string): string[] {
  const nobody = original.split(CLAUSE).flatMap((clause) => {
    const [, thing = '', deed = ''] = AFTER.exec(clause) ?? [];
    if (thing === '' || chineseVerbAt(thing, 0)) return [];
    return own(deed, thing.slice(-2)).exec(rewrite)?.slice(0, 1) ?? [];
  });
  const bodies = Array.from(original.matchAll(BODY)).flatMap(([said, deed = '']) => {
    if (!isVerb(deed) || original.indexOf(deed) !== original.lastIndexOf(deed)) return [];
    const body = said.slice(0, 2);
    const opens = new RegExp(`(?:^|[，,。；;并])(?:\\d{4}\\s?年)?(?:主导|负责|推动|牵头)?${deed}(?!后|之后|以后)`, 'u');
    return rewrite.includes(body) ? [] : (opens.exec(rewrite)?.slice(0, 1) ?? []);
  });
  return [...nobody, ...bodies];
}
