/**
 * What keeps a claim small: who leaves one of these words out claims more. `en` phrases, `zh` words, a class a line.
 * `kept` are words that keep the limit of their class in a rewrite without making one in an original.
 */
export const limitingWords: readonly { kind: string; en: string; zh: string; kept?: string }[] = [
  {
    kind: 'negation',
    en: `not, no, never, nobody, nothing, neither, not yet, yet to, without, nor, n't, cannot, fail, failed, unable, lack, lacked, none, zero, nil, unsuccessful, unsuccessfully,
      reject, rejected, refuse, refused, decline, declined, turned down, decided against, fell through, cancelled, canceled,
      withdrawn, lapse, lapsed, expired, expires, retired, discontinued, outstanding, awaiting, unresolved, missed, below,
      short of, still to, put off, postponed, shelved, put on hold, someone else, somebody else`,
    zh: `尚未 未曾 并未 从未 还没 没能 未能 未 不 无 没 没有 未能 零 未通过 失败 落选 未获 拒绝 否决 驳回 被拒 未果 过期 到期 失效 作废 低于 不及 还差 尚差 仍差
      取消 终止 撤回 搁置 推迟 暂缓 延后 流产 缺`,
    kept: `outside, beyond, valid until, valid to, under, fell short, less than, lower than, behind, until, valid until, former, formerly, ended, left, remaining, to sit, to go,
      waiting, subsequently, fault, problem, knocked back, dropped, out of date, run out, ran out, unlike, dropped, phased out, paused, suspended, halted, remain, remains, remained, pending,
      not accepted, no longer, against, guard, guarded, prevent, prevented, avoid, avoided, deferred, delayed, on hold, instead of, rather than, other than, excluded, except 还差 尚差 剩余 余下 还剩 少于 不足 逊于 待 失误 差错 已过 延期 延迟 推后`,
  },
  {
    kind: 'help',
    en: `help, helped, helping, assist, assisted, assisting, support, supported, supporting, aid, aided, contribute, contributed, contributing, participate, participated, participating, involved, took part, taking part, take part, collaborated, shadowed, observed, attended, sat in, joined, worked with, worked alongside, worked under, part of a, part of the, played a part, supporting role`,
    kept: `participant, member of, member, collaboration, collaborating, collaborated, cooperated, partnered, liaised, partnership, conjunction, cooperation, together, alongside, jointly, supervised, aided, backed sat on, a hand in, assistance, help, support, co- 指导下 带教 带领下 跟着 打下手 共同 随 跟 参审 参编 参建 参评 参研 成员 一员 组员 队员 搭把手 出力 部分`,
    zh: '参与 参加 协助 配合 辅助 支持 帮助 协同 跟随 支撑 协作 跟着 旁听 列席 观摩 见习 帮忙 帮 打下手 支援 协办 陪同 跟过 跟台 跟班',
  },
  {
    kind: 'together',
    en: `jointly, as a team, joint effort, team effort, group effort, shared effort, collective effort, joint work, teamwork, together with, alongside, with a colleague, with two, with three, with colleagues, with the team, with my team, with a team, in a team, man team, man crew, man gang, person team, person crew, strong team, strong crew, as part of, co-wrote, co-authored, co-led, co-founded, co-developed, co-designed, co-organised, co-organized, collaboratively, in collaboration, in cooperation, in partnership, our team, our, we, shared, one of two, one of three, one of four, one of, with classmates, classmates, teammates, group project, pair, paired, part of a, one of a`,
    kept: `with, team, group, crew, together, both, two-person, we, us 团队 小组 班组 与 和 一道 会同 合 协同 携手 联手`,
    zh: '共同 一起 联合 合作 协作 合著 合写 与同事 和同事 跟同事 跟团队 跟同学 我们 大家 团队共同 小组共同 分工 与团队 和团队 合力 同学',
  },
  {
    kind: 'guided',
    en: `under the guidance, under the supervision, under supervision, under guidance, supervised by, guided by, led by, reviewed by, approved by, signed off by, directed by, overseen by, managed by, with guidance, with supervision, under the direction, under direction, with help from, with support from, mentored by, trained by, taught by`,
    kept: `helped, assisted, supported, helped by, under, approval, approved, sign-off, review, supervised, guided, trained, mentor 跟随 跟着 随 师从 由 指导 带教 监督`,
    zh: '指导下 带领下 领导下 安排下 监督下 帮助下 组织下 带教下',
  },
  {
    kind: 'tentative',
    en: `propose, proposed, proposing, proposal, plan to, plans to, planned to, is planned, are planned, was planned, were planned, planned for, planning to, to be, attempt, attempted, tried to, try, prototype, prototyped, pilot, piloted, trial, trialled, trialed, draft, drafted, suggest, suggested, recommend, recommended, explore, explored, exploring, intend, intended, aim, aimed, aiming, aims, expected, expect, target, targeted, scheduled, upcoming, ongoing, in progress, underway, currently learning, learning, studying for, working towards, working toward, would, may, might, potential, hypothetical, simulated, simulation, simulate, mock, demo, proof of concept, poc, sandbox, test environment, beta, experimental, staging, sandboxed, demonstration plot, trial plot, test plot, feasibility, applied for, patent application, patent applications, applying, completing, put forward, drill, drills, exercise, pending, estimated, projected, forecast, studied, learned, learnt, familiar, under review, under consideration, offered to, volunteered to, asked to, hope, hopes, set out to`,
    zh: '测试环境 预发 示范田 试验田 样板田 沙箱 报名 报了名 等成绩 等结果 在考 拟 计划 建议 提议 草拟 初稿 草案 试点 试运行 试用 试行 模拟 尝试 学习 了解 预计 预期 力争 有望 争取 正在 准备 候选 在读 在考 备考 申请 待 待批 规划中 原型 演示 仿真 假设 估计 打算 希望 意向 初步 可行性 进行中 内测 公测 已受理 受理中 推进中 着手 启动 想 想要 演练 尽量 尽可能 力求 尽力',
    kept: `applied, filed, at the request, request, in review, being reviewed, awaiting review, drafts, drafting, trialling, trialing, trials, studying, study, planned, trained, application, tested, prepared, prepare, basics, know, testing, not yet, target, goal, due, booked, pitched, floated, practice, idea, timetabled, slated, lined up, pencilled in, so that, so as to, in order to, against, to prevent, to avoid, to protect, to keep, potential, possibly, possible, hoped, deferred, postponed 定在 定于 预定 目标 尚未 未 还没 没有 报名 报考 草稿 设想 起草 拟写 初拟 初稿 样稿 力求 尽力`,
  },
  {
    kind: 'partial',
    en: `some, module of, component of, chapter of, phase of, part of, parts of, sections of, a section of, portions of, partly, partially, several of, many of the, many of our, many of them, certain, selected, only, mainly, mostly, largely, in part, a few, one of, limited, weather permitting, weather allowed, weather allows, time allowed, time permitting, where possible, when possible, occasional, occasionally, sometimes, now and then, now and again, from time to time, once in a while, every so often, on and off, usually, normally, generally, as a rule, as needed, when needed, on request, ad hoc, at times, basic, simplified, first draft, once, most of, most, majority, subset`,
    kept: `permitting, permitted, allowed, allowing, possible, weather, principally, predominantly, in the main, one-off, sole, solely, single-handed, largely 为主 通常 大都 轮转 one occasion, single, when required, as required, if required, if needed, necessary, greater part, portions, in part, parts, half, 50%, third, quarter, fifth, 33%, 25%, 20%, 67%, bulk, chiefly, primarily, typically, section, sections, often, average, averaging, averaged, tended to, common, usual 有所 略 略有 稍 些 小幅 初步 初次 首轮 第一轮 偏 多为 多以 多由 多用 多在 半数 过半 主要 几 需要 必要 须 限`,
    zh: '部分 若干 个别 少数 仅 只 大部分 多数 局部 简单 基础 少量 小型 小规模 偶尔 不定期 有时 按需 必要时 抽样 一小部分 某 某些 一些 个别 大多 绝大多数 初版 简易 一点 少许 些许 基本能 基本可 基本掌握 基本完成 基本达到 基本熟悉 基本胜任 基本独立 大体能 勉强 初审 初筛 初评 初检 初诊 预审',
  },
  {
    kind: 'rank',
    en: `assistant, associate, deputy, deputised, deputized, deputise, deputize, deputising, deputizing, stood in, standing in, filled in, covered for, part-qualified, part qualified, partly qualified, semi, trainee, acting, interim, temporary, part-time, part time, part-timer, part-timers, relief, trainee, junior, intern, internship, volunteer, volunteered, voluntary, casual, backup, stand-in, substitute, apprentice, apprenticeship, probationary, freelance, unpaid, locum, reserve, reserves, waiting list, second photographer, second shooter, second camera, second unit, second chair`,
    kept: `second, co-, support, outstanding, overdue, owing, cover, covering, covered, stepped in, stepping in, step in, fill in, filling in, substitute 同时担任 代行 代职 顶替 暂代 代 替 顶 协助 帮`,
    zh: '兼职 临时 代理 暂代 代过 代课 代管 代班 实习 见习 副 助理 候补 志愿 挂职 学徒 试用 外聘 外包 替补 候补 预备 顶班 替班 替岗 义务 兼任',
  },
  {
    kind: 'honour',
    en: `shortlisted, shortlist, longlisted, nominated, nominee, nomination, finalist, runner-up, runner up, honourable mention, honorable mention, candidate, applied, entrant, participant, commended, second place, third place, second prize, third prize, placed second, placed third, placed fourth, came second, came third, finished second, finished third`,
    kept: `the final, nominee, second, third, fourth, entered, competed, application 进入 闯入 晋级 决赛 评选 进`,
    zh: '入围 提名 候选 参赛 优秀奖 鼓励奖 参与奖 二等奖 三等奖 银奖 铜奖 亚军 季军 复赛 初赛 半决赛 参评',
  },
  {
    kind: 'hedge',
    en: `as it were, so to speak, in a sense, in a manner of speaking, of sorts, in theory, in principle, on paper, in name only, more or less, supposedly, ostensibly, allegedly, nominally, notionally, unofficially, if you like, if you will`,
    kept: `effectively, virtually, practically, almost, nearly, about, around, roughly, approximately, quasi, de facto, informal, informally, unofficial, nominal, notional, theoretical, theoretically, in effect`,
    zh: '',
  },
  {
    kind: 'reach',
    en: `internal, internally, local, locally, regional, regionally, departmental, in-house, municipal, provincial, pilot site`,
    kept: '医院 本院 本校',
    zh: '内部 校内 院内 校级 院级 系级 区级 市级 县级 省级 本地 分公司 分行 支行 单店 本部门',
  },
  {
    kind: 'level',
    en: `basic, elementary, beginner, intermediate, conversational, working knowledge, working proficiency, limited proficiency, familiar, familiarity, some experience, introductory, slowly, with difficulty, with a dictionary, with prompting, a1, a2, b1, b2, cet-4`,
    kept: `basics, know, level, rudiments 水平 了解 会 简单 通常 平时 往往 比较 较`,
    zh: '相对 还算 比较熟悉 比较熟练 比较流利 比较了解 较熟悉 较熟练 较为熟悉 较为熟练 较流利 较为流利 不太熟悉 不太熟练 基础 初级 中级 入门 熟悉 一般 粗通 略懂 四级 接触过 勉强 借助词典 查字典',
  },
  {
    kind: 'occasion',
    en: `high season, peak season, low season, black friday, weekend, weekends, holiday, holidays, saturday, saturdays, sunday, sundays, at lunch, at lunchtime, lunchtime, lunchtimes, christmas, summer, winter, spring, autumn, peak, best month, best week, best year, best day,
      on one project, in one office, in one branch, in one shop, in one store, in one region, in one department, at one site`,
    kept: `single, busy season, busiest, evening, evenings, one, peak time, high season 每日 每天 日均 一天 暑期 寒期 假期 繁忙 忙时 周六 周日 双休日`,
    zh: '旺季 高峰期 高峰 淡季 单日 节假日 周末 双十一 寒假 暑假 汛期',
  },
  {
    kind: 'attempt',
    en: `second attempt, third attempt, second try, third try, second time, third time, resit, resat, retake, retook, re-sat, eventually, only after`,
    kept: `twice, second, third, initially, at first, again 再次 第二 第三 两次 二次 三次 重新 复 方可 方能`,
    zh: '第二次 第三次 第四次 两次才 三次才 补考 重考 才',
  },
  {
    kind: 'absence',
    en: `was off, were off, is off, was away, were away, was out, were out, off sick, on leave, on holiday, absent, absence, day off, days off, short-staffed`,
    kept: `off, away, covered, covering, cover for, stood in, standing in, filled in, deputised, deputized, deputising, relief, leave, absences, when, needed, required 代 替 顶 缺`,
    zh: '不在 请假 休假 缺席 缺人 忙不过来 人手不够',
  },
  {
    kind: 'informal',
    en: `self-published, self-released, self-funded, self-certified, self-assessed, unpublished, unofficial, informal, informally, unaccredited, amateur`,
    kept: `own, independent, independently, self`,
    zh: '自费 自印 自评 非正式 业余 内部资料',
  },
  {
    kind: 'alongside',
    en: `while i was there, during my time, during that time, in that time, over the same period, in the same period, over that period, at the same time`,
    kept: `during, while, period, time, tenure, meanwhile`,
    zh: '在此期间 同期 与此同时',
  },
  {
    kind: 'watching',
    en: `shadowed, shadowing, observed, observing, sat in`,
    kept: `watched, watching, attended, attending, followed, following, notes, note 观察 学习 听`,
    zh: '旁听 列席 观摩 见习',
  },
  {
    kind: 'others',
    en: `outsourced, subcontracted, contracted out, done elsewhere, handled elsewhere`,
    kept: `external, outside, agency, contractor, contractors, supplier`,
    zh: '外包 外委 委外',
  },
  {
    kind: 'condition',
    en: `subject to, depending on, except, excluding, apart from`,
    zh: '除 除外 以外 除了 之外 前提 剔除 不含 扣除 税前 税后 含税',
  },
];
