import type { common as en } from '../en/common.ts';
import type { Messages } from '../messages.ts';

export const common: Messages<typeof en> = {
  product: '青简',
  loading: '...',
  close: '关闭',
  cancel: '取消',
  delete: '删除',
  retry: '重试',
  newBuild: '网站有了新版本，刷新后继续；你输入的内容都还在。',
  reload: '刷新',
  away: '连不上服务器。页面保持原样，恢复后自动继续。',
  back: '返回',
  pdfFailed: 'PDF 显示失败。',
  pay: { WX: '微信支付', ZFB: '支付宝' },
  backHome: '回到首页',
  notFound: '找不到页面 404',
  notFoundHint: '这个地址下没有内容。',
  crashTitle: '出了点问题。',
  crashText: '抱歉，请等我们修好它。',
  today: '今天 {{time}}',
  yesterday: '昨天 {{time}}',
  zh: '中文',
  en: '英文',
};
