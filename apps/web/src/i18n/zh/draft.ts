import type { draft as en } from '../en/draft.ts';
import type { Messages } from '../messages.ts';

export const draft: Messages<typeof en> = {
  title: '先看看你的简历值多少分',
  lead: '不用注册。导入一份，或从空白开始；草稿在这个浏览器里保留 {{hours}} 小时。',
  readFailed: '文件没能读取',
  reading: '正在读取 {{name}}',
  sending: '正在上传 {{name}}',
  blankName: '我的简历',
  waiting: '正在打开空白简历',
  here: '这个浏览器里有一份草稿，保留到 {{until}}。',
  goOn: '接着改',
  discard: '清除',
  discardTitle: '清除草稿？',
  discardText: '草稿和你带来的文件会立即清除，无法恢复。',
  discarded: '草稿已清除。',
  over: '草稿已到期：不注册只保留 {{hours}} 小时。',
  bar: '草稿只在这个浏览器里，保留到 {{until}}。免费注册后就一直是你的。',
  keep: '注册保存',
  menu: '账号与语言',
  signUp: '注册',
  signIn: '登录',
  ask: {
    title: {
      download: '免费注册，即可下载',
      match: '免费注册，即可对照岗位',
      version: '免费注册，即可生成其他版本',
      photo: '免费注册，即可添加照片',
      more: '免费注册，接着往下做',
    },
    text: '注册后所有格式都能免费下载。草稿会一起带过去，完成后回到这里。',
    later: '先不用',
  },
  match: {
    title: '合不合这个岗位？',
    text: '免费注册后，可以把招聘要求存在简历旁边，逐条看简历体现了哪些、还缺哪些。',
  },
};
