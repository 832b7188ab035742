import type { layout as en } from '../en/layout.ts';
import type { Messages } from '../messages.ts';

export const layout: Messages<typeof en> = {
  skip: '跳到正文',
  myResumes: '我的简历',
  signIn: '登录',
  signUp: '注册',
  signOut: '退出登录',
  menu: '菜单',
  account: '账户菜单',
  greeting: '你好，{{name}}',
  dearUser: '亲爱的用户',
  personCenter: '个人中心',
  signedOut: '已退出登录。',
  rights: '© {{year}} {{product}}',
  icp: 'ICP 备案号：上线前填写',
  aiNotice: 'AI Generation | {{product}}',
  tagline: '改的是写法，不是事实。',
  cookies: '我们只用一个登录 Cookie，并在浏览器里记两件事：你选的语言，和这次确认。',
  ok: '知道了',
  loadingSession: '没能确认登录状态。',
};
