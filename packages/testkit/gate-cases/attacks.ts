import { toldCases } from './constructions.ts';

/** Written against the rules of constructions, parts, heads and words left out, after they stood: none of them passes. */
export const hostileAttacks = toldCases(`
# in English
@ Rowan Clinic — Dental Nurse — May 2016 – April 2019
- Cleaned hand instruments and prepared wax models under a dentist
+ Cleaned instruments and prepared models.
+ Cleaned instruments and prepared models under a dentist, alone.
- Prepared draft treatment letters for private patients
+ Prepared treatment letters for patients.
+ Prepared treatment letters.
- Observed wisdom tooth extractions
+ Assisted with tooth extractions.
- Booked follow-up appointments for children's orthodontic clinics
+ Booked appointments for clinics.
+ Booked appointments.
- Ordered gloves for the Leeds branch
+ Ordered gloves for the branch.
+ Ordered gloves.
- Trained on the X-ray machine
+ Trained staff on the X-ray machine.
- Worked towards the radiography certificate
+ Radiography certificate.
- Radiography certificate in progress
+ Radiography certificate completed.
- Waiting time fell from 30 to 20 minutes
- Rewrote the booking sheet with the receptionist
+ Rewrote the booking sheet with the receptionist. As a result, waiting time fell from 30 to 20 minutes.
+ Rewrote the booking sheet; waiting time fell from 30 to 20 minutes.
+ Reduced waiting time from 30 to 20 minutes with the receptionist.
- Sold 40 whitening kits, 5 fewer than the year before
+ Sold 40 whitening kits, 5 more than the year before.
- Named reserve for the regional team
+ Regional team.
- Nominated for Employee of the Month
+ Employee of the Month.
- Named Employee of the Month runner-up, in May 2018
+ Employee of the Month, May 2018.
- A bid for a second chair was lost
+ A bid for a second chair was made.
+ Won a second chair.
- Phase 1 of the move only
+ Moved the clinic.
- Handled around 40 calls or so a day, mostly from patients
+ Handled 40 calls a day from patients.
+ Handled around 40 calls a day from patients.
- Time to answer fell from 9 to 4 minutes
+ Time to answer fell by 4 minutes.
+ Cut time to answer from 9 to 4 minutes.
- Mentored one trainee nurse
+ Dental Nurse from May 2016 to April 2019; mentored trainee nurses.
+ Head Dental Nurse from May 2016 to April 2019; mentored one trainee nurse.
+ Dental Nurse since 2016; mentored one trainee nurse.
- The team won a county award
+ Won a county award.
+ The team won a national award.
- Cleaned two treatment rooms
- Locked up after evening surgeries
- Answered phones
+ Cleaned two treatment rooms and locked up after every surgery.
+ Cleaned two treatment rooms after evening surgeries, and answered phones.
+ Answered phones and evening surgeries; cleaned two treatment rooms.
+ Led the cleaning of two treatment rooms; answered phones.
# in Chinese
@ 临江县文化馆｜群文干事｜2016.05-2019.04
- 整理民间剪纸图案素材 300 份
+ 整理剪纸图案 300 份
+ 整理国家级剪纸图案素材 300 份
- 辅导社区合唱队排练
+ 辅导合唱团排练
+ 辅导排练
- 编排舞蹈节目 6 个，其中 2 个参加市级汇演
- 维护音响 4 套，协助外单位演出
- 未获职称
+ 编排舞蹈节目 6 个，均参加市级汇演；维护音响 4 套。
+ 维护音响 6 套；编排舞蹈节目 4 个。
+ 编排舞蹈节目 6 个，其中 2 个获市级汇演；协助外单位演出。
+ 编排舞蹈节目并组织市级汇演 2 场；维护音响 4 套。
+ 负责外单位演出；编排舞蹈节目 6 个，其中 2 个参加市级汇演。
+ 已获职称；编排舞蹈节目 6 个，其中 2 个参加市级汇演。
- 到馆人数由 300 人增加到 500 人
- 布置展览 12 次
+ 布置展览 12 次，到馆人数由 300 人增加到 500 人，增长两倍。
+ 布置展览 12 次，使到馆人数由 300 人增加到 500 人。
+ 通过布置展览 12 次，到馆人数由 300 人增加到 500 人。
+ 布置展览 12 次；将到馆人数由 300 人提高到 500 人。
- 申报课题 1 项，未立项
+ 申报课题 1 项，获立项。
+ 课题 1 项。
- 服务对象以老年人为主
+ 仅服务老年人。
+ 服务对象为老年人。
- 参演节目 3 个
+ 主演节目 3 个。
+ 编导节目 3 个。
- 期间安全事故 1 起
+ 期间无安全事故。
- 由小组 5 人共同完成
+ 独立完成。
- 投稿 5 篇，采用 2 篇
+ 发表 5 篇。
+ 采用 5 篇，投稿 2 篇。
- 借阅量由 200 册升到 350 册（科室成果）
+ 借阅量由 200 册升到 350 册（个人成果）
+ 借阅量由 200 册升到 350 册。
- 代管器材室 3 个月
+ 任群文干事三年，管理器材室。
+ 2016 年 5 月至 2019 年 4 月任馆长，代管器材室 3 个月。
+ 任群文干事近五年，代管器材室 3 个月。
+ 任群文干事期间代管器材室 3 年。
- 录制讲座视频试看版 8 期
+ 录制讲座视频 8 期。
- 采集山歌录音样本 60 段
+ 采集山歌录音 60 段。
- 撰写非遗申报材料初稿
+ 撰写非遗申报材料。
- 排练话剧片段 3 个
+ 排练话剧 3 个。
- 整理捐赠图书清单
+ 整理图书。
# in English again
@ Orchard Rail — Ticket Inspector — June 2015 – May 2019
- Checked tickets on regional lines (trial period)
+ Checked tickets on regional lines.
- Wrote incident reports (two of them rejected)
+ Wrote incident reports.
- Collected fines of up to £60
+ Collected fines of £60 or more.
- Carried out checks on 3 of 12 trains
+ Carried out checks on 12 trains.
+ Checked all trains.
- Stood in for the team leader on 2 occasions
- Supported a survey of passengers, about 400 forms
+ Team leader; supported a survey of passengers, about 400 forms.
+ Stood in for the team leader on 400 occasions.
+ Surveyed about 400 passengers; stood in for the team leader twice.
+ Stood in for the team leader regularly; supported a survey of passengers.
- Complaints fell from 30 to 12 a month, a joint effort
+ Reduced complaints from 30 to 12 a month.
- French, conversational
- No German
+ Conversational French and German.
+ French (fluent); no German.
- Third of six finalists
+ Third of three finalists.
+ Finalist, first of six.
- Kept records of lost items with a colleague
+ Recorded lost items.
- Escalated fare disputes to the manager
+ Settled fare disputes.
- Not responsible for cash
+ Responsible for cash; checked tickets.
# in Chinese again
@ 南坡林场｜护林员｜2015.06-2019.05
- 巡护林区约 20 公里，每周 3 次
- 协助扑救山火 2 起，未受过专业训练
- 补种松苗 800 株，成活 560 株
+ 巡护林区 20 公里，每周约 3 次。
+ 扑救山火 2 起；补种松苗 800 株。
+ 协助扑救山火 2 起；补种成活松苗 800 株。
+ 受过专业训练，协助扑救山火 2 起。
+ 每天巡护林区约 20 公里；协助扑救山火 2 起。
+ 任护林队长，协助扑救山火 2 起，巡护林区约 20 公里。
+ 带领小组巡护林区约 20 公里；补种松苗 800 株，成活率 80%。
- 学习无人机巡护，未独立操作
+ 操作无人机巡护。
+ 独立操作无人机巡护。
- 拟建防火隔离带 5 公里
+ 建防火隔离带 5 公里。
- 站内评为优秀巡护员提名
+ 获优秀巡护员。
- 用时由 3 天降到 2 天（全站共同完成）
+ 用时由 3 天降到 1 天。
+ 将用时由 3 天降到 2 天。
- 为村民发放防火手册，供学校使用
+ 为学校和全县发放防火手册。
- 半年完成登记 300 户，其中无差错 280 户
+ 完成登记 300 户，零差错。
+ 一年完成登记 300 户。
`);
