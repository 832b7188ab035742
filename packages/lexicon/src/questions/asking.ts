const words = (text: string) => text.trim().split(/\s+/);

/** What a question is made of beside what it is about: asking, weighing, telling, and what may come of any work. */
export const askingWords = {
  en: words(`
    who whom whose what which when where why how much many long often far would could should might may must will can do
    does did done have has had be is are was were been being you your yours yourself they them their it its we our us one
    ones other others another something anything someone somebody anyone nobody everyone thing things way ways time times
    moment day week month year people person part parts kind kinds step steps first second next last then before after
    during since until again today now later back still ever never always most least more less better best worse worst
    hard harder hardest difficult easy easier biggest smallest main most important different differently same similar
    decide decided decision decisions choose chose choice choices choosing weigh weighed rule ruled reject rejected
    alternative alternatives option options instead compare compared comparison make made making go went going take took
    taking come came get got give gave tell told say said explain explained describe walk show shows showed think thought
    know knew notice noticed see saw find found learn learned learnt understand change changed changes measure measured
    measuring count counted check checked checks verify test tested prove proved proof figure figures number numbers
    result results outcome outcomes effect effects difference reason reasons cause causes example examples case detail
    details problem problems difficulty obstacle obstacles risk risks wrong mistake mistakes fail failed right success
    successful work works worked working job task tasks role share own alone together help helped need needed use used
    using happen happened happens start started begin began end ended stop stopped keep kept continue try tried want
    wanted expect expected surprise surprised plan planned prepare handle handled deal solve solved fix fixed improve
    improved approach like mean means meant believe sure certain clear quality effort line lines résumé resume post write
    feel felt react reacted response feedback convince convinced persuade agree agreed disagree disagreed priority
    priorities prioritise prioritize involve involved lesson situation situations`),
  zh: words(`
    谁 什么 哪 哪些 哪个 哪里 哪一 怎么 怎样 如何 为什么 为何 多少 多久 多大 几 吗 呢 是否 有没有 能否 会不会 你 您 自己 他们 大家 别人 对方 这 那
    这个 那个 其中 当时 之前 之后 后来 最后 最初 一开始 开始 结束 过程 中 里 时 时候 期间 现在 今天 以后 如果 假如 重新 再 还 又 也 都 最 更 比较 很
    难 最难 困难 容易 重要 关键 不同 一样 主要 具体 实际 决定 选择 取舍 放弃 方案 办法 做法 方法 步骤 一步 第一步 思路 判断 依据 标准 理由 原因 为了
    目的 目标 结果 效果 影响 变化 作用 区别 问题 风险 错 错误 失误 失败 成功 经验 教训 收获 例子 举例 举个 一次 一件 一个 细节 情况 场景 数据 数 指标
    统计 衡量 验证 检查 检验 确认 证明 说明 解释 介绍 讲 讲讲 说 说说 谈谈 看 看到 看出 发现 知道 了解 理解 认为 觉得 想 打算 希望 需要 要 会 能 可以
    应该 用 做 做到 做过 完成 处理 解决 应对 面对 遇到 碰到 出现 发生 改 改进 改变 调整 保证 保持 坚持 避免 沟通 说服 反对 同意 意见 反馈 配合 分工
    安排 先后 优先 时间 人 事 事情 工作 任务 部分 角色 岗位 经历 简历 写到 提到 学 学到 学会 的 了 过 着 在 是 有 把 被 给 对 和 与 从 到 上 下 得`),
};
