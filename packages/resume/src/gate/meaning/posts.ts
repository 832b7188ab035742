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
    if (!isPerson(word) || known.has(word) || new RegExp(`^${escaped(word)}\\b`, 'i').test(original)) return false;
    return isOther(word, original) || (!headed.has(word) && !original.toLowerCase().includes(word));
  });
}
