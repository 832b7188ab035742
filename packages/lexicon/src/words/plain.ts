import { forms } from '../entry.ts';

/** Everyday phrases that hold the letters of a term and do not mean it: where one stands, the term is not found. */
export const plainPhrases: readonly string[] = forms(`
  精益求精, 思维敏捷, 头脑敏捷, 反应敏捷, 敏捷的思维, 应付自如, 应付款项, 一个接口, 缓存不足, 流失严重, 转化为, 转化成, 数据结构化,
  前端市场, 后端市场, 品牌方, 身体护理, 心理素质, 设计感, 生产力, 生产厂, 护理人员不足, 客服电话, 交易日, 保险起见, 保险箱,
  lean on, leaned on, lean towards, recall that, precision and care, shipped with, market day, go live, go to person,
  open to relocation, availability immediate, immediate availability, available immediately, engaging with, swift response,
  express interest, in jest, spark interest, sparked interest, rest assured, react to, react quickly, node of, rust removal, rust proof
`);
