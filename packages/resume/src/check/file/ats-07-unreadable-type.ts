import { withoutIcons } from '../../rewrite/tidy.ts';
import { type Check, counted, EVERYWHERE } from '../check.ts';
import { wholeFile } from '../whole-file.ts';
import { find } from './first-spans.ts';

export const unreadable: Check = {
  id: 'ATS-07',
  group: 'format',
  allotment: 1,
  effort: 1,
  title: { en: 'Text that people or programs can’t read', zh: '机器或人读不清的字' },
  detects: {
    en: 'Icons and broken characters in the text; in an uploaded file also body text below 9 pt, more than three typefaces, contact labels drawn as icons.',
    zh: '文字里有图标或损坏的字符；上传的文件还看正文是否小于 9 磅、字体是否超过三种、联系方式是否用图标字体标注。',
  },
  advice: {
    en: 'An icon or a broken character stands here. Programs that read résumés stumble over it.',
    zh: '这里有图标或损坏的字符，筛选系统读不出来。',
  },
  praise: null,
  example: {
    en: { bad: '\uE0B0 maya@example.com', good: 'E-mail: maya@example.com' },
    zh: { bad: '\uE0B0 ruoxi@example.com', good: '邮箱：ruoxi@example.com' },
  },
  restsOn: 'statement',
  touches: EVERYWHERE,
  rewrite: { stage: 'icons', atOnce: true, apply: withoutIcons },
  run: ({ fields, source }) => {
    const spans = find(fields, /[\uE000-\uF8FF\uFFFD\u2E80-\u2FDF\u0000-\u0008]/g);
    if (source?.smallestBodyPt != null && source.smallestBodyPt < 9)
      spans.push(
        wholeFile({
          en: `Body text of ${source.smallestBodyPt} pt is hard to read; use at least 9 pt.`,
          zh: `正文有 ${source.smallestBodyPt} 磅的字，最小用 9 磅。`,
        }),
      );
    if (source && source.fontFamilies.length > 3)
      spans.push(
        wholeFile({
          en: `${source.fontFamilies.length} typefaces; two are enough.`,
          zh: `用了 ${source.fontFamilies.length} 种字体，两种就够。`,
        }),
      );
    if (source?.iconFont)
      spans.push(
        wholeFile({
          en: 'Icons from a symbol font replace words. Write the words.',
          zh: '用图标字体代替了文字，请写成文字。',
        }),
      );
    return counted(spans, 3);
  },
};
