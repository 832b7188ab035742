import type { FieldPath } from '@verdant/contracts';
import { sentenceAt } from './sentence-at.ts';

/**
 * Among points of work and study, words against somebody are said of what the work was about (a claim that was dismissed,
 * learners without experience), unless the sentence is about whoever writes, or about why they left.
 */
const OF_OTHERS = /^(?:work|projects|skills|awards|education|publications|references)\//;
const SAYS_SELF =
  /\b(?:I|my|me|myself)\b|我|本人|自己|岁数大|年纪大|离职|辞职|不干|不和|处不来|合不来|闹翻|没睡|没合眼|通宵|要求\s*[:：]|[包管][吃住]|转行|转岗|失业|被裁|跳槽|倒闭|[（(](?:公司|厂|店|单位|部门|项目组?)(?:业务|架构|组织|战略)?(?:调整|裁撤|转型|重组|优化)|\b(?:reasons? for|of) leaving\b|\b(?:left|quit|resigned|redundant|laid off|let go|sacked|fired|infringements?|penalty points?)\b/i;

/** Whether what stands at a place of a text is said of whoever writes. */
export const isOfSelf = (path: FieldPath, text: string, at: number): boolean =>
  !OF_OTHERS.test(path) || SAYS_SELF.test(sentenceAt(text, at));

/** A school, a country or a club that somebody left by their words is no job. */
const NO_JOB =
  /\b(?:school|college|universit\p{L}+|comprehensive|academy|sixth form|gcses?|degree|course|home|country|village|army|navy|club|church|band)\b|毕业|学校|中学|大学|老家|家乡/iu;

/** Whether what was left there, by the sentence, may be a job. */
export const isOfJob = (text: string, at: number): boolean => !NO_JOB.test(sentenceAt(text, at));

/** `丈夫腰受过伤`, `my wife's back`: what is told of somebody of the house is not told of whoever writes. */
const OF_RELATIVE =
  /(?:丈夫|老公|爱人|老伴|妻子|老婆|媳妇|对象|(?:岳|公|婆|祖)?父母?亲?|(?:岳|婆|祖)?母亲?|爸爸?|妈妈?|公公|婆婆|爷爷|奶奶|外公|外婆|姥[姥爷]|儿子|女儿|孩子|家人|家属|老人|家里人)[^，,。；;\n我]{0,10}$|\b(?:(?:my|our|his|her) )?(?:wife|husband|partner|mother|father|mum|mom|dad|parents?|son|daughter|child|brother|sister|grandm\w+|grandf\w+)(?:['’]s)? (?:has |had |with |hurt |and )?(?:an? |his |her |their )?$/iu;
/** `丈夫去世后我腰不好`: the person speaks of themselves again. */
export const isOfRelative = (text: string, at: number): boolean => OF_RELATIVE.test(text.slice(0, at));
