import { escaped } from '../../../text/escaped.ts';

/** What a post ends with: its rank. */
const RANK =
  '总经理|总监|经理|主管|主任|书记|主席|总裁|[组店院科部校班队站厂会处局所司股行园馆团社军士场库台镇乡村课段工]长|主编|主笔|教授|讲师|[医教律技厨药设程会计分析]师|护士|会计|出纳|顾问|负责人|合伙人|工程师|设计师|老师|编辑|记者|翻译|领班|教练|店主|秘书|干事|代表';
/** What stands before a rank and makes it less. */
const LESS = /副|助理|协理|代理|代(?!表)|见习|实习|候补|后备|储备|预备|兼职|临时|初级|准|替补|挂职|名誉|外聘/u;
/** Who works for the post: 店长助理 is no 店长. */
const FOR_IT =
  '\\p{Script=Han}{0,2}?(?:助理|助手|秘书|候选|接班人|岗|培训生|见习|管培|室|会|办)|[医护药技律]师|科员|记者';
/** Of whom the post is told: the one who writes. */
const HELD = new RegExp(
  `(?:(?<![责信胜连历前上下主委出])任(?!务|何|意)|担任|出任|时任|就任|升任|作为|身为|当选|(?<![应适相正])当(?!天|日|时|地|场|班|月|年|前|作|成)|以(?=\\p{Script=Han}{2,14}身份))(?:了|过)?(\\p{Script=Han}{0,12}?(?:${RANK}))(?!${FOR_IT})`,
  'gu',
);
/** A clause at the head of the line that is a name of a post and nothing else. */
const OPENING = new RegExp(
  `^\\s*((?:(?![任当为以做])\\p{Script=Han}){0,12}?(?:${RANK}))(?:身份|期间|一职)?[，,：:]`,
  'gu',
);

const CLAUSES = /[，,。；;、|/（）()\n]/u;
/** Each place where a source has the rank as a post of its own, with what stands before it; in a head a post stands at the end. */
function* placesOf(rank: string, source: readonly string[], end: string): Generator<string> {
  const place = new RegExp(`${escaped(rank)}(?!${FOR_IT})${end}`, 'gu');
  for (const piece of source.flatMap((text) => text.split(CLAUSES)))
    for (const { index } of piece.matchAll(place)) yield piece.slice(0, index);
}
const AT_END = '(?=\\s|$|[兼及和与\\d])';

/** The same rank with nothing that keeps it small left out, and of the same thing where both say of what. */
function isSamePost(told: string, own: string): boolean {
  if (LESS.test(own) && !LESS.test(told)) return false;
  const [of, ofOwn] = [told, own].map((text) =>
    (/\p{Script=Han}+$/u.exec(text)?.[0] ?? '').replace(LESS, '').slice(-2),
  );
  return of === '' || ofOwn === '' || told.includes(ofOwn!) || own.includes(of!);
}

/**
 * A post that the rewrite gives to the one who writes and that the entry has only in a lesser form or as part of another
 * one: 部长 of a 副部长, 店长 of a 店长助理, 律师 of a 实习律师.
 */
export function heldPosts(original: string, head: readonly string[], rewrite: string): string[] {
  const claims = [...rewrite.matchAll(HELD), ...rewrite.matchAll(OPENING)].map(([, post = '']) => post);
  return claims.filter((post) => {
    const [rank = ''] = new RegExp(`(?:${RANK})$`, 'u').exec(post) ?? [];
    if (rank === '' || original.includes(post)) return false;
    const told = post.slice(0, post.length - rank.length);
    const places = [...placesOf(rank, [original], ''), ...placesOf(rank, head, AT_END)];
    // a rank that stands nowhere is a new word, which is looked at as such
    const isThere = [original, ...head].some((text) => text.includes(rank));
    return isThere && !places.some((own) => isSamePost(told, own));
  });
}
