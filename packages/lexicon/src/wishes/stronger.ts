/**
 * Weak verbs with what they are said of, and the verb that a careful writer takes there. Each claims what the weak one
 * claims: who `did` it has still only done it. An object is a pattern; without one the verb stands for itself.
 */
export type StrongerVerb = { weak: string; object: string | null; strong: string };

const list = (text: string): readonly StrongerVerb[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [weak = '', strong = '', object] = line.trim().split(/ (?:→|\+) /);
      return { weak, strong, object: object ?? null };
    });

const PAPERS =
  '(?:reports?|documents?|slides?|presentations?|spreadsheets?|schedules?|lists?|invoices?|quotes?|minutes|rotas?|rosters?|plans?|budgets?|statements?|orders?|drawings?|lessons?|meals?|samples?|payrolls?|contracts?)';
const CHECKED =
  '(?:counts?|checks?|audits?|tests?|inspections?|interviews?|surveys?|searches|training|reviews?|experiments?|repairs?|maintenance|cleaning|rounds|tasks|work|research)';

export const englishStronger = list(`
  put together → compiled + (?:reports?|lists?|figures|data|numbers|statistics|minutes|files?|budgets?)
  put together → assembled
  made sure → ensured
  looked after → cared for + (?:patients?|residents?|children|pupils|animals|guests|toddlers|elderly)
  looked after → maintained + (?:machines?|equipment|servers?|vehicles?|gardens?|records?|files?|systems?|website|database|network|accounts?|stock|store|shop|tools?)
  took care of → handled
  dealt with → handled
  came up with → devised
  set up → established
  found out → determined
  went through → reviewed
  went over → reviewed
  looked at → examined
  looked into → investigated
  talked to → consulted + (?:doctors?|engineers?|experts?|specialists?|suppliers?|clients?|customers?|users?|parents)
  worked out → calculated + (?:costs?|prices?|wages|margins?|taxes|figures|dosages?|quantities)
  worked out → devised
  got rid of → removed
  kept track of → tracked
  kept an eye on → monitored
  kept up to date → updated
  kept → maintained + (?:records?|files?|books|logs?|lists?|accounts|minutes|stock|inventory|contact|equipment|machines?)
  made changes to → revised
  made → prepared + ${PAPERS}
  did → conducted + ${CHECKED}
  did → completed
  got → obtained + (?:approvals?|permits?|licen[cs]es?|quotes?|funding|feedback|signatures?|visas?|samples?|data)
  gave → delivered + (?:talks?|presentations?|lectures?|training|speech(?:es)?|lessons?|workshops?|demos?)
  gave → provided + (?:support|advice|feedback|information|care|help|guidance|instructions?)
  ran → operated + (?:machines?|forklifts?|presses|tills?|cash registers?|lathes?|equipment)
  showed → demonstrated + (?:products?|how|features?|machines?|equipment|software|techniques?)
  told → informed + (?:customers?|clients?|patients?|guests?|managers?|staff|parents|users?)
  fixed → repaired + (?:machines?|cars?|vehicles?|pumps?|equipment|computers?|phones?|leaks?|engines?|bikes?|doors?|roofs?)
  fixed → resolved + (?:bugs?|issues?|problems?|errors?|defects?|faults?|tickets?|incidents?)
  used → applied + (?:methods?|techniques?|principles?|models?|skills)
  bought → purchased
  answered → resolved + (?:complaints?)
  checked → verified + (?:invoices?|figures|data|documents?|orders?|deliveries|identities|stock|accounts|entries|totals|calculations|addresses)
  checked → inspected + (?:machines?|vehicles?|equipment|rooms?|buildings?|goods|parts|products?|tyres|tires|tools?|sites?|welds?)
  changed → revised + (?:plans?|documents?|texts?|procedures?|menus?|layouts?|process(?:es)?|schedules?)
  started → launched + (?:newsletters?|blogs?|campaigns?|programmes?|programs?|podcasts?|clubs?|shops?|stores?|websites?)
  wrote down → recorded
  sent out → distributed + (?:newsletters?|invitations?|letters?|surveys?|samples?|leaflets?|reports?|minutes|emails?)
  handed out → distributed
  filled in → completed
  filled out → completed
  sorted out → resolved + (?:problems?|issues?|complaints?|errors?|conflicts?|queries|disputes?)
  sorted out → organized
`);

export const chineseStronger = list(`
  做了 → 编制 + (?:[^，。；]{0,8}(?:报表|报告|预算|台账|清单|计划表|标书|文件))
  做 → 编制 + (?:[^，。；]{0,8}(?:报表|报告|预算|台账|清单|计划表|标书|文件))
  做了 → 制定 + (?:[^，。；]{0,8}(?:方案|计划|流程|制度|规范|标准))
  做 → 制定 + (?:[^，。；]{0,8}(?:方案|计划|流程|制度|规范|标准))
  做了 → 完成 + (?:[^，。；]{0,8}(?:盘点|调研|测试|统计|核对|录入|清点|访谈|问卷|巡检))
  做 → 完成 + (?:[^，。；]{0,8}(?:盘点|调研|测试|统计|核对|录入|清点|访谈|问卷|巡检))
  做了 → 制作 + (?:[^，。；]{0,8}(?:海报|视频|课件|图|表格|模型|网页|页面|样品|菜品|PPT|ppt))
  做 → 制作 + (?:[^，。；]{0,8}(?:海报|视频|课件|图|表格|模型|网页|页面|样品|菜品|PPT|ppt))
  写了 → 撰写
  写 → 撰写 + (?:[^，。；]{0,8}(?:报告|文章|文案|稿|方案|文档|说明|总结|论文|纪要|脚本))
  画了 → 绘制
  画 → 绘制 + (?:[^，。；]{0,8}图)
  搞了 → 组织 + (?:[^，。；]{0,8}(?:活动|培训|比赛|讲座|聚会))
  搞 → 组织 + (?:[^，。；]{0,8}(?:活动|培训|比赛|讲座|聚会))
  弄了 → 制作
  弄 → 整理 + (?:[^，。；]{0,8}(?:资料|文件|数据|档案|表格))
  查了 → 核查
  看了 → 查阅 + (?:[^，。；]{0,8}(?:资料|文献|文件|档案|记录|合同))
  修了 → 维修
  修 → 维修 + (?:[^，。；]{0,8}(?:设备|机器|车辆|电脑|管道|线路|电器|空调))
  教了 → 教授
  教 → 教授 + (?:[^，。；]{0,8}(?:课程|课|数学|语文|英语|物理|钢琴|绘画|书法|游泳))
  卖了 → 销售
  卖 → 销售 + (?:[^，。；]{0,8}(?:产品|商品|设备|课程|房|车|服装|食品|药品))
  买 → 采购 + (?:[^，。；]{0,8}(?:材料|原料|设备|物资|用品|食材|配件))
  找 → 寻找 + (?:[^，。；]{0,8}(?:供应商|客户|场地|合作))
  跟 → 跟进 + (?:[^，。；]{0,8}(?:订单|进度|项目|客户|货款))
  帮 → 协助 + (?:[^，。；]{1,12}(?:整理|完成|处理|核对|准备|接待|安装|录入|统计|盘点))
  收 → 收集 + (?:[^，。；]{0,8}(?:资料|数据|意见|反馈|样本|问卷))
  接 → 接听 + (?:[^，。；]{0,6}(?:电话|来电|热线))
  算 → 核算 + (?:[^，。；]{0,6}(?:成本|工资|薪资|费用|账目|提成))
  发 → 发放 + (?:[^，。；]{0,6}(?:工资|物资|资料|传单|福利|奖品|问卷))
`);
