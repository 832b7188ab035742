import { type Check, fine } from '../check.ts';
import { wholeFile } from '../whole-file.ts';

/** Below this a page holds a picture of text rather than text. */
const MIN_TEXT_PER_PAGE = 120;

export const noText: Check = {
  id: 'ATS-01',
  group: 'format',
  allotment: 3,
  effort: 3,
  onlyFor: { source: true },
  title: { en: 'No text in the file', zh: '文件里没有文字' },
  detects: {
    en: 'A scan or a picture: hardly any characters can be taken out of the file.',
    zh: '扫描件或图片：文件里几乎取不出文字。',
  },
  advice: {
    en: 'Programs that read résumés see an empty page. Send a file with real text in it.',
    zh: '筛选系统看到的是空白页。请提交带文字的文件，不要用图片或扫描件。',
  },
  praise: { en: 'The file holds text that programs can read', zh: '文件里的文字机器可读' },
  example: {
    en: { bad: 'A photographed page saved as PDF', good: 'A PDF exported from the editor' },
    zh: { bad: '把照片存成 PDF', good: '从编辑器导出的 PDF' },
  },
  restsOn: 'statement',
  touches: ['basics'],
  run: ({ source: facts }) => {
    if (facts === null || facts.textLength >= MIN_TEXT_PER_PAGE * Math.max(1, facts.pages)) return fine();
    return { severity: facts.textLength < MIN_TEXT_PER_PAGE ? 1 : 0.5, spans: [wholeFile(noText.advice)] };
  },
};
