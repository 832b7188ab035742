import type { Localized } from '@verdant/contracts';
import { type Check, fine, type Place } from '../check.ts';

/** What is said about the file as a whole points to the top of the résumé and quotes nothing. */
export const wholeFile = (advice: Localized): Place => ({ path: 'basics/name', text: '', from: 0, to: 0, advice });

const source = { source: true } as const;
/** Below this a page holds a picture of text rather than text. */
const MIN_TEXT_PER_PAGE = 120;

export const noText: Check = {
  id: 'ATS-01',
  group: 'format',
  allotment: 3,
  effort: 3,
  onlyFor: source,
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
  run: ({ source: facts }) => {
    if (facts === null || facts.textLength >= MIN_TEXT_PER_PAGE * Math.max(1, facts.pages)) return fine();
    return { severity: facts.textLength < MIN_TEXT_PER_PAGE ? 1 : 0.5, places: [wholeFile(noText.advice)] };
  },
};

export const columnsScramble: Check = {
  id: 'ATS-02',
  group: 'format',
  allotment: 2,
  effort: 3,
  onlyFor: source,
  title: { en: 'Columns mix the order of reading', zh: '分栏打乱阅读顺序' },
  detects: {
    en: 'Two or more columns whose lines follow each other in the wrong order when the text is taken out. In Chinese only a hint.',
    zh: '两栏以上，取出文字后左右交错。中文只作提示，不扣分。',
  },
  advice: {
    en: 'Taken out as text, lines of both columns alternate. One column is read by every program.',
    zh: '取出文字时左右两栏会交错。单栏最稳妥。',
  },
  praise: { en: 'Text is read in its order', zh: '阅读顺序正确' },
  example: {
    en: { bad: 'Skills in a side column beside the jobs', good: 'Skills under the jobs, in one column' },
    zh: { bad: '左栏技能、右栏经历', good: '单栏：先经历，后技能' },
  },
  run: ({ source: facts, language }) =>
    facts !== null && facts.columns > 1 && facts.scrambled
      ? { severity: language === 'zh' ? 0 : 1, places: [wholeFile(columnsScramble.advice)] }
      : fine(),
};

export const contactsInHeader: Check = {
  id: 'ATS-04',
  group: 'format',
  allotment: 1,
  effort: 1,
  onlyFor: source,
  title: { en: 'Contacts only in header or footer', zh: '联系方式只在页眉页脚' },
  detects: {
    en: 'E-mail or phone that stand in the page header or footer and nowhere else: many programs skip those.',
    zh: '邮箱或电话只写在页眉或页脚，很多系统不读这里。',
  },
  advice: {
    en: 'Put e-mail and phone into the page itself, below your name.',
    zh: '把邮箱和电话写到正文里，放在姓名下面。',
  },
  praise: null,
  example: {
    en: { bad: 'E-mail in the page header', good: 'E-mail in the line below the name' },
    zh: { bad: '邮箱写在页眉', good: '邮箱写在姓名下一行' },
  },
  run: ({ source: facts }) =>
    facts !== null && facts.headerOnlyContacts.length > 0
      ? { severity: 1, places: [wholeFile(contactsInHeader.advice)] }
      : fine(),
};

const NAMELESS =
  /^(?:(?:my |new )?(?:resume|résumé|cv|curriculum ?vitae|document|untitled|scan|image|img|file)|(?:我的|个人|新)?简历(?:模板)?|新建.*|未命名.*|文档|扫描件?|无标题.*)(?:[\s_-]*(?:final|v|版|最终版?|终版|修改版?|copy|副本)?[\s_-]*[(（]?\d*[)）]?)*$/i;
const MAX_BYTES = 5 * 1024 * 1024;

export const fileItself: Check = {
  id: 'ATS-06',
  group: 'format',
  allotment: 1,
  effort: 1,
  onlyFor: source,
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
  run: ({ source: facts }) => {
    if (facts === null) return fine();
    const places: Place[] = [];
    if (NAMELESS.test(facts.fileName.replace(/\.[a-z0-9]{1,5}$/i, '').trim()))
      places.push(wholeFile({ en: 'The file name does not say whose it is.', zh: '文件名看不出是谁的简历。' }));
    if (facts.type === 'doc' || facts.type === 'image' || facts.type === 'text')
      places.push(wholeFile({ en: 'Send a PDF or DOCX.', zh: '请用 PDF 或 DOCX。' }));
    if (facts.bytes > MAX_BYTES)
      places.push(wholeFile({ en: 'More than 5 MB is often refused.', zh: '超过 5 MB 常被拒收。' }));
    return { severity: Math.min(1, places.length / 2), places };
  },
};

export const pageCount: Check = {
  id: 'ATS-08',
  group: 'format',
  allotment: 0,
  effort: 3,
  onlyFor: source,
  title: { en: 'Number of pages', zh: '页数' },
  detects: {
    en: 'More than two pages, for a student more than one. Only said; research and medicine often need more.',
    zh: '超过两页，应届生超过一页。只作提示；科研、医疗可以更长。',
  },
  advice: {
    en: 'Most readers stop after two pages; students need one.',
    zh: '多数人只看两页，应届生一页就够。',
  },
  praise: null,
  example: {
    en: { bad: 'Four pages for six years of work', good: 'Two pages, the newest jobs first' },
    zh: { bad: '六年经历写了四页', good: '两页，最近的写在前面' },
  },
  run: ({ source: facts, settings }) => {
    const most = settings.stage === 'student' ? 1 : 2;
    return facts !== null && facts.pages > most
      ? { severity: 0, places: [wholeFile({ en: `It has ${facts.pages} pages.`, zh: `共 ${facts.pages} 页。` })] }
      : fine();
  },
};
