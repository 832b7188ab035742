const formal = '零壹贰叁肆伍陆柒捌玖拾佰仟萬億';
const plain = '零一二三四五六七八九十百千万亿';

/**
 * Digits and Latin letters of every width as ASCII, letter by letter, so that a figure cannot hide in its font. The power
 * of a unit stays: 90 m³ is no 90 m3.
 */
export const unmask = (text: string): string =>
  text
    .replace(/[\u200B-\u200F\u2060\uFEFF\u00AD\u{E0000}-\u{E007F}]/gu, '')
    .replace(/(?!(?<=m|ft|yd)[²³])[\p{N}\uFF21-\uFF5A％＋＄￥\u{1D400}-\u{1D7FF}]/gu, (char) => char.normalize('NFKC'));

const WORDS_OF_PICKING = /[收捡拣]拾|拾[取掇遗荒级起捡]/;

/** Formal Chinese numerals as the usual ones, same length. */
export const informal = (text: string): string =>
  text
    // 收拾 is no ten
    .replace(new RegExp(`[${formal}]`, 'g'), (char, at: number, all: string) =>
      char === '拾' && WORDS_OF_PICKING.test(all.slice(Math.max(0, at - 1), at + 2))
        ? char
        : plain[formal.indexOf(char)]!,
    )
    // 十几台 is 十余台
    .replace(/(?<=[十百千万])几(?=\p{Script=Han})/gu, '余');
