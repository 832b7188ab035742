import type { FieldPath, JobFacts, ResumeContent } from '@verdant/contracts';
import type { Asked } from './title-asked.ts';

/** The same work in both languages, a line each; the weight of a plain word of rank or trade is low. */
const CONCEPTS = `
  engineer:1 开发工程师 研发工程师 工程师 开发 研发 程序员 engineer developer programmer development
  manager:1 经理 manager
  analyst:1 分析师 分析 analyst analysis
  specialist:1 专员 专家 specialist officer executive
  assistant:1 助理 assistant
  consultant:1 顾问 consultant advisor
  designer:1 设计师 设计 designer design
  backend 后端 服务端 后台 backend back-end server-side
  frontend 前端 frontend front-end
  fullstack 全栈 fullstack full-stack
  mobile 移动端 客户端 安卓 android ios mobile
  java java
  algorithm 算法 algorithm
  ml 机器学习 深度学习 人工智能 machine-learning ml ai deep-learning
  data 数据 大数据 data
  product 产品 product
  project 项目 project
  operations 运营 operations operation
  marketing 市场 营销 推广 marketing
  brand 品牌 brand
  sales 销售 sales
  bd 商务 拓展 bd business-development
  customer-service 客服 客户服务 customer-service customer-support support
  account 大客户 客户 account
  finance 财务 金融 finance financial
  accountant 会计 accountant accounting
  audit 审计 audit auditor auditing
  tax 税务 tax
  hr 人力资源 人事 招聘 hr human-resources recruiter recruiting
  legal 法务 法律 legal counsel
  lawyer 律师 lawyer attorney solicitor
  supply-chain 供应链 supply-chain
  procurement 采购 procurement purchasing buyer
  logistics 物流 logistics
  warehouse 仓储 仓库 warehouse
  planning 计划 planner planning demand
  quality 质量 品质 质检 检验 quality qa inspector inspection
  technician:1 技术员 technician
  test 测试 test testing tester qa
  devops 运维 devops sre reliability operations-engineer
  security 安全 security
  mechanical 机械 结构 mechanical
  electrical 电气 electrical
  hardware 硬件 hardware
  embedded 嵌入式 embedded firmware
  nurse 护士 护理 nurse nursing
  doctor 医生 医师 doctor physician
  teacher 教师 老师 teacher
  translator 翻译 translator translation
  editor 编辑 editor
  content 内容 文案 content copywriter
  ux 交互 用户体验 ux ui
  admin 行政 admin administrative office
  risk 风控 风险 risk
  invest 投资 investment
  research 研究 研究员 research researcher
  civil 土木 建筑 civil construction architect
  store 门店 店长 store
  retail 零售 retail
  ecommerce 电商 电子商务 e-commerce ecommerce
  media 新媒体 媒体 media social-media`;

type Concept = { id: string; weight: number; forms: string[] };
const concepts: Concept[] = CONCEPTS.trim()
  .split('\n')
  .map((row) => {
    const [head = '', ...forms] = row.trim().split(/\s+/);
    const [id = '', weight] = head.split(':');
    return { id, weight: weight === undefined ? 2 : Number(weight), forms };
  });
const forms = concepts
  .flatMap(({ id, weight, forms: all }) => all.map((form) => ({ id, weight, form: form.replaceAll('-', ' ') })))
  .sort((a, b) => b.form.length - a.form.length);

const LEVEL =
  /高级|资深|初级|中级|首席|实习生?|应届|senior|junior|lead|principal|staff|\bsr\b|\bjr\b|intern\b|\b[ivx]{1,3}\b|\(.*?\)|（.*?）|【.*?】/gi;

/** What a title is about: known kinds of work, then the words and character pairs that are left. */
function partsOf(title: string): Map<string, number> {
  let rest = ` ${title
    .replace(LEVEL, ' ')
    .toLowerCase()
    .replace(/[-/&,，、]+/g, ' ')} `;
  const parts = new Map<string, number>();
  for (const { id, weight, form } of forms) {
    const pattern = /[a-z]/.test(form) ? new RegExp(`(?<![a-z])${form}(?:e?s)?(?![a-z])`, 'g') : new RegExp(form, 'g');
    if (!pattern.test(rest)) continue;
    rest = rest.replace(pattern, ' ');
    parts.set(id, weight);
  }
  for (const word of rest.match(/[a-z][a-z+#.]+/g) ?? [])
    if (!/^(?:of|the|and|for|in|at|to)$/.test(word)) parts.set(word, 2);
  for (const match of rest.matchAll(/(?=(\p{Script=Han}{2}))/gu)) parts.set(match[1]!, 1);
  return parts;
}

/** How near a title is to one the person has or wants, 0 to 1: weighted share of what it is about. */
export function titleCloseness(asked: string, title: string): number {
  const wanted = partsOf(asked);
  const have = partsOf(title);
  const sum = (parts: Iterable<number>) => [...parts].reduce((total, weight) => total + weight, 0);
  if (wanted.size === 0) return 0;
  const shared = sum([...wanted].filter(([part]) => have.has(part)).map(([, weight]) => weight));
  return shared / sum(wanted.values());
}

/** The nearest of the titles that the person wants or has had. */
export function titleFact(asked: Asked | null, content: ResumeContent): JobFacts['title'] {
  if (!asked) return null;
  const titles: { own: string; path: FieldPath }[] = [
    { own: content.intention.position, path: 'intention/position' },
    ...content.work.map(({ id, position }) => ({ own: position, path: `work/${id}/position` })),
    ...(content.work.length > 0 ? [] : content.projects).map(({ id, role }) => ({
      own: role,
      path: `projects/${id}/role`,
    })),
  ].filter(({ own }) => own.trim() !== '');
  const nearest = titles
    .map(({ own, path }) => ({ own, path, closeness: titleCloseness(asked.title, own) }))
    .sort((a, b) => b.closeness - a.closeness)[0];
  return {
    asked: asked.title,
    at: asked.at,
    own: nearest?.own ?? '',
    path: nearest?.path ?? null,
    closeness: Math.round((nearest?.closeness ?? 0) * 100) / 100,
  };
}
