import { list } from '../match/list.ts';
import { chinese, english, maybe } from '../match/phrase.ts';
import type { HeadingWords } from './heading-words.ts';

export const contact: HeadingWords = {
  en: [
    ...list(`
      contact, contacts, get in touch, basic info, basic information, find me online, online presence, profiles, links
    `),
    english('contact', 'me, info, information, details'),
    english('personal', maybe('info, information, details, data')),
    english('social', maybe('media, links, profile, profiles')),
  ],
  zh: [
    ...list('联系, 链接, 个人链接, 我的资料, 我的信息, 我的情况, 本人情况, 本人资料'),
    chinese('基本', '信息, 资料, 情况'),
    chinese('个人', '信息, 资料, 概况, 基本信息, 情况'),
    chinese('联系', '方式, 信息, 我'),
    chinese('社交', '账号, 链接'),
    chinese('网络', '链接'),
  ],
};
