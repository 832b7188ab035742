import type { start as en } from '../en/start.ts';
import type { Messages } from '../messages.ts';

export const start: Messages<typeof en> = {
  import: '导入 PDF',
  importHint: '把文件拖到这里，或点此选择。Word、文本和图片也可以。',
  library: '从简历库选',
  libraryHint: '接着改一份，或复制一份投别的岗位。',
  blank: '空白开始',
  blankHint: '先填工作、教育和技能，其他板块按需添加。',
  sample: {
    page: '一份示例简历，由我们的版式排成',
    advice: '一条示例建议：原句在上，改写在下，缺的数字留空',
    was: '原',
    now: '改',
    accept: '采用',
    edit: '编辑',
    dismiss: '忽略',
  },
  failure: {
    notSupported:
      '不支持“{{name}}”这种文件。请用 PDF、Word（docx）、纯文本、Markdown、JSON Resume、领英导出的数据（zip）或图片。',
    tooLarge: '“{{name}}”超过 {{max}} MB。请把图片压小后重新导出。',
    empty: '“{{name}}”是空文件。',
    several: '一次请只选一个文件。',
  },
};
