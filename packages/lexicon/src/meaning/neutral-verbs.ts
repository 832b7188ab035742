/**
 * Verbs of everyday work that may take the place of another verb of the original: of no rank, no outcome, no authorship.
 * As a further deed they would say more, so one of the original has to be gone. Base forms.
 */
export const englishNeutralVerbs = `
check compare contact visit talk look watch read count list note sort carry move bring send receive meet call ask wait spend use take give
put keep hold handle deal cover attend follow join go come see hear write ring phone email post fill enter log record copy pack load
fetch collect fit place lay set hang fix mend wash wipe sweep cook serve pour cut drive ride walk lift push pull pick pass share show
tell explain describe answer reply say study learn practise play sing draw paint film photograph type print scan file tick mark weigh measure
tend mind feed water plant dig trim clear tidy empty change swap replace open close lock monitor inspect examine work help stay sit stand
process keep act compile file schedule accompany escort steer track receive prepare complete maintain operate run lay spread feed dress groom weed sew knit iron peel chop bake fry grill mix stir plate label stack unpack unload
assemble mount wire solder weld drill saw sand polish prime plaster tile glaze clip milk herd harvest prune sow spray irrigate sail row steer patrol guard escort usher greet
welcome seat stamp collate staple bind fax relay forward notify remind alert inform brief ring dial consult liaise chat listen interview sample test plot enter key input tag
shelve retrieve restore reset install uninstall trace chase reconcile verify confirm count tally calculate invoice bill pay bank exchange refund order restock replenish
disinfect sterilise refill arrange display cut shave massage bathe lift bandage inject rehearse perform dance act referee umpire staff man attend host circulate
pull push wheel transport haul deliver collect rotate issue distribute type photocopy look monitor supply store
make do get have find cater care look cover maintain collect price apply receive accept request travel attend draw place
`;
export const chineseNeutralVerbs = `
收到 联系 核对 查看 查 看 收 发 送 拿 放 列入 选上 被选 选中 打电话 通知 询问 问 回答 说明 讲 告诉 登记 填写 抄写 复制 装 搬 运 取 领 交 接 接收 转交
擦 洗 扫 打扫 清扫 做饭 煮 炒 切 端 倒 开 关 锁 走访 访问 拜访 陪 陪同 照看 照料 照顾 喂 浇水 种 挖 剪 修剪 割 修割 铺设 铺 砌 刷 钉 缝 拍照 拍 录 打印 扫描 归类
分类 挑选 称重 量 测 测量 数 清点 学 学习 练 练习 读 阅读 写 书写 画 绘 演奏 弹 拉 唱 跳 开车 驾驶 骑 坐 站 值守 值班 轮值 巡视 巡查 观察 观看 记 记下 记录
安排 预订 订购 跟进 提取 复查 提交 递交 搭设 投喂 抵达 到达 转发 转载 代办 受理 接诊 配发 张贴 归置 点验 添置 补充 补给 引导 解答 告知 传达 打磨 加油 润滑 除锈 换件 校准 编号 建档 存档 送审 报送 填报 上传 下载 刷漆
完成 承接 接收 收集 维护 值班 审阅 外出 传递 开展 交付 拜访 登门 张贴 发放 配送 运送 驾驶 饲养 喂养 注射 采样 取样 送检 装订 装配 安装 紧固 拆卸 焊接 打磨 上料 分拣 打包 贴标 扫码 点餐 传菜 摆台 导诊 叫号 消毒 备餐 备料 收银 理货 补货 上架 排班 签到 开票 报销 付款 对账 记账 抄表 巡线 巡检 取件 派件 送货 提货 验货 下单 跟单 询价 比价
使用 操作 调换 更换 替换 修补 缝补 承接 接手 处理 办理 前往 到访 到场 出席 旁听 参观 走 跑 来访 往返
`;
/** Deeds that are less than the work they go with: who has watched, copied or asked has not done it. Base forms. */
export const englishLowDeeds = `
watch observe shadow attend see hear listen read copy type transcribe proofread trace repeat try attempt apply ask request want wish hope plan intend offer suggest propose recommend
volunteer help assist support aid join accompany learn study practise practice sit enter nominate shortlist invite consider explore research discuss contribute participate involve
flag mark note identify report list review check proof comment visit meet talk draft sketch prototype pilot trial test simulate order commission outsource buy receive inherit cover understudy deputise
`;
