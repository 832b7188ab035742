import { lineLanguage } from '@verdant/contracts';
import type { ResumeDocument } from '../../document/document.ts';
import { isTorn } from '../../text/torn.ts';
import { countWords } from '../../text/words.ts';
import { type Check, hint } from '../check.ts';

const LEAST = 2;
const OF_PAPERS: ReadonlySet<string> = new Set(['publications', 'custom', 'awards']);
/** `18(3): 204-219`, `12, 88–104`: with volume and pages it is found. */
const IN_VOLUME = /\d{1,4}\s?(?:[(（]\d{1,3}[)）])?\s?[,:：，]\s?(?:pp?\.? ?)?e?\d{1,6}(?:\s?[-–—]\s?\d{1,6})?/;
type Paper = ResumeDocument['content']['publications'][number];
const isFound = ({ title, venue, date, description }: Paper): boolean =>
  (venue.trim() !== '' && date.trim() !== '') || IN_VOLUME.test(`${title}\n${venue}\n${description}`);
const LINKED = /\bdoi\b|\b10\.\d{4}|https?:|arxiv|\bpmid\b|cnki/i;

/** `= corresponding author`: what explains the list; `Peer reviewed`, `Eleven papers`: what heads it; a name: who wrote it. */
const OF_LIST =
  /^(?:(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|selected|recent|peer[- ]?reviewed|refereed|other|book|conference|journal)\b[^.,;:]{0,24}(?:papers?|articles?|publications?|proceedings|chapters?|reviewed|authors?)\b|h-index)|\bauthor\)|h-index|^(?:第[一二]作者|(?:共同)?(?:一作|通[讯訊]作者)|(?:first|corresponding) author\b|IF\s?[\d=:：]|影响因子|SCI\b)/i;
const LEAST_OF_TITLE = { en: 4, zh: 6 };
const isMisread = (title: string) => /^[^\p{L}\d“"«《[（(]/u.test(title.trim()) || isTorn(title);
/** The head of a list, or the first author by themselves, stands where a title should. */
const isNoTitle = (title: string) =>
  OF_LIST.test(title.trim()) || countWords(title) < LEAST_OF_TITLE[lineLanguage(title)];

export const unlinkedPapers: Check = {
  id: 'SEC-22',
  group: 'sections',
  allotment: 0,
  effort: 1,
  title: { en: 'Publications that can’t be looked up', zh: '论文查不到' },
  detects: {
    en: 'Two publications or more, and no DOI or address with any of them. Only said.',
    zh: '两篇以上论文，没有一篇写了 DOI 或链接。只作提示。',
  },
  advice: {
    en: 'Say of each publication where and when it appeared, with the DOI or an address; of what is not out yet its state (in review, accepted).',
    zh: '每篇论文写明刊名、年份，最好加 DOI 或链接；没发表的写明状态（在审、已录用）。',
  },
  praise: null,
  example: {
    en: { bad: 'Iron under sea ice (2023)', good: 'Iron under sea ice. J. Cold Mar. Sci. 12, 88–104, 2023, doi:10.…' },
    zh: { bad: '《香蕉枯萎病抑病土壤》', good: '《香蕉枯萎病抑病土壤》，南方植保学报，33(4)，2022，DOI：10.…' },
  },
  // where it appeared and when, or volume and pages, are enough to find it by
  saidOf: ({ content: { publications } }) => {
    const isRead = !publications.some(({ title }) => isNoTitle(title));
    const lost = publications.filter((one) => !isFound(one)).length;
    return () => isRead && lost * 2 > publications.length;
  },
  restsOn: 'label',
  touches: ['publications'],
  run: ({ content: { publications }, scholar, allFields, loose }) => {
    const [first] = publications;
    const said = allFields.filter(({ entry }) => OF_PAPERS.has(entry.section)).map(({ text }) => text);
    // articles of a trade are read where they appeared
    return !first ||
      isMisread(first.title) ||
      !scholar ||
      publications.length < LEAST ||
      LINKED.test([...said, ...loose].join('\n'))
      ? hint([])
      : hint([{ path: `publications/${first.id}/title`, text: first.title }]);
  },
};
