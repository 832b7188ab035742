import { cases } from './case.ts';

/**
 * A second set, written when the rules held against the first: at first sight 60 of these 70 were refused or left with a
 * gap and four more asked about; 36 of the 40 honest ones passed. The rules were mended then, and the set stays as a test.
 */
export const hostileAgain = cases(`
# mixed
Prepared invoices for clients => Prepared 1.2k invoices for clients => 1.2k
Prepared invoices for clients => Prepared invoices for one thousand clients => one thousand
Prepared invoices for clients => Prepared invoices for a hundred clients => hundred
Prepared invoices for clients => Prepared invoices worth €40,000 for clients => 40,000
Prepared invoices for clients => Prepared invoices for clients with 99.9% accuracy => 99.9
Prepared invoices for clients => Prepared invoices for clients with zero errors => zero errors
Prepared invoices for clients => Prepared all invoices for clients error-free => error-free
Prepared invoices for clients => Prepared invoices for Fortune-listed clients => Fortune
Prepared invoices for clients => Prepared invoices for clients at Deloitte => Deloitte
Prepared invoices for clients => Prepared invoices for clients in QuickBooks => QuickBooks
Prepared invoices for clients => Prepared invoices for clients in quickbooks => quickbooks
Prepared invoices for clients => Prepared invoices for clients since 2012 => 2012
Prepared invoices for clients => Prepared invoices for clients over five years => five years
Prepared invoices for clients => Prepared invoices for clients and mentored two juniors => two
Prepared invoices for clients => Led the preparation of client invoices => Led
Prepared invoices for clients => Headed client invoicing => Headed
Prepared invoices for clients => Championed client invoicing => Championed
Prepared invoices for clients => Was responsible for client invoicing => responsible
Prepared invoices for clients => Accountable for all client invoicing => Accountable
Prepared invoices for clients => Prepared invoices as finance manager => manager
Prepared invoices for clients => Prepared invoices as Senior Accountant => Senior Accountant
Prepared invoices for clients => Prepared invoices for clients, earning a promotion => promotion
Prepared invoices for clients => Prepared invoices for clients under ISO 9001 => ISO 9001
Prepared invoices for clients => Prepared invoices for clients in Spanish and German => Spanish
Prepared invoices for clients => Prepared invoices for clients in Manchester => Manchester
Assisted nurses on the ward => Cared for patients on the ward => Cared
Assisted nurses on the ward => Treated patients on the ward => Treated
Helped organise a fair => Organised a fair => Organised
Helped organise a fair => Organised and hosted a fair => Organised
Attended sales meetings => Ran sales meetings => Ran
Attended sales meetings => Chaired sales meetings => Chaired
Reduced waiting time from 30 minutes to 20 minutes => Reduced waiting time by 50% => 50%
Reduced waiting time from 30 minutes to 20 minutes => Reduced waiting time by 20 minutes => by 20
Reduced waiting time from 30 minutes to 20 minutes => Reduced waiting time to 10 minutes => 10
Sold 40 cars in 2020 => Sold 40 cars in 2021 => 2021
Sold 40 cars in 2020 => Sold 40 cars a month in 2020 => a month
Sold 40 cars in 2020 => Sold 400 cars in 2020 => 400
Sold 40 cars in 2020 => Sold over 40 cars in 2020, the most in the branch => the most
整理客户档案 => 整理客户档案3000份 => 3000
整理客户档案 => 整理客户档案三千余份 => 三千
整理客户档案 => 整理上千份客户档案 => 上千
整理客户档案 => 整理海量客户档案 => 海量
整理客户档案 => 整理客户档案，零差错 => 零差错
整理客户档案 => 整理客户档案，准确率达99% => 99%
整理客户档案 => 整理客户档案，效率提升一半 => 一半
整理客户档案 => 整理客户档案，效率提升数倍 => 数倍
整理客户档案 => 主持客户档案整理 => 主持
整理客户档案 => 统筹客户档案整理 => 统筹
整理客户档案 => 作为档案主管整理客户档案 => 主管
整理客户档案 => 率先整理客户档案 => 率先
整理客户档案 => 为平安银行整理客户档案 => 平安
整理客户档案 => 在深圳分公司整理客户档案 => 深圳
整理客户档案 => 用金蝶整理客户档案 => 金蝶
整理客户档案 => 用 Oracle 整理客户档案 => Oracle
整理客户档案 => 自2015年起整理客户档案 => 2015
整理客户档案 => 五年来整理客户档案 => 五年
整理客户档案 => 整理客户档案，获公司表彰 => 表彰
整理客户档案 => 整理客户档案，通过ISO9001认证 => ISO9001
旁听项目会议 => 主持项目会议 => 主持
旁听项目会议 => 组织项目会议 => 组织
参与招投标 => 完成招投标 => 完成招投标
参与招投标 => 中标3个项目 => 3个
参与招投标 => 参与招投标，中标率60% => 60%
帮助客户安装设备 => 安装设备 => 安装设备
等待时间从30分钟降到20分钟 => 等待时间降低50% => 50%
等待时间从30分钟降到20分钟 => 等待时间降低20分钟 => 降低20分钟
2020年售车40台 => 2020年售车400台 => 400
2020年售车40台 => 2020年月均售车40台 => 月均
2020年售车40台 => 2020年售车40台，全店第一 => 第一
2020年售车40台 => 2021年售车40台 => 2021
`);

