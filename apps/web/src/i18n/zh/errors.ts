import type { errors as en } from '../en/errors.ts';
import type { Messages } from '../messages.ts';

export const errors: Messages<typeof en> = {
  network: '网络连接失败（Network Error）。请检查网络后重试。',
  timeout: '请求超时（100000 毫秒）。服务器没有及时响应，请重试。',
  aborted: '请求已取消',
  status: '请求失败，状态码 {{status}}',
  load: '加载失败。',
  signInAgain: '登录已失效，请重新登录。',
};
