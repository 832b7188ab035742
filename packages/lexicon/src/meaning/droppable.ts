/**
 * Words that may be missing in a rewrite without enlarging what is claimed: joints, helping verbs, lead-ins, names of the
 * kind of what is named anyway, praise, and "all". The list is closed: who leaves out any other word is asked.
 */
export const englishDroppable = `
a an the this that these those such same and or but as so then thus hence also
of in on at to from by for with into onto across through via per between among around along upon within during while where when
who whom whose which what there here
i me my mine myself it its itself they them their he his him she her
be am is are was were been being have has had having do does did doing done
how carry carried carrying out conduct conducted perform performed undertake undertook undertaken undertaking
handle handled handling put puts putting provide provided providing deliver delivered delivering work worked working make made making
give gave given giving take took taken taking serve served serving act acted acting get got
including include includes included involving comprising
responsible duty duties task tasks tasked role activity activities used use using stood stand
rate rates number numbers amount figure figures volume total incl basis way order spend spent spending
up off over about around against all each both plus respective various well able man men person
successfully carefully efficiently effectively actively promptly personally proactively diligently thoroughly smoothly quickly accurately
very highly extremely
skill skills knowledge following
any complete completed completing completion regular regularly routinely closely directly safely politely neatly properly fully clearly
successful excellent friendly timely smooth
now before though although however whereas because since meaning actually simply just quite rather really still yet even too
present people person presence point points average averaging needed
many several numerous multiple countless significantly substantially considerably dramatically greatly vastly massively hugely markedly
`;
export const chineseDroppable = `
以 由 从 自 至 到 将 把 使 被 让 的 地 得 了 着 过 和 与 及 以及 并 且 并且 而 在 于 对 为 向 给 按 照 依 据 根据 按照 通过 借助 利用 采用
使用 运用 用 其 其中 该 此 这 那 是 有 含 包含 包括 等 进行 开展 实施 做 做好 从事 承担 负责 相关 有关 工作 任务 事宜 事项 内容 方面 情况
作出 做出 予以 加以 出 出过 发生 出现 评 有过 做过
个 名 位 人 次 项 条 份 篇 场 台 件 家 张 款 种 套 只 节 门 处 座 辆 本 部 笔 单 起 例 户 间 所 支 批 轮 期 天 日 周 月 年 时 分 秒 元
均 都 皆 各 已 已经 曾经 现 及时 认真 顺利 有效 高效 成功 熟练 严格 仔细 耐心 妥善 圆满 精心 切实 准确
人数 数量 总数 金额 数目 总量 完成 所需 所 日常 具体 各类 各种 各项 相应 定期 经常 一系列 良好
遇 遇到 掉 显著 明显 大幅 大幅度 大大 大量 许多 很多 众多 诸多 不少
他 她 它 他们 她们 它们 自己 跟 就 来 去 要 另 另外 同时 此外 范围 每次 每当 每逢 时候 后来 一共 总共 出来 下来 起来 过来 过去 上来 上去 回来 回去 进来 进去 出去 好 完 里面 上面 当时 那里 这里
出面 亲自 手里 手头 手上 的话 那块 这块 一块 块 别的 一开始 开始 原来 原先 本来 当时 那时候 比较 较 还是 基本上 一般来说 说实话 其实 主要是 靠 弄 搞 干 得的 都能 能 会 可 可以 能够 忙 下来 出去 上去 一回 一趟 那边 这边 来着 这个 那个 这些 那些 这样 那样 什么 怎么 作 最终 因为 所以 由于 因 因而 因此 但 但是 不过 然后 而且
本人 我 曾 则 也 又 还 再 之 者 共 累计 合计 总计 期间 里 中 内 上 下 前 后 间 当中
`;
/** What names the kind of what stands right before it, and may be left out behind it. */
export const chineseKinds = `
课 车 店 机 费 系统 平台 设备 问题 人员 员工 项目 活动 环节 业务 服务 区域 地区 方式 手段 方法 费用 时间 期间 程度 工作 数据 信息 软件 工具 岗位 部门 机构 单位 车 率 量 额 数 类 型 者 员 处 点 款 项 课程 专业
化 式 性 型 岗 品 料 物 具 器 剂 液 材 端 值 故障 现象 事件 案件 用品 产品 物品 材料 资料 文件 科目 栏目 板块 频道 类别 品种 种类 形式 模式 流程 过程 场所 场地 器材 器械 用具 食品 药品 商品 货物 车辆 症状
`;
/** The same in English: forklift truck, booking system. */
export const englishKinds = `
truck vehicle vehicles machine machines machinery equipment system systems platform platforms software tool tools application package
team department staff section line lines device devices unit units area areas service services desk counter
data list lists record records time times job jobs role post position work experience items goods materials papers documents forms form sheets sheet files file room side results
process processes procedure procedures programme program scheme facility facilities premises product products
`;
/** What a word before it may be called besides, claiming no more: an office building, the grill section. */
export const englishKindsToo = `
building buildings section sections area areas room rooms desk period date dates side stage pattern role position course work duty duties point points town city street account channel website
`;
/** The same behind a name or letters: the CRM system, NVivo software. */
export const englishKindsOfNames = `
system systems software tool tools platform programme program package app statement statements standard standards scheme exam examination
`;
/** Names of what a figure measures, by its unit: 经费8万元, 面积30平方米. */
export const chineseMeasureNames = [
  ['经费 金额 费用 资金 款项 总价 价款 款额', '[万亿]?元|[万亿]'],
  ['人数', '[名人位]'],
  ['面积', '[平亩㎡顷]'],
  ['篇幅', '[万]?字'],
  ['时长 用时 历时 为期 耗时', '分钟|个?小时|[天周年秒]|个月'],
  ['里程 距离 全长 长度', '公里|千米|米'],
  ['次数 频次', '[次回场]'],
  ['温度', '℃|摄氏度|度'],
] as const;
/** Likewise words that only carry a figure of their measure: weighing 30 kg, worth £2m. */
export const englishMeasureCarriers = [
  ['worth|costing|priced at|valued at', '[$£€¥]\\s?\\d'],
  ['weighing', '(?:\\d[\\d.,]*|half an?)\\s?-?(?:kg|g|kilos?|kilograms?|tonnes?|tons?|lbs?|pounds|t)\\b'],
  ['lasting', '(?:\\d[\\d.,]*|half an?|an?|[a-z]+)[\\s-](?:minutes?|hours?|days?|weeks?|months?|years?)\\b'],
  [
    'measuring|spanning|stretching',
    '\\d[\\d.,]*\\s?(?:m|km|mm|cm|metres?|meters?|miles?|kilometres?|feet|ft|ha|hectares?|acres?)\\b',
  ],
  ['numbering|totall?ing', '\\d'],
] as const;
