import type { home as en } from '../en/home.ts';
import type { Messages } from '../messages.ts';

export const home: Messages<typeof en> = {
  headline: ['经得起', '细看的简历', ''],
  lead: '导入一份 PDF，看清每一分扣在哪里，逐条决定怎么改，再换上合适的版式。改的是写法，不是事实。',
  start: '开始',
  free: '下载自己的 PDF 永远免费',
  where: '从哪里开始',
  how: ['读进来，', '改清楚，', '排好版'],
  howText: '每一步都由你定。随时可以停下、撤销、回到旧版本。',
  steps: {
    read: { n: '一', title: '读进来', text: 'PDF 拆成可以编辑的板块，一边改，一边看排好的页面。' },
    clear: {
      n: '二',
      title: '改清楚',
      text: '每条修改都和原文并排，差在哪个词一眼看到。采用、再改、不采用，都由你定。',
    },
    set: { n: '三', title: '排好版', text: '换版式不动内容。屏幕上看到的，就是下载到的 PDF。' },
  },
  sections: {
    title: '识别出的板块',
    work: '工作经历',
    projects: '项目经历',
    education: '教育背景',
    skills: '专业技能',
  },
  example: '看一份示例',
  proof: {
    title: '每一分，都有出处',
    score: '满分 100，得 {{score}} 分',
    at: '{{name}} 第 {{items}} 条',
    between: '、',
    whole: '整份简历',
    profile: '个人简介：{{quotes}}',
    quote: '“{{quote}}”',
    rest_one: '其余 {{count}} 项',
    rest_other: '其余 {{count}} 项',
    restText: '逐项列出，都能点到原文',
    sum: '示例简历的扣分明细',
    groups: { impact: '成果', brevity: '简洁', style: '表达', sections: '板块', format: '规范' },
    recount: {
      title: '分数算得清',
      text: '一百分拆成固定的检查项。同样的文字算多少次，都是同一个分数；语言模型改不了它。',
      link: '分数怎么给',
    },
    invented: {
      title: '不替你编',
      text: '缺数字就留空，由你来填。你没写过的机构、数字和职责，不会出现在建议里。',
    },
    free: {
      title: '下载免费',
      text: '自己的简历随时带走，哪种格式、哪个等级都一样。存在这里的一切，也能打成一个文件带走。',
    },
  },
  trades_one: '{{count}} 个行业，各有各的说法',
  trades_other: '{{count}} 个行业，各有各的说法',
  tradesText: '每个行业一份中英文词库：术语、工具、指标、证书。岗位和简历，都按本行的说法来对照。',
  templates: '同一份示例简历的两种版式',
};
