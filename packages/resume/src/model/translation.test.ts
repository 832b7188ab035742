import { describe, expect, test } from 'vitest';
import { verifyTranslation } from './translation.ts';

const verify = (original: string, text: string, path = 'work/w1/content/0', names: string[] = []) =>
  verifyTranslation({
    path,
    original,
    text,
    to: /\p{Script=Han}/u.test(original) ? 'en' : 'zh',
    names: new Set(names),
  });

describe('translations that hold', () => {
  test.each([
    ['负责快递合同的管理', 'Managed courier contracts'],
    ['参与库存盘点', 'Took part in stock counts'],
    [
      '用 Tableau 搭建周报看板，替代四份手工报表',
      'Built a weekly dashboard in Tableau that replaced four manual reports',
    ],
    ['转化率从10%提升到30%', 'Raised conversion from 10% to 30%'],
    ['全年销售额 1200 万元', 'Annual sales of ¥12 million'],
    ['2019年9月起负责华东区客户', 'Managed clients in East China from September 2019'],
    ['管理12人团队', 'Managed a team of 12 people'],
    ['Cut late deliveries by 18% within two quarters', '两个季度内将延迟交付减少18%'],
    ['Helped the team with stock counts', '协助团队完成库存盘点'],
    ['Built a dashboard for 1,200 users', '为1200名用户搭建看板'],
    ['Led a team of six in Shanghai', '在上海带领六人团队'],
    ['Operations analyst', '运营分析师'],
    ['获校级一等奖学金', 'First-prize university scholarship'],
  ])('%s = %s', (original, text) => {
    expect(verify(original, text)).toEqual({ ok: true, text });
  });
});

describe('translations that do not', () => {
  test.each([
    ['fact-lost', '转化率提升8%', 'Raised conversion by 18%'],
    ['fact-lost', '转化率提升8%', 'Raised conversion'],
    ['fact-lost', '提升转化率', 'Raised conversion by 30%'],
    ['fact-lost', '销售额 1200 万元', 'Sales of ¥1.2 million'],
    ['fact-lost', '2019年9月入职', 'Joined in September 2018'],
    ['fact-lost', 'Cut cost by $20,000', '降低成本2万元'],
    ['fact-lost', 'Cut latency from 800 ms to 120 ms', '将延迟从800毫秒降到20毫秒'],
    ['beyond-facts', '参与库存盘点', 'Led stock counts'],
    ['beyond-facts', '负责供应商管理', 'Led vendor management'],
    ['beyond-facts', 'Helped the team with stock counts', '主导库存盘点'],
    ['beyond-facts', '搭建看板', 'Built dashboards at Google'],
    ['beyond-facts', '搭建看板', 'Built dashboards in Tableau'],
    ['beyond-facts', '用 Tableau 搭建看板', 'Built dashboards'],
    ['beyond-facts', '在上海搭建看板', 'Built dashboards in Beijing'],
    ['beyond-facts', '搭建看板', 'Built award-winning dashboards'],
    ['beyond-facts', 'Built dashboards', '独立搭建看板'],
    ['beyond-facts', 'Built dashboards', '为腾讯搭建看板'],
    ['beyond-facts', 'Built dashboards', '用Kafka搭建看板'],
    ['beyond-facts', '搭建看板', 'Built dashboards <img src=x onerror=alert(1)>'],
    [
      'beyond-facts',
      '搭建看板',
      'Built dashboards for the whole company, which were used every day by all of the managers and praised by many of them',
    ],
    ['beyond-facts', '搭建看板', 'Built dashboards for Northgate Stores'],
    ['wrong-language', '搭建看板', '搭建了看板'],
    ['wrong-language', 'Built weekly dashboards for the finance team', 'Built weekly dashboards for finance'],
    ['none-given', '搭建看板', ''],
    ['none-given', '搭建看板', '…'],
  ])('%s: %s ≠ %s', (reason, original, text) => {
    expect(verify(original, text)).toEqual({ ok: false, reason });
  });
});

describe('names', () => {
  test.each([
    ['work/w1/company', '竹溪物流', 'Bamboo Creek Logistics', 'Bamboo Creek Logistics (竹溪物流)'],
    ['basics/name', '顾青岚', 'Gu Qinglan', 'Gu Qinglan (顾青岚)'],
    ['education/e1/school', 'Saltmarsh College', '盐沼学院', '盐沼学院（Saltmarsh College）'],
    ['work/w1/company', 'Fennel & Rowe', 'Fennel & Rowe', 'Fennel & Rowe'],
  ])('%s: %s keeps its form', (path, original, text, both) => {
    expect(verify(original, text, path)).toEqual({ ok: true, text: both });
  });
  test('a translated name may stand in other texts', () => {
    const text = 'Managed courier contracts for Bamboo Creek';
    expect(verify('负责竹溪物流的快递合同管理', text).ok).toBe(false);
    expect(verify('负责竹溪物流的快递合同管理', text, undefined, ['bamboo', 'creek'])).toEqual({ ok: true, text });
  });
});
