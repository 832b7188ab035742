/** What says nothing beside a thing of the trade that it is named with: 鼻饲护理, `dementia care experience`. */
export const wordTails = `
护理 照护 照料 管理 技能 操作 工作 服务 技术 处理 作业 处置 经验 知识 方法 流程 能力 技巧 业务 项目 岗位 类 相关 日常 常规 专业 常见 基本 基础 各种 各类 背景 从业 使用 应用 实操 实践 经历 系统 独立 熟练
care work skills skill techniques technique procedures procedure practice practices handling management services service experience knowledge duties tasks process processes system systems methods method background setting environment basic general routine daily advanced hands-on understanding awareness use operation operations
`;
