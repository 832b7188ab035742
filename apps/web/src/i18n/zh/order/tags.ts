import type { tags as en } from '../../en/order/tags.ts';
import type { Messages } from '../../messages.ts';

export const tags: Messages<typeof en> = {
  action: '标签…',
  title: '“{{name}}”的标签',
  label: '标签',
  hint: '你自己的短词，最多 {{max}} 个。回车添加，退格删去最后一个。',
  full: '已有 {{max}} 个，到了上限。退格删去最后一个。',
  save: '保存',
  filter: '只看带某个标签的',
  manage: '管理标签',
  manageWhat: '改名或删去一个标签，对所有简历和投递存档都有效。',
  none: '还没有标签。',
  nameOf: '标签“{{name}}”的名称',
  on: '简历 {{resumes}} 份，投递存档 {{archives}} 份',
  joins: '已有这个标签，两者会合为一个。',
  rename: '改名',
  remove: '删去标签“{{name}}”',
  removeSure: '全部删去',
  removed: '标签“{{name}}”已删去。',
};
