import { OWNERSHIP, type Ownership } from './ownership.ts';

export type ChineseVerb = { verb: string; level: Ownership };

const lists: [Ownership, string][] = [
  [OWNERSHIP.assist, '参与 参加 协助 配合 辅助 协同 帮助 跟随 支持 支撑 协作'],
  [
    OWNERSHIP.did,
    `搭建 开发 设计 编写 撰写 实现 优化 重构 改进 改造 改善 完善 构建 建立 建设 创建 制作 制定 制订 规划 策划 调研 分析 研究
    评估 测试 验证 部署 上线 发布 迁移 升级 集成 对接 接入 封装 抽象 拆分 整合 梳理 整理 归纳 总结 汇总 统计 核算 核对 编制 审核
    审计 复核 清理 清洗 采集 收集 挖掘 建模 训练 标注 调优 压缩 缩短 降低 减少 削减 节省 节约 提升 提高 增加 增长 扩大 拓展 开拓
    开辟 引入 引进 推动 推进 推广 落地 执行 实施 完成 达成 交付 产出 输出 提供 提出 解决 排查 修复 定位 处理 响应 跟踪 跟进 监控
    维护 运维 运营 培训 指导 辅导 讲授 授课 教授 招聘 面试 谈判 签订 签约 成交 销售 售出 采购 供应 配送 调度 盘点 仓储 包装
    检测 检验 检查 巡检 安装 调试 绘制 翻译 编辑 拍摄 剪辑 撰稿 投放 引流 转化 激活 召回 维系 接待 回访 服务 沟通 协调 组织
    筹备 举办 承办 主讲 演示 汇报 申请 申报 获得 获取 赢得 发表 出版 发明 探索 尝试 应用 使用 运用 采用 选用 选型 定义 确定 明确
    统一 规范 标准化 自动化 打通 替换 替代 迭代 打造 孵化 复用 沉淀 赋能 促成 促进 加强 强化 保障 确保 维持 保持 控制 管控 防范
    识别 预测 预警 计算 测算 估算 报价 结算 开票 催收 回款 清关 报关 订舱 选址 布局 陈列 铺货 招商 签署 起草 修订 拟定 编排 创作
    学习 掌握 考取 通过 担任 任职 从事 承担 配置 操作 制备 合成 养护 施工 监理 勘察 测量 绘图 排版 护理 治疗 诊断 随访 教学 备课
    批改 命题 记录 登记 归档 录入 导入 导出 爬取 抓取 查询 检索 推荐 匹配 筛选 评审 答辩 改版 扩容 压测 加固 攻防 渗透 审查 拜访 走访`,
  ],
  [OWNERSHIP.managed, '负责 管理 统筹 主管 分管 掌管 全面负责 监督 督导 主抓 把控 掌控 把关 主理'],
  [OWNERSHIP.led, '主导 带领 领导 牵头 主持 率领 统领 操盘 创办 创立 领衔 带队 首创 开创'],
];

export const chineseVerbs: readonly ChineseVerb[] = lists.flatMap(([level, list]) =>
  list.split(/\s+/).map((verb) => ({ verb, level })),
);

const byVerb = new Map(chineseVerbs.map((entry) => [entry.verb, entry]));

/** The longest known verb that starts at `at`. */
export function chineseVerbAt(text: string, at: number): ChineseVerb | undefined {
  for (let length = 4; length >= 2; length -= 1) {
    const found = byVerb.get(text.slice(at, at + length));
    if (found) return found;
  }
  return undefined;
}
