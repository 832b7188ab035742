import type { Language, LetterQuestion } from '@verdant/contracts';

/**
 * The only words of a letter that are neither the résumé's, the posting's nor the person's: they join, name a part or
 * are polite, and claim nothing. `{}` is where such a word goes.
 */
type Frames = {
  /** what is applied for: post and company, the post alone, the company alone */
  post: { both: string; post: string; company: string };
  greeting: { both: string; post: string; company: string };
  referral: { both: string; post: string; company: string };
  now: string;
  lately: string;
  studies: string;
  studied: string;
  asks: string;
  did: string;
  further: string;
  there: string;
  came: string;
  wasTo: string;
  furtherTo: string;
  included: string;
  thereIncluded: string;
  alsoIncluded: string;
  alsoThere: string;
  thereCame: string;
  project: string;
  projectWork: string;
  plain: string;
  holds: string;
  award: string;
  closing: { letter: string; email: string; greeting: string; referral: string };
  answers: Record<LetterQuestion, string>;
  subject: { both: string; post: string };
  comma: string;
  last: string;
  end: string;
};

export const frames: Record<Language, Frames> = {
  en: {
    post: {
      both: 'I am applying for the position of {post} at {company}.',
      post: 'I am applying for the position of {post}.',
      company: 'I am applying for a position at {company}.',
    },
    greeting: {
      both: 'Hello, I would like to apply for {post} at {company}.',
      post: 'Hello, I would like to apply for {post}.',
      company: 'Hello, I would like to apply at {company}.',
    },
    referral: {
      both: '{company} has an opening for {post} that I would like to apply for. Could you refer me?',
      post: 'There is an opening for {post} that I would like to apply for. Could you refer me?',
      company: 'I would like to apply at {company}. Could you refer me?',
    },
    now: 'My current position is {position} at {company}.',
    lately: 'My last position was {position} at {company}.',
    studies: 'I am studying {major} at {school}.',
    studied: 'I studied {major} at {school}.',
    asks: 'You ask for {terms}; this is what I can show for it.',
    did: 'At {company}, I {deed}.',
    further: 'I also {deed}.',
    there: 'There I {deed}.',
    came: 'At {company}: {deed}.',
    wasTo: 'At {company}, I was {deed}.',
    furtherTo: 'I was also {deed}.',
    included: 'My work at {company} included {deed}.',
    thereIncluded: 'My work included {deed}.',
    alsoIncluded: 'My work there also included {deed}.',
    alsoThere: 'Also there: {deed}.',
    thereCame: 'There: {deed}.',
    project: 'For {company}, I {deed}.',
    projectWork: 'My part in {company} included {deed}.',
    plain: 'I {deed}.',
    holds: 'I hold {name}.',
    award: 'I received {name}.',
    closing: {
      letter: 'I would be glad to tell you more in person. Thank you for your time.',
      email: 'My résumé is attached. I would be glad to tell you more.',
      greeting: 'May I send you my résumé?',
      referral: 'I can send you my résumé at once.',
    },
    answers: { why: '{}', start: 'I could start {}.', relation: '{}' },
    subject: { both: 'Application for {post} – {name}', post: 'Application – {name}' },
    comma: ', ',
    last: ' and ',
    end: '.',
  },
  zh: {
    post: {
      both: '我想应聘{company}的{post}一职。',
      post: '我想应聘贵公司的{post}一职。',
      company: '我想应聘{company}的职位。',
    },
    greeting: {
      both: '您好，我想应聘{company}的{post}。',
      post: '您好，我想应聘贵公司的{post}。',
      company: '您好，我想应聘{company}的职位。',
    },
    referral: {
      both: '{company}正在招{post}，我想应聘，不知能否请你帮忙内推？',
      post: '有一个{post}的职位我想应聘，不知能否请你帮忙内推？',
      company: '我想应聘{company}，不知能否请你帮忙内推？',
    },
    now: '我目前在{company}担任{position}。',
    lately: '我最近一份工作是在{company}担任{position}。',
    studies: '我目前就读于{school}{major}专业。',
    studied: '我毕业于{school}{major}专业。',
    asks: '招聘要求中提到{terms}，我对应的经历如下。',
    did: '在{company}工作期间，我{deed}。',
    further: '我还{deed}。',
    there: '工作中我{deed}。',
    came: '在{company}工作期间，{deed}。',
    wasTo: '在{company}工作期间，我{deed}。',
    furtherTo: '我还{deed}。',
    included: '我在{company}的工作包括{deed}。',
    thereIncluded: '工作内容包括{deed}。',
    alsoIncluded: '工作内容还包括{deed}。',
    alsoThere: '{deed}。',
    thereCame: '{deed}。',
    project: '在“{company}”项目中，我{deed}。',
    projectWork: '我在“{company}”项目中的工作包括{deed}。',
    plain: '我{deed}。',
    holds: '我取得了{name}。',
    award: '我曾获{name}。',
    closing: {
      letter: '期待有机会与您当面沟通，感谢您抽出时间阅读。',
      email: '简历见附件，期待与您进一步沟通。',
      greeting: '方便的话，想发一份简历给您。',
      referral: '简历我可以马上发给你，先谢谢了。',
    },
    answers: { why: '{}', start: '我{}可以到岗。', relation: '{}' },
    subject: { both: '应聘{post} – {name}', post: '求职信 – {name}' },
    comma: '、',
    last: '和',
    end: '。',
  },
};

const HAN_AT_END = /\p{Script=Han}$/u;
const HAN_AT_BEGIN = /^\p{Script=Han}/u;
const LATIN_AT_END = /[\p{Script=Latin}\d+#%]$/u;
const LATIN_AT_BEGIN = /^[\p{Script=Latin}\d]/u;
const apart = (before: string, after: string) =>
  (HAN_AT_END.test(before) && LATIN_AT_BEGIN.test(after)) || (LATIN_AT_END.test(before) && HAN_AT_BEGIN.test(after));
/** Chinese and Latin letters that meet stand a space apart. */
const meet = (parts: readonly string[]): string =>
  parts.reduce((text, part) => `${text}${apart(text, part) ? ' ' : ''}${part}`, '');

/** A frame with its places filled in. */
export const fill = (frame: string, words: Record<string, string>): string =>
  meet(frame.split(/(\{[a-z]+\})/).map((part) => words[part.slice(1, -1)] ?? part));

export function listed(terms: readonly string[], language: Language): string {
  const { comma, last } = frames[language];
  if (terms.length < 2) return terms.join('');
  return meet([terms.slice(0, -1).join(comma), last, terms.at(-1)!]);
}
