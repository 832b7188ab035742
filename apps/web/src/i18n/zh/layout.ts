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
  icp: '无 ICP 备案',
  aiNotice: 'AI Generation | {{product}}',
  product: '产品',
  quickLinks: '快速链接',
  links: {
    service: '服务条款',
    privacy: '隐私政策',
    refund: '退款政策',
    about: '关于我们',
    contact: '联系我们',
    rubric: '分数怎么给',
  },
  questions: '常见问题',
  another: '还有别的问题？',
  writeToUs: '写信给我们',
  about: '关于',
  contact: '联系',
  cookiePolicy: '隐私政策',
  faq: [
    {
      question: '哪些是免费的？',
      answer:
        '读取文件、诊断、修改、版式和每一种下载。免费等级每月有一定次数，会员的次数更多。下载自己的 PDF 永远不收费。',
    },
    {
      question: '没有语言模型也能用吗？',
      answer: '能。读取、诊断和改写都有固定的规则引擎。接了模型之后，每条建议都会写明出自规则还是模型。',
    },
    {
      question: '会替我编内容吗？',
      answer: '不会。缺的数字留空，由你来填。写法超出原文的，要你先确认属实才能采用。',
    },
    {
      question: '招聘系统读得懂吗？',
      answer: 'PDF 里是按阅读顺序排好的真文字，不是图片。系统较旧时，选标着“适合招聘系统”的单栏模板最稳妥。',
    },
    {
      question: '能导入什么文件？',
      answer:
        'PDF、Word（docx）、纯文本、Markdown、JSON Resume，以及页面的图片或扫描件，中文或英文，不超过 10 MB、30 页。读到的内容会和原文并排给你核对。',
    },
    {
      question: '怎样支付和退款？',
      answer: '用微信支付或支付宝扫码，不会自动续费。支付后 24 小时内没有使用，全额退款。',
    },
  ],
  tagline: '改的是写法，不是事实。',
  cookies: '我们只用一个登录 Cookie，并在浏览器里记两件事：你选的语言，和这次确认。',
  ok: '知道了',
  loadingSession: '没能确认登录状态。',
};
