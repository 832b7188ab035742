const words = (text: string) => text.trim().split(/\s+/);

/** What a letter says out of politeness: about applying, reading and talking, never about what somebody did or can. */
export const letterCourtesy = {
  en: words(`
    dear hello regards thank thanks thankful grateful time reading read application apply applying applied post position
    opening vacancy advertised letter resume résumé attached enclosed send glad happy pleased welcome chance opportunity talk
    discuss conversation interview call meet meeting look looking forward hear hearing reply answer question questions
    person tell considering consideration consider write writing interested refer referral could would like please soon
    once detail details further kind`),
  zh: words(`
    您好 你好 尊敬的 感谢您 感谢你 感谢 谢谢您 谢谢 先谢谢了 抽出时间 抽空 百忙之中 阅读 查看 期待 希望能 希望 有机会 机会 与您 和您 向您
    贵公司 贵司 进一步 当面 沟通 交流 面谈 面试 回复 您的 您 你 应聘 申请 求职信 求职 投递 职位 岗位 一职 简历 附件 随信 附上 发给 发送
    请 能否 可否 不知 是否 方便的话 方便 帮忙 内推 推荐 我 想 的 在 与 和 于 里 中 这封信 来信 写信 联系 见 一份 正在招 招聘 此致 敬礼 祝好 也 再次`),
};

/** What joins a fact of the résumé to a letter: where and when it was, and that it goes on. */
export const letterJoints = {
  en: words(`
    current currently most recent recently work working worked position role job place part included includes there also
    addition example before after since during where which posting ask asks asked name`),
  zh: words(`
    目前 现在 最近 一份 工作期间 工作中 工作 期间 担任 任职 职务 经历 此外 同时 另外 其中 也 还 我 在 的 了 时 里 中 是 包括 项目 于 并 这 曾 和 与
    招聘要求 要求 提到 对应 如下`),
};
