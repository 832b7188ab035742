import { forms } from '../entry.ts';

/** Everyday phrases and names of schools that hold the letters of a term: where one stands, the term is not found. */
export const plainPhrases: readonly string[] = forms(`
  精益求精, 思维敏捷, 应付自如, 智慧结晶, 心血结晶, 挤出时间, 防腐败, 防腐拒变, 沟通桥梁, 桥梁作用, 桥梁纽带, 桥梁和纽带, 商业版图, 业务版图,
  开源节流, 招商银行, 招商局, 招商证券, 境内控股, 国内审批, 转化为, 转化成, 保险起见, 保险箱, 交易日, 品牌方, 中国银联商务, 数据结构化,
  公司法人, 民法典型, 高等教育, 外贸大学, 外贸学院, 对外经济贸易大学, 建筑大学, 农业大学, 航空大学, 航天大学, 交通大学, 师范大学, 医科大学,
  石油大学, 矿业大学, 传媒大学, 艺术学院, 体育学院, 政法大学, 财经大学, 电力大学, 电子科技大学, 邮电大学, 理工大学, 林业大学, 海洋大学,
  lean on, leaned on, lean towards, excel at, recall that, market day, go live, go-to person, open to relocation, immediate availability,
  available immediately, express interest, in jest, spark interest, nothing to report, social studies, team of teams
`);
