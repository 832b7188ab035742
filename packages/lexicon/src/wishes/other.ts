import { pairs } from './pairs.ts';

/** The same said with another word: neither claims more, and nothing is told that was not. Verbs in the past and as they go on. */
export const englishOther = pairs(`
  checked → verified, repaired → fixed, answered → responded to, recorded → logged, logged → recorded, kept → maintained,
  solved → resolved, resolved → settled, supervised → oversaw, oversaw → supervised, helped → assisted,
  assisted → helped, supported → assisted, explained → clarified, found → identified, identified → found,
  counted → tallied, inspected → checked, delivered → supplied, purchased → bought, bought → purchased,
  monitored → tracked, tracked → monitored, led → headed, revised → updated, showed → demonstrated,
  established → set up, completed → finished, finished → completed, handled → dealt with, selected → chose,
  chose → selected, made → produced, greeted → welcomed, welcomed → greeted, advised → counselled,
  set up → established, obtained → secured, assembled → put together, operated → ran, conducted → carried out,
  carried out → conducted, performed → carried out, presented → showed,
  manage → run, check → verify, repair → fix, answer → respond to, record → log, keep → maintain, solve → resolve,
  help → assist, support → assist, explain → clarify, monitor → track, handle → deal with, inspect → check
`);
/** Anywhere in a line. */
export const englishOtherWords = pairs(`
  every day → daily, each day → daily, every week → weekly, each week → weekly, every month → monthly,
  each month → monthly, customers → clients, clients → customers, colleagues → co-workers, coworkers → colleagues,
  employees → staff members, whilst → while, approximately → about, assistance → help, in order to → to,
  on time → punctually, by hand → manually, manually → by hand, regularly → at regular intervals
`);

export const chineseOther = pairs(`
  维修 → 修理, 修理 → 维修, 清洗 → 清洁, 记录 → 登记, 解答 → 答复, 采购 → 购置, 购置 → 采购, 协助 → 辅助, 辅助 → 协助,
  收集 → 搜集, 搜集 → 收集, 办理 → 处理, 跟踪 → 跟进, 跟进 → 跟踪, 联系 → 联络, 拜访 → 走访, 走访 → 拜访, 核对 → 核验, 核验 → 核对,
  检查 → 查验, 检测 → 检验, 检验 → 检测, 编制 → 制作, 售出 → 卖出,
  教授 → 讲授, 讲授 → 教授, 讲解 → 说明, 保养 → 维护, 起草 → 草拟, 草拟 → 起草, 购买 → 采购, 改善 → 改进,
  组织 → 筹办, 筹备 → 准备, 参与 → 参加, 参加 → 参与
`);
export const chineseOtherWords = pairs(`
  每天 → 每日, 每日 → 每天, 每个月 → 每月, 顾客 → 客户, 员工 → 职工, 按时 → 准时, 准时 → 按时, 提高 → 提升, 提升 → 提高
`);
