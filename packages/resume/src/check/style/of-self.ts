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
