import { table } from '../match/list.ts';

/** Posts with one usual name in each language: English forms | Chinese forms; the first of each is written. */
export const titlePairs = table(`
  Software Engineer | 软件工程师
  Senior Software Engineer | 高级软件工程师
  Frontend Engineer, Front-end Engineer | 前端工程师，前端开发工程师
  Backend Engineer, Back-end Engineer | 后端工程师，后端开发工程师
  Senior Backend Engineer | 高级后端工程师
  Senior Frontend Engineer | 高级前端工程师
  Full-stack Engineer, Full Stack Engineer | 全栈工程师
  Test Engineer | 测试工程师
  Algorithm Engineer | 算法工程师
  Machine Learning Engineer | 机器学习工程师
  Data Engineer | 数据工程师
  Data Analyst | 数据分析师
  Senior Data Analyst | 高级数据分析师
  Data Scientist | 数据科学家
  Product Manager | 产品经理
  Senior Product Manager | 高级产品经理
  Project Manager | 项目经理
  Operations Manager | 运营经理
  Sales Manager | 销售经理
  Marketing Manager | 市场经理
  Finance Manager | 财务经理
  Store Manager | 店长
  General Manager | 总经理
  Accountant | 会计
  Auditor | 审计师
  Lawyer | 律师
  Nurse | 护士
  Head Nurse | 护士长
  Pharmacist | 药剂师
  Chef | 厨师
  Head Chef | 厨师长
  Translator | 翻译
  Editor | 编辑
  Journalist | 记者
  Graphic Designer | 平面设计师
  UI Designer | UI 设计师，UI设计师
  Interaction Designer | 交互设计师
  Industrial Designer | 工业设计师
  Mechanical Engineer | 机械工程师
  Electrical Engineer | 电气工程师
  Civil Engineer | 土木工程师
  Research Assistant | 研究助理
  Teaching Assistant | 助教
  Teacher | 教师
  Lecturer | 讲师
  Associate Professor | 副教授
  Professor | 教授
  Intern | 实习生
  Volunteer | 志愿者
`);
