import { type Check, type FieldSpan, fine } from '../check.ts';
import { wholeFile } from '../whole-file.ts';

const NAMELESS =
  /^(?:(?:my |new )?(?:resume|résumé|cv|curriculum ?vitae|document|untitled|scan|image|img|file)|(?:我的|个人|新)?简历(?:模板)?|新建.*|未命名.*|文档|扫描件?|无标题.*)(?:[\s_-]*(?:final|v|版|最终版?|终版|修改版?|copy|副本)?[\s_-]*[(（]?\d*[)）]?)*$/i;

const MAX_BYTES = 5 * 1024 * 1024;

export const fileItself: Check = {
  id: 'ATS-06',
  group: 'format',
  allotment: 1,
  effort: 1,
  onlyFor: { source: true },
  title: { en: 'File name, type or size', zh: '文件名、格式或大小' },
  detects: {
    en: 'A name that says nothing (resume.pdf), a type that is often refused, more than 5 MB.',
    zh: '文件名没有信息（如“简历.pdf”）、常被拒收的格式、超过 5 MB。',
  },
  advice: {
    en: 'Name the file after yourself and the job, send a PDF or DOCX, keep it below 5 MB.',
    zh: '用“姓名-岗位”命名，用 PDF 或 DOCX，控制在 5 MB 以内。',
  },
  praise: null,
  example: {
    en: { bad: 'resume_final(3).pdf', good: 'Maya-Lindqvist-Operations-analyst.pdf' },
    zh: { bad: '简历最终版(3).pdf', good: '林若溪-产品经理.pdf' },
  },
  restsOn: 'statement',
  touches: ['basics'],
  run: ({ source: facts }) => {
    if (facts === null) return fine();
    const spans: FieldSpan[] = [];
    if (NAMELESS.test(facts.fileName.replace(/\.[a-z0-9]{1,5}$/i, '').trim()))
      spans.push(wholeFile({ en: 'The file name does not say whose it is.', zh: '文件名看不出是谁的简历。' }));
    if (facts.type === 'doc' || facts.type === 'image' || facts.type === 'text')
      spans.push(wholeFile({ en: 'Send a PDF or DOCX.', zh: '请用 PDF 或 DOCX。' }));
    if (facts.bytes > MAX_BYTES)
      spans.push(wholeFile({ en: 'More than 5 MB is often refused.', zh: '超过 5 MB 常被拒收。' }));
    return { severity: Math.min(1, spans.length / 2), spans };
  },
};
