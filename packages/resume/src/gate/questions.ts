import { GAP } from '@verdant/contracts';

const MARK = '\uE000';
/** A bracket that names what is missing: [town], [month, year], [£N], 【项目名称】. */
const OPEN = /\[(?:[£$€¥]?[NX]%?|[\p{L}]+(?:[ ,/-]+[\p{L}]+){0,3})\]|【(?:[NX]%?|[\p{L}]{1,8})】/gu;

/** The text with one mark for each question to the person, which claims nothing; brackets of the original are its own. */
export function maskQuestions(text: string, original: string): { masked: string; questions: string[] } {
  const questions: string[] = [];
  const masked = text.replaceAll(MARK, '').replace(new RegExp(`${GAP.source}|${OPEN.source}`, 'gu'), (bracket) => {
    if (original.includes(bracket)) return bracket;
    questions.push(bracket);
    return MARK;
  });
  return { masked, questions };
}
