import { endsLikePost } from '../text/chinese-post.ts';
import { isStatement } from '../text/statement.ts';
import type { Bullet } from './document.ts';

/** What was done, named as a thing: 电表固件测试, 楼书排版. */
const CHINESE_DEED =
  /(?:测试|排版|设计|检修|维修|维护|安装|调试|焊接|加工|制作|管理|接待|整理|录入|审核|核算|销售|采购|巡检|值班|值守|配送|分拣|包装|清洗|护理|教学|授课|翻译|拍摄|剪辑|推广|运营|开发|编写|撰写|统计|分析|跟进|对接|协调|延展|日报|报告)[。；;]?$/;

/** Tells what somebody did or what there was to do; labels, places and heads that were read as points do not. */
export const tellsWork = ({ text, metric, opener, words, language }: Bullet): boolean =>
  !metric &&
  (isStatement(text) ||
    (words >= 4 && CHINESE_DEED.test(text.trim())) ||
    ((opener.kind === 'verb' || opener.kind === 'weak') &&
      words >= (language === 'zh' ? 6 : 3) &&
      !(language === 'zh' && endsLikePost(text.trim()))));
