import { list } from '../match/list.ts';

/** What people do at work, in the plain words of a page without headings or marks; before what it is done to. */
export const workVerbs = list(`
  开, 跑, 拉, 送, 装, 卸, 搬, 管, 看, 修, 换, 拆, 做, 干, 打, 带, 跟, 给, 帮, 卖, 收, 买, 进, 种, 养, 喂, 洗, 烧, 切, 炒, 蒸, 揉, 擀, 焊, 刷, 刮, 贴, 砌, 盖, 挖, 铲, 抬,
  扫, 擦, 守, 巡, 缝, 裁, 包, 租, 办, 摆, 搞, 经营, 承包, 倒腾, 负责, 主要, 专门, 一般, 照顾, 照看, 接送, 配送, 打扫, 维修, 安装, 抢修, 操作
`);
/** When it was done, within the year or the day. */
export const workTimes = list(
  '春天, 夏天, 秋天, 冬天, 冬季, 夏季, 白天, 晚上, 夜里, 平时, 每天, 每月, 每年, 旺季, 淡季, 农忙, 农闲, 当时, 后来, 期间, 一天, 一个月, 一年',
);
