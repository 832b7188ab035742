import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { readResume } from '../../formats/read-resume.ts';
import { withSpreadLabels } from './colon-cells.ts';

const cellsOf = (text: string) => withSpreadLabels(linesOf(text)[0]!.cells).map((cell) => cell.text);

test.each([
  ['姓\t名：陈一', ['姓名：陈一']],
  ['出\t生\t年\t月：1998', ['出生年月：1998']],
  ['姓\t名\t陈一', ['姓名', '陈一']],
  ['陈一 性\t别：女', ['陈一', '性别：女']],
  ['陈一 性 别：女', ['陈一 性别：女']],
  ['男\t汉\t团员', ['男', '汉', '团员']],
])('%s is read as the labels that it is', (text, cells) => expect(cellsOf(text)).toEqual(cells));

test('labels spread over their column are data of the person, in text as on pages', async () => {
  const text =
    '陈一\n\n姓　　名：陈一\n性　　别：女\n电　　话：138 0013 8000\n邮　　箱：chen.yi@example.com\n出 生 年 月：1998年3月\n';
  const { content } = await readResume(new TextEncoder().encode(text), { fileName: 'cv.txt' });
  expect(content.basics).toMatchObject({
    name: '陈一',
    gender: '女',
    phone: '138 0013 8000',
    email: 'chen.yi@example.com',
    birth: '1998年3月',
  });
  expect(content.custom).toEqual([]);
});
