import { escaped } from '../../text/escaped.ts';

const NO_PERSON =
  /^(?:together|under|after|over|either|neither|whether|rather|other|another|later|earlier|further|never|ever|however|number|order|summer|winter|paper|letter|computer|quarter|matter|offer|cover|corner|weather|water|power|tower|color|floor|door|major|minor|prior|error|mirror|center|meter|layer|server|printer|folder|filter|poster|banner|newsletter|helper-?|part)$/;
/** Nouns of people by what they do. */
export const isPerson = (word: string): boolean =>
  !NO_PERSON.test(word) &&
  /(?:er|or|ist|ian|ant|wife|nurse|lead|chef|clerk|senior|head|chief|mate|man|woman|member)$/.test(word);

const AS_A =
  /\bas\s+(?:(?:an?|the)\s+)?(?:[\w-]+\s+){0,2}?([\w-]+)(?=[,;.]|\s+(?:in|at|for|of|with|on|to|during|and)\b|$)/gi;
const FIRST =
  /^(?:(?!(?:the|a|an|with|for|to|under)\b)[\w-]+\s+){0,2}([\w-]+)\s+(?:on|for|of|at|in|with|during|who|over)\b/i;

/** Whom the original names beside the one who writes: under a midwife, while the supervisor was away. */
const isOther = (post: string, original: string): boolean =>
  new RegExp(
    `\\b(?:the|an?|my|our|two|three|another|under|by|with|-)(?:\\s(?:[\\w-]+\\s)?|-)${escaped(post)}s?\\b`,
    'i',
  ).test(original) || new RegExp(`-${escaped(post)}s?\\b`, 'i').test(original);

/** What somebody says to have been, where the original names another as that, and the entry is not headed so. */
export function addedPosts(original: string, head: readonly string[], rewrite: string): string[] {
  const headed = new Set(head.flatMap((line) => line.toLowerCase().split(/[^\w-]+/)));
  const known = new Set(Array.from(original.matchAll(AS_A), ([, post = '']) => post.toLowerCase()));
  const posts = [...Array.from(rewrite.matchAll(AS_A), ([, post = '']) => post), FIRST.exec(rewrite)?.[1] ?? ''];
  return posts.filter((post) => {
    const word = post.toLowerCase();
    if (
      !isPerson(word) ||
      /^(?:member|part|participant|colleague)$/.test(word) ||
      known.has(word) ||
      new RegExp(`^${escaped(word)}\\b`, 'i').test(original)
    )
      return false;
    return isOther(word, original) || (!headed.has(word) && !original.toLowerCase().includes(word));
  });
}

const AS_ZH = /(?:作为|身为|担任|出任|以)(\p{Script=Han}{2,10}?)(?:身份|，|,|。|；|;|$|之一|[参负承协主在为对从完])/gu;
/** What anybody may be in a piece of work. */
const ANYBODY =
  /(?:成员|一员|组员|队员|参与者?|参加者?|人员|经办人?|同事|之一|方式|形式|为主|基础|单位|例|准|上|下|内|及|来|便|此)$/;
/** 作为户籍民警: the post in words that nothing of the entry holds. */
export const addedStanding = (entry: string, rewrite: string): string[] =>
  Array.from(rewrite.matchAll(AS_ZH)).flatMap(([, post = '']) =>
    ANYBODY.test(post) || entry.includes(post.slice(-2)) || !POST_ZH.test(post) ? [] : [post],
  );
const POST_ZH =
  /(?:[师员长警士生工手家者人官司匠]|经理|主管|总监|主任|干事|干部|助理|助教|教授|专家|顾问|代表|秘书|会计|出纳|骨干|负责人|主笔|主编|编辑|记者|律师|法官|教练|领队|店主|老板|合伙人|学徒)$/;
