import type { templates as en } from '../en/templates.ts';
import type { Messages } from '../messages.ts';

export const templates: Messages<typeof en> = {
  choose: '版式',
  ownWords: '用你自己的内容预览',
  ats: 'ATS 友好',
  twoColumns: '双栏',
  filter: { all: '全部', one: '单栏', two: '双栏', photo: '带照片' },
  accent: '强调色',
  colour: { bamboo: '竹绿', slate: '黛蓝', cinnabar: '朱红', ochre: '赭黄', ink: '墨', own: '自选颜色' },
  typeface: '字体',
  sans: '黑体',
  serif: '宋体',
  spacing: '疏密',
  size: '字号',
  paper: '纸张',
  language: '标题语言',
  chinese: '中文',
  english: 'English',
  sections: '页面上的板块',
  up: '{{name}}上移',
  down: '{{name}}下移',
  visible: '在页面上显示{{name}}',
  photo: '照片',
  photoOf: '照片 {{place}}',
  photoAdd: '上传照片',
  photoRemove: '不放照片',
};
