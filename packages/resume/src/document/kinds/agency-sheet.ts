import type { ResumeDocument } from '../document.ts';
import { linesIn } from '../whole/whole-text.ts';

const OF_CANDIDATE: readonly RegExp[] = [
  /^your (?:recruitment )?(?:consultant|recruiter)\b/i,
  /^(?:consultant|recruiter|agency|interviewer)['’]?s? (?:comments?|notes?|assessment|summary|view)\b/i,
  /^candidate (?:no\b|number|profile|ref\w*|summary|report|id\b)/i,
];
/** Whether anything in the document is what an agency writes of whom it sends: one such line is enough for what its clients ask. */
export const isOfAgency = (document: ResumeDocument): boolean =>
  linesIn(document).some((line) => OF_CANDIDATE.some((sign) => sign.test(line)));

/** What a recruiter's own sheet about a candidate says, and nobody writes of themselves; two of them are such a sheet. */
const SIGNS: readonly RegExp[] = [
  ...OF_CANDIDATE,
  /^(?:our ref(?:erence)?|role put forward for|put forward for|presented (?:by|to)|package sought)(?:\s?[:：]|\s{2,}|$)/i,
  /^(?:候选人推荐报告|候选人报告|推荐报告)书?(?:[\s（(·|-]|$)/,
  /^(?:[一二三四五六七八九十]、\s?)?(?:猎头|顾问)(?:的)?(?:评语|评价|点评|意见|推荐语)/,
  /^(?:负责顾问|委托客户|委托方|推荐职位|顾问电话|顾问手机)(?:\s|[:：]|$)/,
  /仅供委托方|^(?:[一二三四五六七八九十]、\s?)?背景调查(?:摘要|结果|报告)$/,
];
const LEAST_SIGNS = 2;

const found = new WeakMap<ResumeDocument, boolean>();

/** Whether an agency or a headhunter wrote the document about its person, whom it calls the candidate. */
export function isAgencySheet(document: ResumeDocument): boolean {
  const known = found.get(document);
  if (known !== undefined) return known;
  const lines = linesIn(document);
  const is = SIGNS.filter((sign) => lines.some((line) => sign.test(line))).length >= LEAST_SIGNS;
  found.set(document, is);
  return is;
}
