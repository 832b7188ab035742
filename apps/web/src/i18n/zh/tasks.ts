import type { tasks as en } from '../en/tasks.ts';
import type { Messages } from '../messages.ts';

export const tasks: Messages<typeof en> = {
  title: '任务',
  running: '进行中',
  needsYou: '需要处理',
  done: '已完成',
  empty: '没有正在进行的任务。导入、诊断和改写都会列在这里。',
  goesOn: '可以关掉页面，任务会继续。',
  retry: '重试',
  otherFile: '换一个文件',
  open: '打开',
  look: '去看看',
  retried: '已重新开始。',
  loadFailed: '任务没能加载出来。',
  failure: '暂时取不到最新进度，仍在尝试。{{reason}}',
  kind: {
    'resume.import': '导入：{{name}}',
    'resume.analyze': '诊断：{{name}}',
    'fix.generate': '改写：{{name}}',
    'resume.generate': '新版本：{{name}}',
  },
  stage: {
    queued: '排队中',
    reading: '读取文字',
    ocr: '从图片中识别文字',
    sections: '识别板块',
    saving: '保存中',
    checking: '分析中，大约需要 1 分钟',
    model: '模型正在读',
    rewriting: '寻找更好的写法',
    done: '完成',
    retrying: '没有成功，再试一次',
  },
  result: {
    imported_one: '已读完，共 {{count}} 页',
    imported_other: '已读完，共 {{count}} 页',
    analyzed: '{{score}} 分',
    generated: '新版本已备好，共 {{count}} 处',
    fixes_one: '{{count}} 条修改等你过目',
    fixes_other: '{{count}} 条修改等你过目',
  },
};
