import { alternation, workTimes, workVerbs } from '@verdant/lexicon/vocabulary';
import { isCjk } from '../../../text/spacing.ts';
import { leanOf } from '../../../values/roles.ts';

type Names = { company: string; position: string };

const DEED = new RegExp(`^(?:${alternation([...workVerbs, ...workTimes])})`, 'u');
/** `1480 户的小区`: how much there was to do. */
const AMOUNT = /^\d[\d.]*\s?\p{Script=Han}{2}/u;
/** A post by its own word, a space, and what was done there. */
const BEHIND_SPACE = /^(\p{Script=Han}{2,12})\s+(\S.{2,160})$/u;
const BEHIND_COMMA = /^([^，,。]{2,20})[，,。]\s?(.{3,160})$/u;

/** `水电工 1480 户的小区，就我一个人`, `开自卸车，拉沙石`: the post, and what plain pages tell of it in the same breath. */
export function deedsBehindPost(position: string): { post: string; deeds: string } {
  const none = { post: position, deeds: '' };
  if (!isCjk(position)) return none;
  const [, post, behind] = BEHIND_SPACE.exec(position) ?? [];
  const isDepartment = (text: string) => /^\p{Script=Han}{1,6}(?:[部系场班组科室处厂店站]|车间|中心)$/u.test(text);
  const isTold = (text: string) => DEED.test(text) || AMOUNT.test(text) || /[，,。]/.test(text);
  if (
    post &&
    behind &&
    leanOf(post) >= 1 &&
    !isDepartment(behind) &&
    leanOf(behind.split(/[，,。]/)[0]!) < 1 &&
    isTold(behind)
  )
    return { post, deeds: behind };
  const [, first, rest] = BEHIND_COMMA.exec(position) ?? [];
  const isDeed = first && rest && DEED.test(first) && leanOf(rest.split(/[，,。]/)[0]!) < 1;
  if (isDeed) return { post: first.trim(), deeds: rest };
  return /^[^，,。]{2,20}。$/u.test(position) ? { post: position.slice(0, -1), deeds: '' } : none;
}

/** Somebody who works for himself: `自己在镇上开小吃店`, and the part that says as what. */
const SELF = new RegExp(
  `^(?:自己|本人|和[爱家]人|夫妻[俩二]?人?)(?:一起)?(?:在[^，,。（(]{2,10}?)?(${alternation(workVerbs)}[^，,。（(]{1,20})`,
  'u',
);

/** `自己买车跑货运（挂靠在运输队），拉过蔬菜`: for whom and as what, where the words name no employer. */
export function selfEmployed(names: Names): (Names & { told: string }) | null {
  const [whole, deed] = SELF.exec(names.company) ?? [];
  if (!whole || !deed || leanOf(names.position) >= 1) return null;
  const [company = '', ...told] = names.company.split(/[，,。]/);
  const more = names.position && whole === company ? `、${names.position}` : '';
  return {
    company: company + more,
    position: deed + more,
    told: [...told, more ? '' : names.position].filter(Boolean).join('，'),
  };
}
