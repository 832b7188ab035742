/** Words of what a posting says about pay, hours, the firm and how to apply: nothing of it is asked of a person. */
export const englishAsides = `
salary, salaries, pay, paid, wage, wages, per annum, pro rata, an hour, per hour, pension, parking, canteen, holiday, holidays, annual leave, days off, bank holidays, discount, discounts, perks, bonus scheme, bonuses, commission, equity, stock options, health cover,
health insurance, medical insurance, dental, 401k, 401(k), pto, sick pay, gym, free lunch, lunches, fruit, cycle to work, company car, season ticket, relocation package, family leave, parental leave, maternity leave, hybrid, remote first, four-day week, overtime rates, tips, uniform provided,
apply, applying, application, applications, cv, cvs, résumé, resume, cover letter, covering letter, send us, e-mail us, email us, call us, ring, phone us, closing date, interviews, interview, agencies, recruiters, reasonable accommodation, reasonable adjustments, shortlisted, notice period, human resources, application form, equal opportunity, equal opportunities, equal opportunities employer, diverse, diversity,
founded, established in, family-run, family run, family-owned, family firm, family business, years trading, yrs trading, we are a, we're a, we are an, we're an, our team of, headquartered, offices in, start-up, startup, nine-partner, publicly listed, charity number, our values, our mission, who we are
`;
export const chineseAsides = `
薪资 薪水 薪酬 月薪 年薪 底薪 时薪 工资 提成 奖金 年终 补贴 补助 五险 一金 社保 公积金 双休 单休 做六休一 大小周 年假 带薪 包吃 包住 包午餐 食宿 宿舍 员工餐 下午茶 团建 体检 生日 旅游 福利 待遇 晋升空间 发工资 期权 股权 加微信 有意者 有意加 备注 报名 咨询 命名 合并成 打包发 邮件标题 邮件主题 活跃 今日回复 在线简历 13薪 14薪 15薪 16薪
投递 简历 邮箱 发送至 发至 发到 面试 联系人 联系电话 微信同号 工作地点 工作地 上班地点 坐标 上班时间 工作时间 转正 合同期
我司 我们是 公司成立 成立于 公司现有 公司拥有 总部位于 集团旗下 行业领先 上市公司 我们会教 带教培训 长期有效 招满为止
`;
