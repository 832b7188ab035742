import { expect, test } from 'vitest';
import { plainLines } from '../formats/text/plain.ts';
import type { Kind } from './kind.ts';
import { withToldPostsApart } from './told-entries.ts';

const told = (kinds: Kind[], text: string) =>
  withToldPostsApart({ title: '', kinds, lines: plainLines(text) }).map(({ kinds, lines }) => [
    kinds[0],
    lines.map(({ cells }) => cells.map((cell) => cell.text)),
  ]);

test('posts told in the sentences of one paragraph are entries, each with its date, employer and title', () => {
  const text =
    '2011年3月到2014年8月在松林棉纺厂当挡车工，三班倒。2014年9月至2019年1月，在松林电子有限公司担任质检组长，管十二个人。';
  expect(told([], `本人初中毕业。${text}`)).toEqual([
    [undefined, [['本人初中毕业。']]],
    ['work', [['2011年3月到2014年8月', '松林棉纺厂', '挡车工'], ['三班倒。']]],
    ['work', [['2014年9月至2019年1月', '松林电子有限公司', '质检组长'], ['管十二个人。']]],
  ]);
});

test('an English sentence says as what and with whom beside its span', () => {
  const text =
    'From March 2016 to June 2019 I was a Staff Nurse with Pine Street Clinic in Tarn. Since July 2019 I am working as Ward Manager at Oak Hill Hospital, with nine staff.';
  expect(told(['introduction'], text).slice(-2)).toEqual([
    ['work', [['March 2016 to June 2019', 'Pine Street Clinic', 'Staff Nurse'], ['in Tarn.']]],
    ['work', [['Since July 2019', 'Oak Hill Hospital', 'Ward Manager'], ['with nine staff.']]],
  ]);
});

test('one such sentence, and sentences that name no post, stay where they stand', () => {
  expect(told([], '2011年到2014年在松林棉纺厂当挡车工。')).toHaveLength(1);
  expect(told([], '2011年到2014年在家带孩子。2015年到2016年学会了开车。')).toHaveLength(1);
});

test('ranks that are told behind where somebody works are posts there', () => {
  const text =
    '2001年7月至今，在松林市中医院工作。期间：2001年7月至2008年5月任内科医师；2008年6月起任内科副主任。2019年3月至2020年2月，受组织选派前往云安县卫生院，任副院长。';
  expect(told(['work'], text)).toEqual([
    ['work', [['2001年7月至2008年5月', '松林市中医院', '内科医师']]],
    ['work', [['2008年6月起', '松林市中医院', '内科副主任']]],
    ['work', [['2019年3月至2020年2月', '云安县卫生院', '副院长']]],
  ]);
});

test('a word that may lead to a post stands within the name of an employer', () => {
  const text = '2011年3月到2014年8月在临河市小当家食品厂做质检员。2015年1月到2016年2月在海州市好当家超市任店长。';
  expect(told(['work'], text).map(([, lines]) => lines![0])).toEqual([
    ['2011年3月到2014年8月', '临河市小当家食品厂', '质检员'],
    ['2015年1月到2016年2月', '海州市好当家超市', '店长'],
  ]);
});

test('points tell posts where each of them tells one', () => {
  const points = `• Working as Senior Tester in Tarn Technologies Pvt Ltd, Pune from Aug 2021 to till date.
• Worked as Test Engineer in Vale Systems Limited, Pune from Oct 2018 to Jul 2021.`;
  expect(told(['work'], points).map(([kind]) => kind)).toEqual(['work', 'work']);
  expect(told(['work'], `${points}\n• Wrote test plans for two banks.`).length).toBe(1);
});
