import type { Layout } from '../../content/layout.ts';
import type { ResumeDocument } from '../../document/document.ts';
import { isAgencySheet, isOfAgency } from '../../document/kinds/agency-sheet.ts';
import { isBoardPrint } from '../../document/kinds/board-print.ts';
import { isNetworkExport } from '../../document/kinds/network-export.ts';
import { type Check, fine } from '../check.ts';
import { isOfBoard } from '../privacy/board-traces.ts';
import { wholeFile } from '../whole-file.ts';

/** So little of a page is a rest, and more of it a page of its own. Our judgement. */
const MOST_LINES = 8;
const MOST_FILLED = 0.3;
/** Longer documents are lists of works and terms, which nobody counts by the page. */
const MOST_PAGES = 4;

/** A line that was read as the end of one on the page before: the page counts none, and yet a part reaches onto it. */
const reachesLast = ({ pages, sections }: Layout): boolean => Object.values(sections).some(({ to }) => to > pages - 1);
const linesOnLast = (layout: Layout): number =>
  layout.last.lines === 0 && reachesLast(layout) ? 1 : layout.last.lines;
const isRest = ({ layout, scholar }: ResumeDocument): boolean =>
  layout !== null &&
  !scholar &&
  layout.pages > 1 &&
  layout.pages <= MOST_PAGES &&
  linesOnLast(layout) > 0 &&
  layout.last.lines <= MOST_LINES &&
  layout.last.filled <= MOST_FILLED;

/** Printed by a site or an agency, whose pages they are. */
const isSetByOthers = (document: ResumeDocument): boolean =>
  isNetworkExport(document) ||
  isOfAgency(document) ||
  isAgencySheet(document) ||
  isBoardPrint(document) ||
  isOfBoard(document);

const COUNTS = ['', 'one page', 'two pages', 'three pages'];
const saying = (lines: number, pages: number) => ({
  en: `Page ${pages} holds no more than ${lines === 1 ? 'one line' : `${lines} lines`}. Fit all on ${COUNTS[pages - 1]}: shorten what is oldest or said twice, or take a little from margins and the space between the lines.`,
  zh: `第 ${pages} 页只有 ${lines} 行。收到 ${pages - 1} 页：删最早的、重复的内容，或者略调页边距和行距。`,
});

export const lastPage: Check = {
  id: 'ATS-09',
  group: 'format',
  allotment: 0,
  effort: 1,
  title: { en: 'Some lines alone on the last page', zh: '最后一页只有几行' },
  detects: {
    en: 'An uploaded file whose last page holds eight lines at most and is filled to less than a third. Only said; not of forms, of scholars, of a network’s export or an agency’s sheet.',
    zh: '上传的文件最后一页不超过八行、占不到三分之一。只作提示；登记表、学术简历、职场网站的导出页和猎头的报告不提。',
  },
  advice: {
    en: 'A few lines alone on a page look like something left over. Fit all on one page less.',
    zh: '最后一页只剩几行，像没排完。收到前一页里。',
  },
  praise: null,
  example: {
    en: { bad: 'Page 2: two referees and nothing else', good: 'All on one page' },
    zh: { bad: '第二页只有两行证书', good: '全部收在一页' },
  },
  notOnForms: true,
  worth: 1.1,
  restsOn: 'file',
  touches: ['basics'],
  // who did not set the pages moves no margin: other rules say what to make of them
  run: (document) =>
    isRest(document) && !isSetByOthers(document)
      ? { severity: 0, spans: [wholeFile(saying(linesOnLast(document.layout!), document.layout!.pages))] }
      : fine(),
};
