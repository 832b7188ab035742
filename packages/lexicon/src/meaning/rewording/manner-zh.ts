/** How hard, how willingly and how carefully somebody went about it: nobody can check it, and the deed is the same without. */
export const chineseManner = `
尽心尽力 尽心尽责 尽职尽责 尽责尽职 兢兢业业 勤勤恳恳 勤恳 任劳任怨 一丝不苟 全力以赴 踏踏实实 扎扎实实 认认真真 仔仔细细 勤勤勉勉 脚踏实地 不辞辛劳 不辞辛苦 不怕苦累 吃苦耐劳
全心全意 全身心 全情投入 专心致志 聚精会神 精益求精 细致入微 耐心细致 认真细致 认真负责 认真仔细 细心周到 热情周到 热情耐心 耐心热情 积极主动 主动积极 积极认真 有条不紊 井井有条 风雨无阻 不厌其烦
持之以恒 始终如一 善始善终 加班加点 起早贪黑 马不停蹄 勤奋踏实 踏实肯干 用心 悉心 细心 细致 精心 热情 耐心 认真 仔细 勤奋 辛勤 踏实 扎实 虚心 诚恳 积极 刻苦
`;
/** How much of a quality or a feeling: without it the line says less. 异常, 相当 and 极 are too often parts of names. */
export const chineseDegrees = `非常 十分 特别 极其 极为 极度 格外 分外 尤其 尤为 颇为 很是 甚是 很 挺 蛮`;
/** What one may feel or be more or less of; behind 特别 and 非常 a noun makes a thing of its own. */
export const chineseOfDegree = `
注重 看重 重视 关注 关心 在意 在乎 讲究 强调 喜欢 喜爱 热爱 爱好 爱护 珍惜 尊重 享受 支持 熟悉 熟练 精通 擅长 善于 了解 清楚 认真 细心 细致 仔细 耐心 热情 努力 用心 勤奋 踏实
负责 感兴趣 有兴趣 有耐心 有责任心 在行 繁忙 忙碌 辛苦 顺利 及时 稳定 严格 注意
`;
