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
  templates: '同一份示例简历的两种版式',
};
