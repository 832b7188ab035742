import { isSide } from '../../document/side-entries.ts';
import { type Check, EVERYWHERE, hint, spansOf } from '../check.ts';

const PLACEHOLDER = [
  /某某(?:某|[\p{Script=Han}]{0,6})?|待(?:补充|填写|完善)|(?:请|点击)(?:在此|此处)?(?:输入|填写)[^，,。；;\n]{0,10}|示例文字|占位文字/gu,
  /(?<![\p{L}\d])[Xx]{3,}(?![\p{L}\d])|\blorem ipsum\b|\[(?:your|company|employer|school|insert|job|phone|email|date|city)\b[^\]\n]{0,30}\]|\bTBD\b|\b(?:your name|company name|job title) here\b/giu,
];
/** The name of an employer or a school that begins with 某 is no name. */
const NAMELESS = /^某(?!某)|某(?!某)[^，,。；;（(]{0,8}(?:公司|大学|学院|学校|集团|医院|工厂|厂|酒店|店)/;

const UNNAMED = {
  en: 'A place without its name cannot be checked. Name it; where it is under seal, say its trade and size.',
  zh: '单位写成“某”，无法核实。写出名称；确需保密的，写明行业和规模。',
};

export const placeholder: Check = {
  id: 'STY-13',
  group: 'style',
  allotment: 0,
  effort: 1,
  title: { en: 'A gap left open', zh: '没填完的地方' },
  detects: {
    en: 'Words of a sample that were never filled in: XXX, [Company name], lorem ipsum. Only said.',
    zh: '模板里没改掉的字：某某、XXX、待补充、请输入；单位写成“某公司”。只作提示。',
  },
  advice: {
    en: 'This reads like a sample that was never filled in. Put the real word here, or delete it.',
    zh: '这里像没填完的模板。写上真实的内容，或者删掉。',
  },
  praise: null,
  example: {
    en: { bad: 'Sales at [Company name]', good: 'Sales at Northgate Stores' },
    zh: { bad: '导师：某某教授', good: '导师：林教授' },
  },
  ofLabels: true,
  touches: EVERYWHERE,
  run: ({ fields, content: { work } }) => {
    // work beside the job may be under seal
    const side = new Set(work.filter(isSide).map(({ id }) => id));
    return hint(
      fields
        .filter(({ entry }) => entry.section !== 'basics')
        .flatMap((field) => [
          ...PLACEHOLDER.flatMap((pattern) => spansOf(field, pattern)),
          ...(/\/(?:company|school)$/.test(field.path) &&
          NAMELESS.test(field.text) &&
          !side.has(field.path.split('/')[1]!)
            ? [{ path: field.path, text: field.text, advice: UNNAMED }]
            : []),
        ]),
    );
  },
};
