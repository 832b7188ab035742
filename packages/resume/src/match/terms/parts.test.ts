import { expect, test } from 'vitest';
import { requirementsOf } from '../requirements.ts';

const terms = (text: string) => requirementsOf(text).map(({ term }) => term);

test.each([
  ['Requirements:\n- Solid TIG welding per AWS D1.1\n- Forklift licence', /^AWS/],
  ['任职要求：\n1、熟悉 SQL\n2、Excel透视表、SUMIFS等函数用得熟\n3、会用 Tableau', /^SUMIFS/],
  ['任职要求：\n1、熟悉 SQL\n2、德语能看懂图纸、合同\n3、会用 Tableau', /^(?:图纸|合同)/],
  ['Requirements:\n- SQL and Tableau\n- Supplier calls in German\n- Forklift licence', /calls$/],
])('what only says more of a requirement is none of its own: %s', (posting, part) => {
  const said = terms(posting);
  expect(said.length).toBeGreaterThan(1);
  for (const term of said) expect(term).not.toMatch(part);
});

test('the schooling that is demanded is the degree and no skill', () => {
  const posting = 'Minimum qualifications:\n- GED or high school diploma\n- Forklift licence\n- Excel';
  expect(terms(posting).join()).not.toMatch(/GED|diploma/i);
  expect(terms(posting).join()).toMatch(/Excel/);
});
