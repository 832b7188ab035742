import type { Localized } from '@verdant/contracts';

/** What is said of each kind of words that work against whoever writes them. */
export const COMPLAINT: Localized = {
  en: 'A complaint about an employer reflects on you. Leave it out.',
  zh: '抱怨前东家只会对自己不利，删掉。',
};
export const LACK: Localized = {
  en: 'Never begin with what you lack. Say what you have done instead.',
  zh: '不要先说自己缺什么，换成做过的事。',
};
export const DRINK: Localized = {
  en: 'Drinking and smoking win nobody over. Leave it out.',
  zh: '烟酒在今天多半减分，删掉。',
};
export const UNFINISHED: Localized = {
  en: 'What you don’t have, failed or let lapse deserves no entry. Leave it out until you have it.',
  zh: '没拿到、没通过或已失效的，不用写。',
};
export const UNFINISHED_STUDY: Localized = {
  en: 'Say what you did finish: the terms, credits or modules, with their years. The rest need not be said.',
  zh: '写学完了哪些：学期、学分或课程，注明起止；没学完的不用再说。',
};
export const LAPSED: Localized = {
  en: 'This says only that the certificate has lapsed. If you renew it, say when it will be valid again; if not, give the years in which you held it.',
  zh: '这样写，读的人只看到证书失效。在复审、换证的，写明什么时候办好；不再办的，写持证的起止年份。',
};
export const TERMS: Localized = {
  en: 'Conditions can wait for the interview, once they want you. Leave them out.',
  zh: '条件等面试时再谈，写在这里会先被筛掉。',
};
export const WISHES: Localized = {
  en: 'This says what you want, not what they get. Name the post and what you bring to it.',
  zh: '这里只写了自己想要什么。写应聘的岗位和你能带来什么，待遇面试时再谈。',
};
export const BREAK: Localized = {
  en: 'A break needs no apology: one neutral line with its years will do. Begin with what you can do and have done.',
  zh: '离岗不用道歉，用一句中性的话写明起止就够了。先写你会做什么、做成过什么。',
};
export const STUDYING: Localized = {
  en: 'Say which parts you have passed and when you sit the rest; that it is under way says little by itself.',
  zh: '只写在考说明不了进度。写清已过哪几科、计划哪年考完，一科没过就先不写。',
};
export const OVERWORK: Localized = {
  en: 'Nights without sleep are no merit. Say what came of the work.',
  zh: '熬夜不算本事，写做成了什么就够了。',
};
export const UNLAWFUL: Localized = {
  en: 'Lending out a certificate is against the law: delete this at once.',
  zh: '挂证违法，写出来会被直接淘汰，立刻删掉。',
};
export const ASIDE: Localized = {
  en: 'This aside about where you work or worked makes readers wonder about you. Leave it out, and say what you want to do next.',
  zh: '议论现在或以前的单位、领导，读的人只会怀疑你。删掉，直接写想做什么。',
};
export const WEAKNESS: Localized = {
  en: 'This works against you, and nobody asked. Leave it out.',
  zh: '这条对自己不利，没有人要求写，删掉。',
};
export const REASON: Localized = {
  en: 'Nobody asked why you left. Leave it out and say it, calmly, when you are asked.',
  zh: '离开的原因不必写，面试问到再平静说明。',
};
export const HEALTH: Localized = {
  en: 'This raises a doubt about your health that nobody had. Leave it out, and name the work you want instead.',
  zh: '这里让人担心你的身体，没有人要求写。删掉，直接写想做的工作。',
};
export const LIMIT: Localized = {
  en: 'The reason is your own affair. Say in one neutral line when you can work, and leave the rest for the interview.',
  zh: '原因不用写。用一句话写明能上班的时间，其余面试时再谈。',
};
export const UNDERBID: Localized = {
  en: 'This lowers your price before anyone has named one. Leave pay to the interview.',
  zh: '还没谈就先压低了自己的价，删掉，待遇面试时再谈。',
};
