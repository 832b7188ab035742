import type { ResumeDocument } from '../document.ts';
import { linesIn } from '../whole/whole-text.ts';

/** Fields that a job board of Taiwan prints in the order of its own, with the 自傳 on a page of its own. */
const SIGNS: readonly RegExp[] = [
  /希望職(?:稱|務|類)/,
  /希望待遇|待遇要求/,
  /可上班日|上班時段|希望上班/,
  /總年資|累計年資/,
  /語文能力/,
  /技能專長|擅長工具|工作技能/,
  /(?:最近|履歷)更新(?:日期)?/,
  /(?:104|1111|yes ?123)\s?(?:人力銀行|求職網)/i,
];
const LEAST_SIGNS = 4;

/** Whether a job board of Taiwan printed the document: its order and its pages are the board's. */
export const isBoardPrint = (document: ResumeDocument): boolean => {
  const lines = linesIn(document);
  return SIGNS.filter((sign) => lines.some((line) => sign.test(line))).length >= LEAST_SIGNS;
};
