import type { Language } from '@verdant/contracts';
import { PASS_HOURS } from '@verdant/server/resume';

type Word =
  | 'madeWith'
  | 'download'
  | 'askContact'
  | 'locked'
  | 'lockedWhy'
  | 'password'
  | 'open'
  | 'wrong'
  | 'wait'
  | 'gone'
  | 'goneWhy'
  | 'busy'
  | 'home';

/** What the public pages say of their own; everything else is the person's. */
export const words: Record<Language, Record<Word, string>> = {
  en: {
    madeWith: 'Made with Verdant',
    download: 'Download PDF',
    askContact: 'Show contact details',
    locked: 'This résumé has a password',
    lockedWhy: `Whoever sent you the link can tell you the password. This browser then remembers it for ${PASS_HOURS} hours.`,
    password: 'Password',
    open: 'Open',
    wrong: 'That is not the password. Check capital letters and try again.',
    wait: 'Too many wrong passwords. Please try again in {minutes} min.',
    gone: 'There is nothing here',
    goneWhy:
      'The address is wrong, or the link was withdrawn or has expired. Ask the person who sent it for a new one.',
    busy: 'Many people are asking right now. Please try again in a moment.',
    home: 'To the home page',
  },
  zh: {
    madeWith: '由青简制作',
    download: '下载 PDF',
    askContact: '查看联系方式',
    locked: '这份简历设有密码',
    lockedWhy: `密码请向发给你链接的人索取。输入后，此浏览器 ${PASS_HOURS} 小时内无需再次输入。`,
    password: '密码',
    open: '打开',
    wrong: '密码不对。请检查大小写后再试。',
    wait: '输错次数过多，请 {minutes} 分钟后再试。',
    gone: '这里没有内容',
    goneWhy: '地址有误，或链接已被撤回、已过期。请向发给你链接的人要一个新链接。',
    busy: '当前访问的人较多，请稍后再试。',
    home: '前往首页',
  },
};
