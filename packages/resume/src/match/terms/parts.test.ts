import { expect, test } from 'vitest';
import { requirementsOf } from '../requirements.ts';

const terms = (text: string) => requirementsOf(text).map(({ term }) => term);

test.each([
  ['Requirements:\n- Solid TIG welding per AWS D1.1\n- Forklift licence', /^AWS/],
  ['任职要求：\n1、熟悉 SQL\n2、Excel透视表、SUMIFS等函数用得熟\n3、会用 Tableau', /^SUMIFS/],
  ['任职要求：\n1、熟悉 SQL\n2、德语能看懂图纸、合同\n3、会用 Tableau', /^(?:图纸|合同)/],
  ['Requirements:\n- SQL and Tableau\n- Supplier calls in German\n- Forklift licence', /calls$/],
  ['任职要求：\n1、熟悉 SQL\n2、用Git做分支管理\n3、会用 Tableau', /^分支/],
  [
    'Requirements:\n- SQL\n- Rotating shifts including nights, weekends and holidays\n- Forklift licence',
    /^(?:nights|weekends|holidays)/,
  ],
  ['Requirements:\n- SQL\n- Forklift licence\n- On-call rota, one week in five, nights included', /^nights/],
  ['任职要求：\n1、熟悉 SQL\n2、每周轮值1-2个晚班\n3、叉车证', /^晚班/],
  [
    'Requirements:\n- SQL\n- Chainsaw certificate, including felling and aerial rescue\n- MEWP licence',
    /^(?:felling|aerial)/,
  ],
  ['任职要求：\n1、熟悉 SQL\n2、英语流利，可独立接待海外客户、处理英文来信\n3、叉车证', /^(?:接待|处理)/],
  ['任职要求：\n1、熟悉 SQL\n2、24小时轮值，含夜班\n3、叉车证', /^夜班/],
  ['任职要求：\n1、熟悉 SQL\n2、持有中级及以上锅炉操作证\n3、叉车证', /^中级$/],
  ['Requirements:\n- Forklift licence\n- Solid PostgreSQL: failover, backups\n- Docker', /^(?:failover|backups)/],
  ['任职要求：\n1、熟悉 SQL\n2、二级及以上医院导诊经历\n3、叉车证', /^二级/],
  ['Requirements:\n- SQL\n- Lifts and turns patients up to 60 lbs\n- BLS', /^up to/],
])('what only says more of a requirement is none of its own: %s', (posting, part) => {
  const said = terms(posting);
  expect(said.length).toBeGreaterThan(1);
  for (const term of said) expect(term).not.toMatch(part);
});

test('the degree that is demanded and those beside it are no skills', () => {
  expect(terms('Requirements\n- B.E / B.Tech / MCA in any stream\n- Java\n- Kubernetes')).toEqual([
    'Java',
    'Kubernetes',
  ]);
});

test('the schooling that is demanded is the degree and no skill', () => {
  const posting = 'Minimum qualifications:\n- GED or high school diploma\n- Forklift licence\n- Excel';
  expect(terms(posting).join()).not.toMatch(/GED|diploma/i);
  expect(terms(posting).join()).toMatch(/Excel/);
});