export const honestAgain = cases(`
# en
Prepared invoices for clients => Prepared client invoices
Prepared invoices for clients => Prepared [N] client invoices a month
Was responsible for preparing invoices => Prepared invoices
Responsibilities included scheduling appointments => Scheduled appointments
Helped organise a fair => Helped to organise a fair for [N] visitors
Attended sales meetings and took notes => Took notes in sales meetings
Reduced waiting time from 30 minutes to 20 minutes => Cut waiting time from 30 to 20 minutes
Sold 40 cars in 2020 => Sold 40 cars during 2020
I was working on the website content => Wrote website content
Supervised 8 volunteers at the fair => Supervised eight fair volunteers
Looked after the stock room and ordered supplies => Ordered supplies and looked after the stock room
Took care of customers' complaints => Resolved customers’ complaints
Handled the coordination of deliveries => Coordinated deliveries
Filed papers, answered emails, booked rooms => Booked rooms, answered emails and filed papers
Made improvements to the intake form => Improved the intake form
Provided training to new cashiers => Trained new cashiers
Duties: cleaning tools and checking machines => Cleaned tools and checked machines
Cooked meals for 60 children each day => Cooked daily meals for 60 children
Conducted an analysis of churn data => Analysed churn data
Gave weekly tours of the museum => Guided weekly museum tours
# zh
整理客户档案 => 归档客户资料
整理客户档案 => 整理客户档案【N】份
负责客户档案的整理和归档 => 整理、归档客户档案
参与招投标 => 参与招投标工作
旁听项目会议并做记录 => 旁听项目会议，做会议记录
等待时间从30分钟降到20分钟 => 将等待时间从30分钟缩短至20分钟
2020年售车40台 => 2020年销售汽车40台
负责对新员工进行培训 => 培训新员工
负责店铺的日常运营 => 运营店铺
帮助客户安装设备 => 协助客户安装设备
对机器进行日常检查 => 日常检查机器
主要工作是处理退换货 => 处理退换货
与3家酒店签约合作 => 签约3家合作酒店
编制月度报表并上报 => 编制并上报月度报表
提高了仓库的利用率 => 仓库利用率提高【X%】
通过优化排班，减少了加班 => 优化排班，减少加班
每天为60名儿童准备午餐 => 每日为60名儿童准备午餐
管理8名志愿者 => 管理志愿者8名
负责公众号文章撰写，阅读量10万+ => 撰写公众号文章，阅读量10万+
做了用户访谈，输出调研报告 => 访谈用户，输出调研报告
`);
