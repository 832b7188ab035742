import { englishClaims } from './claims-en.ts';
import type { Wordings } from './forms.ts';

export const english: Wordings = {
  ...englishClaims,
  listed: {
    asks: ['You list {term}. Where did you use it last, and for what?', 'How well do you know {term}, by an example?'],
    why: 'It stands among your skills, and no line of your work shows it.',
    hints: [
      'the last time, and what came out',
      'what you can do without looking it up, and what you can’t',
      'if it was a course only, say so',
    ],
  },
  gap: {
    asks: ['Between {before} and {after}, {months} months have no entry. What did you do in that time?'],
    why: 'Time without an entry is asked about nearly always, mostly out of plain curiosity.',
    hints: [
      'one honest sentence; private matters may stay private',
      'what you learnt or kept up, if there is something',
      'that you are ready now, and back to the post',
    ],
  },
  gapNow: {
    asks: ['Nothing is listed since you left {before}, {months} months ago. What have you done since?'],
    why: 'Time up to today is asked about nearly always.',
    hints: [
      'one honest sentence; private matters may stay private',
      'what you did for your trade meanwhile, if anything',
      'when you could start',
    ],
  },
  shortStay: {
    asks: ['You were at {company} for {months} months. Why did you leave?'],
    why: 'A post that ended within a year makes one ask whether the next will, too.',
    hints: [
      'the reason in one sentence, without a word against the employer',
      'what you took with you',
      'why the post you want is different',
    ],
  },
  shortStays: {
    asks: ['{company} lasted {months} months, and other posts were short as well. What are you looking for now?'],
    why: 'Several short posts are the first thing that is noticed in the dates.',
    hints: [
      'what ended by itself: a contract, a project, a closure',
      'what you have learnt about what suits you',
      'what would make you stay',
    ],
  },
  met: {
    asks: [
      'We need {term}. “{line}”: what exactly did you do with it there?',
      'The post asks for {term}, and you write: “{line}”. What was the hardest thing about it?',
    ],
    why: 'The posting asks for {term}, and this line is where you show it.',
    hints: [
      'one piece of work with {term}, from the task to the result',
      'how independent you were',
      'what you would need to learn for this post',
    ],
  },
  certificate: {
    asks: ['The post asks for {term}, and you list “{line}”. Up to when is it valid, and what have you done with it?'],
    why: 'Papers that a posting asks for are checked in the talk.',
    hints: ['date, issuer, validity: bring it with you', 'where you needed it in your work', 'what it does not cover'],
  },
  missing: {
    asks: [
      'The post asks for {term}, and your résumé doesn’t name it. What comes closest in what you have done?',
      'What do you know of {term}, and how would you get into it?',
    ],
    why: 'The posting asks for {term}, and nothing of it stands in your résumé.',
    hints: [
      '“I haven’t done that yet” is a good beginning',
      'the nearest thing that you have really done',
      'how you learnt something like it before, and how long it took',
    ],
  },
  related: {
    asks: ['The post asks for {term}; you write: “{line}”. How far does that carry?'],
    why: 'The posting asks for {term}, and this line is only near it.',
    hints: [
      'what is the same, and what is not',
      'what you would need, and how long',
      'an example of something new that you learnt at work',
    ],
  },
  years: {
    asks: [
      'The post asks for {asked} years of experience, and your résumé shows about {own}. Why should we talk with you all the same?',
    ],
    why: 'The posting names more years than your dates show.',
    hints: [
      'what you have done that others do later',
      'no sum of courses: work that counts',
      'what you would still need, said by yourself',
    ],
  },
  degree: {
    asks: ['The post asks for a degree that your résumé doesn’t show. How do you make up for it?'],
    why: 'The posting names a degree above the one you list.',
    hints: [
      'the work that shows the same ability',
      'courses or papers that you really have',
      'short: no excuse is needed',
    ],
  },
  field: {
    asks: ['Your last post was {position} at {company}; now you want to work as {post}. Why the change?'],
    why: 'The last post and the one that is wanted are of different fields.',
    hints: [
      'what draws you, with something you have already done for it',
      'what comes with you from the work so far',
      'that you know what will be new',
    ],
  },
  said: {
    asks: ['You write about yourself: “{line}”. When did that show last?'],
    why: 'What people say of themselves is asked for with an example.',
    hints: [
      'one situation of the last year',
      'what others saw, not what you felt',
      'the other side of it, if you are asked',
    ],
  },
  repeated: {
    asks: ['{term} comes up in more than one of your posts. What can you do in it today that you could not at first?'],
    why: 'What comes back in a résumé is taken for your strength.',
    hints: [
      'one example from the beginning, one from lately',
      'something that others ask you about',
      'where you are still learning',
    ],
  },
  award: {
    asks: ['You list “{line}”. What was it for, and what did you do for it?'],
    why: 'A prize is an easy way into a talk about what you are good at.',
    hints: ['who gives it, and for what', 'your own part, where it was a team', 'what you have made of it since'],
  },
  why: {
    asks: ['Why this post, {post}, and why now?'],
    why: 'It is asked in nearly every talk, and often first.',
    hints: [
      'something of the posting that you want to do',
      'something of your work that fits it',
      'why now, without complaint about where you are',
    ],
  },
  whyThere: {
    asks: ['Why the post of {post} at {employer}?'],
    why: 'It is asked in nearly every talk, and often first.',
    hints: [
      'something about them that you have really looked at',
      'something of your work that they can use',
      'why now, without complaint about where you are',
    ],
  },
  whyCompany: {
    asks: ['Why {employer}?'],
    why: 'It is asked in nearly every talk, and often first.',
    hints: [
      'something about them that you have really looked at',
      'something of your work that they can use',
      'why now, without complaint about where you are',
    ],
  },
  whyNow: {
    asks: ['You are with {company} now. Why would you leave?'],
    why: 'It is asked in nearly every talk, and often first.',
    hints: ['towards something, not away from somebody', 'what you would like to do more of', 'when you could start'],
  },
  whyLeft: {
    asks: ['Why did you leave {company}, and what are you looking for now?'],
    why: 'It is asked in nearly every talk, and often first.',
    hints: [
      'the reason in one sentence, the same that a referee would give',
      'what you want to do next',
      'what you can begin with at once',
    ],
  },
  whyStudies: {
    asks: ['You chose {major} at {school}. What of it do you want to do every day?'],
    why: 'Who begins is asked what draws them.',
    hints: [
      'one course or project that you went on with by yourself',
      'a piece of work of the trade that you have seen from near',
      'what you want to learn first',
    ],
  },
  basics: {
    asks: ['{question}'],
    why: 'It is asked of people in this trade, whatever stands in the résumé.',
    hints: [],
  },
  count: {
    asks: ['At {company}: {question}'],
    why: 'Your lines about this post name no such figure, and whoever knows the work asks for it.',
    hints: [
      'an honest “about” is fine',
      'what was usual, and the most there was',
      'add it to your résumé if it speaks for you',
    ],
  },
};
