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
