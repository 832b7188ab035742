/** Words around what a posting asks for, which are no part of it. Phrases; a `*` stands for any ending. */
export const englishAskingOpeners = `
you must have, you bring, you will bring, you'll bring, bring, you have, you've got, you need, you'll need, you will need, you should have, you should be, you are, you can, you must be, you must,
we need, we want, we expect, we require, we ask for, we'd love, we would love, we're looking for, we are looking for, looking for,
must have, must be, must, should have, should be, need to have, need to be, need to, needs, need, required, requires, require,
ideally, preferably, it would be great if you have, great if you also have, great if you have, great if you, bonus if you have, also useful, a bonus is,
at least, not less than, no less than, not fewer than, no fewer than, minimum of, minimum, a minimum of, or more, more than, over, up to,
proven, strong, solid, good, excellent, hands-on, demonstrable, demonstrated, previous, prior, some, working, sound, full, current, valid, recent, relevant,
extensive, significant, practical, deep, basic, advanced, professional, commercial, real, first-hand, genuine, clear, high, in-depth, confident, competent,
comfortable, familiar, experienced, skilled, proficient, fluent, qualified, knowledgeable, trained, certified, able, willing, happy, prepared, ready,
experience, knowledge, familiarity, understanding, exposure, expertise, proficiency, fluency, competence, competency, confidence, background, grounding, command,
track record, record, ability, capability, willingness, readiness, aptitude, flair, passion, interest, skills, skill, training, qualification, evidence, history,
to be considered you'll have worked, to be considered you'll have, to be considered, can, knows, has, holds, speaks, reads, run, do you have, do you know your way round, do you know, do you speak, can you, have you worked with, have you worked, have you used, have you done, have you run, have you, are you able to, are you, round a, if you have done, if you've done, if you have, if you've, if you hold, if you, so is, so are, so, therefore, hence, as is, as are, as would, you've worked, you have worked, you've looked after, you've owned, you've used, you've, you know your way around, know your way around, happy doing, writing up, writing, someone who has, someone who can, someone who, someone with, somebody who, somebody with, someone, somebody, people who, anyone with, decent, clean, in-date, past, a past as, a past in, a bit of, bit of, touch of, even if, it would help to have, it would help a lot, would help, to have, have handled, have used, have worked with, have run, have done, handled, used, worked with, worked in, worked, done, run, built, owned, owning, looked after, held, plus real, real-world, everyday, day-to-day, enough, every, all, clear,
using, working with, work with, use of, use, in using, years, year, yrs, months, of, in, with, on, to, for, at, as, by, a, an, the, your, own, having, have, has, hold, holding,
be, is, and, or, but, plus, any, either, both, also, including, from, within, who, know, knows, understand, enjoy, like, not, just, preferred, desirable, essential, either,
post-qualification, sort of, kind of, type of, similar, equivalent, comparable, other, another, hitting, doing, handling, managing
`;
export const englishAskingEndings = `
experience, skills, skill, knowledge, ability, background, required, essential, preferred, desirable, needed, necessary, expected, mandatory, a plus, a bonus, an advantage,
a must, advantageous, welcome, appreciated, helpful, useful, ideal, would be a plus, would be an advantage, would be great, would be nice, is, are, would be, or similar, or equivalent,
or comparable, or other, similar, equivalent, and similar, etc, too, as well, or above, or higher, at least, minimum, is fine, in place, please, also, work, setting, environment, role, roles, position,
tools, tool, software, platforms, principles, practices, techniques, certificate, certification, qualification, training, basics, projects, project, under your belt, under their belt, behind you, behind them, inside out, in date, up to date, for preference, without looking them up, if basic, even if basic, to hand, day to day, or higher, or better, is important, are important, is key, is vital, is too, are too, would help, would delight us, would be handy, is handy, a joy, is a joy, matters, is a must, helps, in your hand, on your own, and up, upwards, or more
`;
/** Words that make no requirement by themselves. */
export const englishNothingAsked = `
team player, team, teams, work, working, environment, people, person, candidate, candidates, role, job, position, company, customers, clients, colleagues, stakeholders, others, communication, communicator,
communicate, attitude, approach, manner, organised, organized, self-starter, motivated, motivation, detail, attention, flexible, flexibility, friendly, reliable, reliability, punctual, honest, passion, passionate, positive, proactive,
curious, curiosity, hard-working, hardworking, initiative, independently, independent, pressure, deadlines, fast-paced, multitask, problem, solving, problem-solving, thinking, leadership, interpersonal, written, verbal, spoken, oral, listener,
degree, education, diploma, bachelor, bachelor's, master, master's, equivalent, university, field, discipline, subject, industry, sector, years, level, standard, time, day, days, week, weeks, tasks, duties, things, way, ways, ideas,
everything, anything, something, them, us, you, we, they, it, one, two, three, decisions, explain, learn, learning, eager, keen, calm, patient, patience, confident, enthusiasm, enthusiastic, energy, humour, humor, care, caring, empathy,
presenting, presentation, presentations, data, studying, stack, ceo, cfo, cto, vp, board, executives, owners, managers, suppliers, users, public, staff, part, parts, shipped, wrestled, grappled, dealt, coped, numbers, range, variety, adaptable, adaptability, creative, creativity, professional, professionalism, results, driven, goal, mindset, trust, integrity, responsible, ownership, sense, best, great, fine, good, new, large, small, quick, feel, eye, knack, love, humour, law-abiding, able, own, elsewhere, here, there, voice, shoes, coffee, tea, ears, hands, skin
`;
export const chineseAskingOpeners = `
具有 具备 拥有 持有 持 有 熟悉 熟练掌握 熟练使用 熟练操作 熟练运用 熟练应用 熟练 精通 掌握 了解 懂得 懂 会使用 会用 会操作 会 能够独立 能独立 能够 能适应 能接受 能熟练 因此 所以 能看懂 能辨识 辨识 识读 辨认 辨别 能写 能用 能操作 能
可接受 可适应 可以 可 善于 擅长 必须持有 必须具备 必须有 必须 须持有 须具备 须持 须 需持有 需具备 需要 需 要求 至少 最好有 最好 通过 取得 获得 已取得 做过 干过 从事过 从事 参与过 接触过 使用过 操作过 带过 写过 管理过 主导过
独立完成过 以上 相关 良好的 良好 较强的 较强 扎实的 扎实 丰富的 丰富 一定的 一定 优秀的 优秀 其中 对 在 的 或 和 与 及 以及 并 且 若有 如有 如果有 如果你有 如 曾 曾在 曾任 本 适应 接受 服从 同时 另外 此外 不少于 不低于 满 较好的 基本的 基本 简单的 常用 常见 各类 各种
等 使用 操作 运用 应用 应 应具备 应有 希望你有 希望有 你有 你会 你能 您有 并能 并会 并有 且有 且能 实际 独立 一线 相应 有效的 有效 正规 同类 类似 至少有 看得懂 写得出 拍得出 拿得出 能自己 自己能 会自己 懂点 懂一点 懂一些 一点 会点 会一点 会些 略懂 通晓 学过 用过 考过 考取 已考取 取得过 得会 得懂 得有 但要有 但须有 当过 吃透 摸透 晓得 也会 还会 也懂 还懂 要会 要懂 要能 要有 如果带过 如果考过 如果做过 如果会 如果懂 若会 若懂 能用 喜欢 须 须有 须具有 须通过 持有有效 有一定 有过 有
`;
export const chineseAskingEndings = `
请务必熟练 务必要熟 请务必熟 务必熟练 务必熟 是基本功 是底线 是前提 是刚需 是标配 必备 不能少 少不了 都要拿得起来 要拿得起来 拿得起来 的更欢迎 更欢迎 的先考虑 先考虑 优先考虑 优先录用 者优先 优先 者更佳 更佳 更好 会更好 尤佳 者佳 为佳 加分 者加分 即可 均可 亦可 工作经验者 工作经验 工作经历 从业经验 从业经历 相关经验 相关经历 实际经验 使用经验 操作经验 经验者 经验 经历 背景 能力 技能 知识 基础 者 的 证书 证 资格证书 资格证 资格
熟练 流利 以上 及以上 或以上 等 等工作 等经验 等软件 等工具 等系统 等数据 等设备 等相关 相关 工作 操作 流程 使用 要求 情况 方面 优先者 人员 人士 过 之一 其一 中的一种 至少一种 一种 尤其好 的加分 的更好 的优先 部分科目 环境 安排 更好 也行 就行 即行 可 都可 都可以 都行 均行 亦可 就可以 必须有 一定要有 要熟 得熟 熟 不走样 有谱 顺手 写得顺手 得心里有数 心里有数 熟悉即可 了解即可 的最好 最好 那最好 更合适 的更合适 更优 的优先考虑 的最受欢迎 最受欢迎 者最佳 佳 能看 都是 能看都是 的另谈 另谈 的基本 也加分 都加分 我们加分 的优先 最佳 都欢迎 欢迎 那
`;
export const chineseNothingAsked = `
学历 本科 大专 专科 硕士 博士 中专 高中 专业 年龄 周岁 岁 身高 五官 性别 男女 户籍 责任心 责任感 沟通 表达 团队 抗压 吃苦 耐劳 细心 耐心 认真 踏实 敬业 学习能力 执行力 主动 积极 热情 热爱 亲和力 形象 气质 性格 品行 诚信 品德 职业道德 服务意识 上进心 进取
身体健康 健康 无不良 不限 应届 待遇 五险 双休 包吃 包住 提成 底薪 奖金 年终 我们 公司 欢迎 加入 团建 补贴 招聘 面议 提供 宿舍 职称 有效期 注册期 应届 届生 毕业生 接受培训 逻辑思维 思维 条理 严谨 稳定 心态 抗压能力 协作精神 合作精神 工作态度 态度 兴趣 执行 自驱 中华人民共 国籍 守法 遵守 公民 女士 男士 女性 男性 视力 政治面貌 身体好 体力好 同理心 审美 时间观念
`;
/** What people need for a job and seldom write into a résumé: its absence there says nothing. */
export const seldomWritten = `
night, nights, night shift, shifts, shift work, weekend, weekends, overtime, on-call, travel, travelling, driving licence, driving license, driver's license, driver’s licence, own car, own transport, right to work, work permit, background check, dbs, security clearance,
relocate, relocation, outdoors, heights, heavy lifting, lifting, standing, physically fit, weather, portfolio, references, start immediately, available, uniform, drug test, vaccination, own tools, early starts, flexible hours, rota, bank holidays, clean driving record, penalty points, points, work history, employment history, confined spaces, crawl spaces, lofts, passport, citizenship, nationality, referees, immunisation, immunization, vaccinated, notice period,
夜班 倒班 轮班 三班倒 两班倒 加班 出差 驾照 驾驶证 会开车 自备车 户外 高空 登高 外派 驻外 驻场 周末 节假日 作品集 作品 健康证 无犯罪 到岗 值班 早班 晚班 住宿 搬运 体力 站立 班次 调休 外勤 应酬 普通话 国籍 周岁 护照 户籍 户口 政审 体检 征信 轮岗 轮值 值守 恐高 身高 视力 不良记录 力气 脸皮 凌晨 清晨 早上 服从安排 服从调配
`;
/** What a requirement says of its thing, in front or behind: 图纸要看得懂, `handles a tractor`. Nobody says it of themselves. */
export const saidOfThings = `
handles handle picks pick keeps keep belong belongs play plays operates operate operating uses drives drive building raising doing winning drafted ability able prior working solid strong
要 会 懂 能 看得懂 看得 看 读得 明白 会用 会做 会控 都懂 都会 拿得出手 拿得 出手 至少 精通 一样 一种 过关 三年 两年 起 一定 的 出身 良好 有 者 需 须 基本 简单 熟练 独立
`;
/** Words that name nothing that can be asked for when they stand by themselves. */
export const namesNothingAlone = `
single massive demonstrated complete completed part-way halfway manual write very general practical practice drink drinks though cool always list through written control date data tool tools grip hands record level valid current good great strong solid full clean basic proven daily weekly
yes no not all any some other others more less most both each every own new plus bonus also only even just well really comfortable happy able willing ready availability available
requirement requirements essential desirable preferred must haves nice year years month months day days week weeks hour hours time times work job role post team people person things stuff
obviously highly especially truly because total exp min max
category class grade band stage type kind example examples incumbent successful helpful useful welcome start starts starting breaker dealbreaker ppl
advantage familiar certainly dealing certificate certificates certification considering longer technical commitment accuracy splendid honestly proficient acceptable description part core term terms register registered registration obtained commercially interested failing ok okay
prerequisite prerequisites entitlement timekeeping qualification qualifications papers seasons states meaning detailed designed assisted lived favour nobody offer scratch decide close spot certain fast nearby similar equivalent comparable minimum maximum ideal ideally exposure confidence awareness
point points in-date
perk perks package benefits benefit salary wage pay interview trial probation contract permanent temporary vacancy position apply application applicants candidate cv resume email phone call link deadline closing date break lunch holiday leave pension parking discount please thanks mam mum dad
执业 就业 团队 公司 岗位 职位 人员 薪资 待遇 优秀 熟练 精通 掌握 了解 负责 完成 配合 协助 具备 拥有 从事 相关经验 下列人员
licence license licences licenses
gone made taken given got put kept ran brought shown seen told asked stood sat come came went become been had done tried played booked needed helped turned
area field sector industry experience knowledge skill skills ability understanding background
使用 操作 操盘 盯盘 接受 类似 真的 当然 必备 更佳 参加 担任 直接 独立 每天 每季度 职业 下列 下列情形
一种 非 最好 优先 其他 相关 以上 以下 左右 一定 良好 较强 基本 能力 经验 工作 要求 条件 职业技能等级 证书 资格
`;
