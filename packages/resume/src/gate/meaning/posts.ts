import { findEnglishVerb } from '@verdant/lexicon';
import { escaped } from '../../text/escaped.ts';
import { baseOf } from './english-words.ts';

const NO_PERSON =
  /^(?:together|under|after|over|either|neither|whether|rather|other|another|later|earlier|further|never|ever|however|number|order|summer|winter|paper|letter|computer|quarter|matter|offer|cover|corner|weather|water|power|tower|color|floor|door|major|minor|prior|error|mirror|center|meter|layer|server|printer|folder|filter|poster|banner|newsletter|helper-?|part)$/;
/** Nouns of people by what they do. */
export const isPerson = (word: string): boolean =>
  !NO_PERSON.test(word) &&
  /(?:er|or|ist|ian|ant|wife|nurse|lead|chef|clerk|senior|head|chief|mate|man|woman|member)$/.test(word);

/** `As the head of department was on leave`: why, and no post. */
const AS_A =
  /(?<!\bwell )\bas\s+(?!well\s)(?!(?:[\w-]+\s+){1,5}(?:was|were|is|had|has)\b)(?:(?:an?|the)\s+)?(?:[\w-]+\s+){0,2}?([\w-]+)(?=[,;.]|\s+(?:\(|(?:in|at|for|of|with|on|to|during|and)\b)|$)/gi;
const FIRST =
  /^(?:(?!(?:the|a|an|with|for|to|under)\b)[\w-]+\s+){0,2}([\w-]+)\s+(?:on|for|of|at|in|with|during|who|over)\b/i;

/** Whom the original names beside the one who writes: under a midwife, while the supervisor was away. */
const isOther = (post: string, original: string): boolean =>
  new RegExp(
    `\\b(?:the(?! only| sole)|an?|my|our|two|three|another|under|by|with|-)(?:\\s(?:[\\w-]+\\s)?|-)${escaped(post)}s?\\b`,
    'i',
  ).test(original) || new RegExp(`-${escaped(post)}s?\\b`, 'i').test(original);

const isTheirs = (post: string, original: string): boolean =>
  new RegExp(`\\b(?:the(?! only| sole)|my|our|another)\\s+(?:[\\w-]+\\s+)?${escaped(post)}\\b`, 'i').test(original);
const AS_A_POST = (post: string) =>
  new RegExp(`(?<!\\bwell )\\bas\\s+(?!well\\s)(?:[\\w-]+\\s+){0,3}${escaped(post)}\\b`, 'i');

/** Held the post of relief controller. */
const HELD =
  /\b(?:h[eo]ld|holding|occupied|filled|took up|taking up|appointed to|in) (?:the|a) (?:full |permanent |regular )?(?:post|position|role|job|office) of (?:an? |the )?([\w-]+(?: [\w-]+)?)/i;
/** School bus driver where the person drove a bus: who does it, by the deed that the line opens with. */
function isDoerOf(post: string, original: string): boolean {
  const [, opening = ''] = /^\s*([a-z]+)\b/i.exec(original) ?? [];
  const verb = findEnglishVerb(opening)?.base ?? baseOf(opening);
  const doers = [`${verb}er`, `${verb}r`, `${verb}or`, `${verb.replace(/e$/, '')}or`, `${verb}${verb.at(-1)}er`];
  return (
    verb.length > 3 &&
    !/^(?:manage|direct|lead|head|found|own|supervis|design|train|plan|coordinat|teach)/.test(verb) &&
    doers.includes(post)
  );
}

/** What somebody says to have been, where the original names another as that, and the entry is not headed so. */
export function addedPosts(original: string, head: readonly string[], rewrite: string): string[] {
  const headed = new Set(head.flatMap((line) => line.toLowerCase().split(/[^\w-]+/)));
  const known = new Set(Array.from(original.matchAll(AS_A), ([, post = '']) => post.toLowerCase()));
  const posts = [...Array.from(rewrite.matchAll(AS_A), ([, post = '']) => post), FIRST.exec(rewrite)?.[1] ?? ''];
  const held = HELD.test(original) ? [] : (HELD.exec(rewrite) ?? []);
  const isHeaded = (post = '') =>
    post
      .toLowerCase()
      .split(/[^\w-]+/)
      .every((word) => headed.has(word));
  if (held[1] !== undefined && !isHeaded(held[1])) return [held[1]];
  return posts.filter((post) => {
    const word = post.toLowerCase();
    if (!known.has(word) && word !== '' && isTheirs(word, original) && AS_A_POST(post).test(rewrite)) return true;
    if (isDoerOf(word, original)) return false;
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

export const TITLES =
  /\b(?:managers?|directors?|head of|chief|c[etfo]o|vp|vice president|team lead|tech lead|principal|supervisors?|executive|founders?|co-?founder|owner|lead (?:engineer|developer|designer|analyst)|architect)\b|经理|总监|负责人(?![力事员工才民像物文群流均次机])|主管|组长|队长|总裁|副总|合伙人|创始人|主任|店长|带头人|架构师|首席/gi;
const titlesIn = (text: string): string[] => Array.from(text.matchAll(TITLES), ([title]) => title.toLowerCase());

/** A title that is said more often than before: 宾客关系 has become 宾客关系经理 where another post of a 经理 is sought. */
export function moreTitles(entry: string, rewrite: string): string[] {
  const known = titlesIn(entry);
  return titlesIn(rewrite).filter((title) => {
    const at = known.indexOf(title);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

/** The words that a line opens with, up to its first joint. */
const OPENS =
  /(?:^|[;.]\s+)(?:an?\s+|the\s+)?((?:(?!(?:in|on|at|with|for|from|to|by|of|under|over|after|before|during|as|and|once|when)\b)[\w'’-]+\s+){0,3}?)([a-z][\w-]*)(?=\s+(?:on|for|of|at|in|with|during|over|to|from|across|under|by|[a-z]{3,14}ing)\b|[,;.(]|$)/gi;
/** Until gaining it, while studying: no post. */
const CONNECTS =
  /^(?:until|till|while|whilst|when|since|before|after|besides|alongside|together|despite|without|through|by|upon|instead|where|if|whenever|because|also|then|both|either)$/i;
const NAMES_A_DEED = /(?:s|ing|tion|sion|ment|ance|ence|al|ure|age)$/i;
const isDeed = (word: string) =>
  /ing$|ed$|^(?:the|an?|my|our|their)$/i.test(word) || findEnglishVerb(word)?.past === word.toLowerCase();

/** `Relief coxswain on trips` for `relieved the coxswain`: the other one's post opens the line as one's own. */
export const takenPosts = (original: string, rewrite: string): string[] =>
  Array.from(rewrite.matchAll(OPENS)).flatMap(([, before = '', post = '']) => {
    if (NAMES_A_DEED.test(post) || CONNECTS.test(post) || [...before.trim().split(/\s+/), post].some(isDeed)) return [];
    const others = new RegExp(
      `\\b(?:the(?! only| sole)|an?|my|our|another|their)\\s+(?:[\\w-]+\\s+){0,2}?${escaped(post)}\\b`,
      'i',
    );
    // as a volunteer, was the note-taker: one's own
    const own = new RegExp(
      `\\b(?:as|was|am|were|became|being|been|acted as|served as)\\s+(?:the|an?|one|our)\\s+(?:[\\w-]+\\s+){0,2}?${escaped(post)}\\b`,
      'i',
    );
    return others.test(original) && !own.test(original) ? [post] : [];
  });

const BY_OTHERS =
  /\bby\s+(?:the|my|our|an?|another)\s+(?:[\w-]+\s+){0,2}?([a-z]+)(?=[,;.]|\s+(?:who|and|in|at|for|after|before|to|on|with|over)\b|$)|(?:由|被|请|让)(?!我|本人)(\p{Script=Han}{2})/giu;
/** With the manager checking invoices: who has done it still does it. */
const isDoneBy = (who: string, rewrite: string): boolean =>
  new RegExp(
    `\\bwith\\s+(?:the|my|our|an?)\\s+(?:[\\w-]+\\s+){0,2}?${who}s?\\s+(?:[a-z]+ly\\s+)?[a-z]{2,}ing\\b`,
    'i',
  ).test(rewrite);

const saysBy = (who: string) =>
  new RegExp(`\\bby\\s+(?:the|my|our|an?|another)\\s+(?:[\\w-]+\\s+){0,2}?${who}\\b`, 'i');

/** `alongside the leader` for `by the leader`: who has done it by himself does not become company. */
export const turnedAgents = (original: string, rewrite: string): string[] =>
  Array.from(original.matchAll(BY_OTHERS)).flatMap(({ 0: all, 1: english, 2: chinese, index }) => {
    const who = escaped(english ?? chinese ?? '');
    const deed = /([a-z]{4,}?)(?:ed)?\s+$/i.exec(original.slice(0, index))?.[1];
    // trained by the lead, trained the lead
    if (english && deed && new RegExp(`\\b${deed}(?:ed|ing)?\\s+${all.replace(/^by\s+/i, '')}`, 'i').test(rewrite))
      return [english];
    if (english && (isDoneBy(who, rewrite) || saysBy(who).test(rewrite))) return [];
    const beside = new RegExp(
      english ? `\\b(?:alongside|with)\\s+(?:[\\w-]+\\s+){0,3}${who}\\b` : `[与和跟同带领]${who}`,
      'i',
    );
    return beside.test(rewrite) && !beside.test(original) ? [english ?? chinese ?? ''] : [];
  });

const AS_ZH =
  /(?:作为|身为|担任|出任|以)(\p{Script=Han}{2,10}?)(?:身份|，|,|。|；|;|$|之一|[参负承协主在为对从完并及和与且兼])/gu;
/** What anybody may be in a piece of work. */
const ANYBODY =
  /(?:成员|一员|组员|队员|参与者?|参加者?|人员|经办人?|同事|之一|方式|形式|为主|基础|单位|例|准|上|下|内|及|来|便|此)$/;
/** 为财务总监编制报表: whom something was done for, with, or under. */
const BESIDE_ZH = (post: string) =>
  new RegExp(
    `(?:为|向|给|由|在|协助|配合|与|和|跟|跟随|陪同|对|帮|替|随|经|请|让|被|代)\\p{Script=Han}{0,4}?${post}`,
    'u',
  );

/** 作为户籍民警: the post in words that nothing of the entry holds, or that is another's there. */
export const addedStanding = (entry: string, rewrite: string): string[] =>
  [...rewrite.matchAll(AS_ZH), ...rewrite.matchAll(AS_POST_ZH)].flatMap(([, post = '']) => {
    if (ANYBODY.test(post) || !POST_ZH.test(post)) return [];
    const isOwn = new RegExp(`(?:作为|身为|担任|出任|任)${post}`).test(entry) || entry.startsWith(post);
    const rest = post.slice(0, -2).slice(-2);
    const isPart = rest.length < 2 || entry.includes(rest) || entry.includes(post);
    return !entry.includes(post.slice(-2)) || !isPart || (BESIDE_ZH(post).test(entry) && !isOwn) ? [post] : [];
  });
const AS_POST_ZH =
  /(?:作为|身为|担任|出任)(\p{Script=Han}{0,6}?(?:总监|经理|主管|主任|[组店院科部校班队站厂]长|会计|医[生师]|护士长?|工程师|教师|老师|厨师长?|律师|顾问))/gu;
const POST_ZH =
  /(?:[师员长警士生工手家者人官司匠]|经理|主管|总监|主任|干事|干部|助理|助教|教授|专家|顾问|代表|秘书|会计|出纳|骨干|负责人|主笔|主编|编辑|记者|律师|法官|教练|领队|店主|老板|合伙人|学徒)$/;
