import { escaped } from '../../../text/escaped.ts';

/** What stands before a post and makes it less. */
const LESS =
  /(?:副|助理|代理|见习|实习|候补|预备|兼职|准|后备)(?!总裁)(\p{Script=Han}{1,3}?(?:长|主任|经理|总监|主管|师|员|教授|教练|书记|主席|负责人))|\b(?:assistant|deputy|acting|interim|trainee|vice|junior|associate|apprentice|sous|relief|student)[ -]([a-z]+)\b/giu;

/** 场长 where the entry has 副场长 alone: the post without what keeps it small. */
export const raisedPosts = (entry: string, rewrite: string): string[] =>
  Array.from(entry.matchAll(LESS)).flatMap(([said, zh = '', en = '']) => {
    const post = zh || en;
    const less = said.slice(0, said.length - post.length);
    const bare = zh
      ? new RegExp(`(?:作为|身为|担任|出任|任|当|以)(?:了|过)?${post}`)
      : new RegExp(`\\bas (?:an? |the )?${escaped(en)}\\b`, 'i');
    return bare.test(rewrite) && !entry.replaceAll(said, less).includes(post) ? [post] : [];
  });
