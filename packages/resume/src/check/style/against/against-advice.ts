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
  en: 'This says only what is missing. If it is under way, say how far you are and when you expect it; if nothing is planned, leave out the whole entry, and never these words alone.',
  zh: '这里只说了没拿到。还在考的，写明已过哪些、什么时候考；不打算考的，整条不写，不要只删这几个字。',
};
export const UNFINISHED_STUDY: Localized = {
  en: 'That it was not finished is honest and may stand, in one word. Say besides what you did finish: the terms, credits or modules, with their years; why you left need not be said.',
  zh: '没读完如实写是对的，用一个词带过。再写学完了哪些：学期、学分或课程，注明起止；原因不用写。',
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
  en: 'What you wish for in hours, distance or benefits can wait for the interview. Use the line for the post and what you bring to it.',
  zh: '作息、距离、待遇这些要求面试时再谈，这里写应聘的岗位和你能带来什么。',
};
export const BREAK: Localized = {
  en: 'A break needs no apology: one neutral line with its years will do. Begin with what you can do and have done.',
  zh: '离岗不用道歉，用一句中性的话写明起止就够了。先写你会做什么、做成过什么。',
};
export const STUDYING: Localized = {
  en: 'Say which parts you have passed and when you sit the rest; that it is under way says little by itself.',
  zh: '只写在考说明不了进度。写清已过哪几科、计划哪年考完。',
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
  en: 'Why a job ended need not stand here. Leave it out and say it, calmly, when you are asked.',
  zh: '离开的原因可以不写，面试问到再平静说明。',
};
export const HEALTH: Localized = {
  en: 'This raises a doubt about your health that nobody had. Leave it out, and name the work you can do and want.',
  zh: '这里让人担心你的身体，没有人要求写。删掉，直接写能做、想做的工作。',
};
export const LIMIT: Localized = {
  en: 'The reason is your own affair. Say in one neutral line when you can work, and leave the rest for the interview.',
  zh: '原因不用写。用一句话写明能上班的时间，其余面试时再谈。',
};
export const UNDERBID: Localized = {
  en: 'This lowers your price before anyone has named one. Leave pay to the interview.',
  zh: '还没谈就先压低了自己的价，删掉，待遇面试时再谈。',
};
export const LEVEL: Localized = {
  en: 'Give the level in a word instead (basic, A2, enough for the work on site), and say nothing of how bad it is.',
  zh: '换成水平来写（如日常交流、简单读写），不要说自己不行。',
};
