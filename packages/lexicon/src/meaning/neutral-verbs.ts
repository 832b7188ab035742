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
make do get have find cater care look cover maintain collect price apply receive accept request travel attend draw place
`;
export const chineseNeutralVerbs = `
收到 联系 核对 查看 查 看 收 发 送 拿 放 列入 选上 被选 选中 打电话 通知 询问 问 回答 说明 讲 告诉 登记 填写 抄写 复制 装 搬 运 取 领 交 接 接收 转交
擦 洗 扫 打扫 清扫 做饭 煮 炒 切 端 倒 开 关 锁 走访 访问 拜访 陪 陪同 照看 照料 照顾 喂 浇水 种 挖 剪 修剪 割 修割 铺设 铺 砌 刷 钉 缝 拍照 拍 录 打印 扫描 归类
分类 挑选 称重 量 测 测量 数 清点 学 学习 练 练习 读 阅读 写 书写 画 绘 演奏 弹 拉 唱 跳 开车 驾驶 骑 坐 站 等 等候 值守 值班 轮值 巡视 巡查 观察 观看 记 记下 记录
使用 操作 调换 更换 替换 修补 缝补 承接 接手 处理 办理 前往 到访 到场 出席 旁听 参观 走 跑 来访 往返
`;
