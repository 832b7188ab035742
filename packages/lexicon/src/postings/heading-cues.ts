/** Words by which a short line of a posting says what follows it; the kind that stands first decides. */
export const headingCues: readonly { kind: 'nice' | 'aside' | 'refused' | 'must' | 'duty'; en: string; zh: string }[] =
  [
    {
      kind: 'refused',
      en: `no need to apply, no need for, you don't need, you do not need, don't need, do not need, won't need, you needn't, we don't care, we do not care, we don't ask, we do not ask, don't insist, do not insist, we don't expect, we do not expect, not looking for, not hung up on, not bothered, not fussed, not looking at, we can live without, you can leave at home, you can forget, don't worry about, don't worry if, ^(?:what(?:'s| is) )?not (?:required|req(?:ui)?r?'?d|needed|necessary|asked for)(?=\\W*$)`,
      zh: '^(?:以下|下列|这些)[^，。]{0,4}(?:不是|并非|非)必[需须](?=\\W*$) 别来 勿扰 勿投 不适合 不需要 不看(?!别人) 不卡 不设要求 不设限 不作限制 不要求(?!.{0,3}但) 不作要求(?!.{0,3}但) 不考察 不在乎 不必有 不用 不得报[考名] 不予(?:报[考名]|聘用|录用|招录) 谢绝',
    },
    {
      kind: 'nice',
      en: `apply anyway, set you apart, set yourself apart, head start, in your favour, in your favor, count for you, count towards, an edge, your edge, none is mandatory, none are mandatory, not mandatory, nice if, like to have, good if, if you have one, if you have any, surprise us, thrilled, (?:over the moon|jump for joy|sit up|cherry on top|cherry on the cake|excited if|excite us|make our day|makes our day|happy dance), preference, preferences, might have, you might also, is this also you, ^may(?=\\W*$), ^could(?=\\W*$), ^nice(?=\\W*$), tick everything, tick every box, tick all the boxes, ahead of the field, ahead of the pack, nice surprise, maybe also, particularly interested, assets`,
      zh: '没有也(?:行|没关系|可以|无妨|欢迎|不要紧|不影响) 激动 惊喜 心动 尖叫 乐开花 眼睛一亮 两眼放光 双眼放光 抢着要 定级 上调一?档 高一档 高半档 同等条件 不是门槛 更开心 上浮 更理想 意外之喜 人优先 者优先 可以聊 求之不得 进阶 再学 你还可以 您还可以 有更好',
    },
    {
      kind: 'must',
      en: `asking for, they ask for, they want, they need, client wants, client needs, desired candidate, desired profile, desired candidate profile, candidate profile, ideal candidate, successful applicant, successful candidate, before you click apply, before you apply, before applying, to be considered, conditions of employment, conditions of appointment, conditions of hire, get on well here, do well here, need to have, you'll have, you will have, you'd have, you'll need, you will need, you'd need, you'll bring, you will bring, do not have the following, don't have the following, without the following, unless you have, if you cannot show, if you can't show, if you do not have, if you don't have, am i the one, is it me, is this me, you(?:'ll|'d) be(?=\\W*$), apply if you, in your application, we do ask, gotta have, got to have, feel at home, at home here, do well here, does well here, love it here if, our person if, come in knowing, come knowing, expectations, ideal person, ideal applicant, ideal colleague, ^(?:the )?ideal \\p{L}+ \\p{L}+(?=\\W*$), ^you(?=\\W*$), your papers, ^papers(?=\\W*$), ^qualification(?=\\W*$), your way in`,
      zh: '什么人 啥人 何种人 岗位条件 基本条件 其他条件 其它条件 其他要求 其它要求 任职说明 画像 样的人 要啥样 自查 筛选 口径 敲门砖 入场券 入门券 一定要 正在寻找 想请 正在等[你您]',
    },
    {
      kind: 'duty',
      en: `functions, essential duties, key result areas, kras, be doing, be up to, you'd do, the gig, what lands on, how the week, how a week, the next year, your first, typical month, normal month, your month`,
      zh: '干嘛 干的活 岗位说明 职位说明 工作说明 舞台 到岗后 入职后 前三个月 你将',
    },
    {
      kind: 'nice',
      en: `not required, not needed, not a must, smile, also like, we'd like, nice to have, nice-to-have, bonus, plus, plusses, prefer, preferred, preferable, desirable, desired, desirables, great if, good to have, great to have, advantage, advantages, advantageous, also useful, useful, would be great, would be nice, would help, helps if, helpful, love, extra credit, extras, optional, welcome, ideal, ideally, even better, brownie points, stand out, not essential, would, top of the pile, delight, delighted, icing, lovely`,
      zh: '非必需 优选 首选 如果碰巧 碰巧 软条件 软性 锦上 不是必须 非必须 不必须 不强求 还有这些 眼前一亮 有更好 优先 加分 更好 更佳 更棒 锦上添花 额外 最好有 如果你 如果还 若有 尤佳 为佳',
    },
    {
      kind: 'aside',
      en: `everyday matters, small print, practical, practicalities, practical details, what's offered, on offer, offered, the offer, the deal, our deal, the money, ^money(?=\\W*$), ^general(?=\\W*$), good to know, terms, conditions, dates, we offer, what we offer, in return, benefits, perks, pay, salary, rate of pay, compensation, package, about us, company profile, company overview, about the company, our company, the company, how to apply, to apply, apply, application, hours, location, equal opportunity, contact, start date, rewards, what you get, you get, you'll get`,
      zh: '^(?:用工(?:形式|性质|方式)|合同(?:类型|性质)|需求(?:部门|项目|单位)|所属(?:部门|项目)|项目名称|汇报(?:对象|关系)|编制|审批|竞业限制)(?=\\W*$) 给你 给什么 谈钱 学校承诺 单位承诺 我们承诺 你会得到 我们是谁 待遇 福利 薪资 薪酬 工资 关于我们 公司简介 公司介绍 联系 地点 上班时间 工作时间 我们提供 我们给 你将获得 投递 应聘方式 企业介绍 提示 温馨',
    },
    {
      kind: 'must',
      en: `is this you, is it you, sound like you, sounds like you, do without, fit if, you'll fit, good fit, for you if, right for, must, need, needs, require, required, requirements, requirement, essential, essentials, qualifications, looking for, look for, hoping to meet, hope to meet, like to meet, who fits, profile, bring, you have, you've got, you are, who you, about you, your profile, makes you, skills, experience, expect, criteria, candidate, person specification, you should, we ask, we want, key attributes, background, the person, what it takes, knowledge, abilities, competencies, minimum, basics, non-negotiable, non-negotiables, dealbreakers, deal-breakers`,
      zh: '遇见 这样的你 合适的你 想找 要找 找的人 你得 您得 做到 能力 硬杠 在意 期待您 理想人选 要求 条件 资格 我们希望 希望你 希望您 你需要 您需要 期待你 具备 应聘 任职 招聘对象 适合 我们想找 我们在找 必备 必须 你是 硬性 门槛 基本素质 我们看重 你要有',
    },
    {
      kind: 'duty',
      en: `work is, the work is, duties, responsibilities, responsibility, responsible, you will, you'll, will do, do, role, job, day to day, day-to-day, tasks, the work, working on, purpose, overview, summary, accountabilities, everyday, every day, your week, your day, your days, days, a typical week, a typical day, typical day, typical week, the post, mission, in this job, in this role`,
      zh: '来了以后 职责 工作内容 要做 负责 岗位描述 职位描述 日常 做什么 干什么 主要工作 工作描述 岗位内容 工作任务 岗位概述 每天 一天 平时 你的一周 忙什么',
    },
  ];
