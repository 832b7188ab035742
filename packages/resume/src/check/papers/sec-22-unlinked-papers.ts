import { lineLanguage } from '@verdant/contracts';
import { isTorn } from '../../text/torn.ts';
import { countWords } from '../../text/words.ts';
import { type Check, hint } from '../check.ts';

const LEAST = 2;
const OF_PAPERS: ReadonlySet<string> = new Set(['publications', 'custom', 'awards']);
/** `18(3): 204-219`, `12, 88–104`: with volume and pages it is found. */
const IN_VOLUME = /\d{1,4}\s?(?:[(（]\d{1,3}[)）])?\s?[,:：，]\s?(?:pp?\.? ?)?e?\d{1,6}(?:\s?[-–—]\s?\d{1,6})?/;
const LINKED = /\bdoi\b|\b10\.\d{4}|https?:|arxiv|\bpmid\b|cnki/i;

/** `= corresponding author`: what explains the list; `Peer reviewed`, `Eleven papers`: what heads it; a name: who wrote it. */
const OF_LIST =
  /^(?:(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|selected|recent|peer[- ]?reviewed|refereed|other|book|conference|journal)\b[^.,;:]{0,24}(?:papers?|articles?|publications?|proceedings|chapters?|reviewed|authors?)\b|h-index)|\bauthor\)|h-index/i;
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
  title: { en: 'Publications that can’t be looked up', zh: '论文没有 DOI 或链接' },
  detects: {
    en: 'Two publications or more, and no DOI or address with any of them. Only said.',
    zh: '两篇以上论文，没有一篇写了 DOI 或链接。只作提示。',
  },
  advice: {
    en: 'Add the DOI or an address to each publication, and its state where it is not out yet (in review, accepted).',
    zh: '每篇论文补上 DOI 或链接；没发表的写明状态（在审、已录用）。',
  },
  praise: null,
  example: {
    en: { bad: 'J. Cold Mar. Sci. 12, 88–104', good: 'J. Cold Mar. Sci. 12, 88–104, doi:10.…' },
    zh: { bad: '《南方植保学报》33(4)', good: '《南方植保学报》33(4)，DOI：10.…' },
  },
  // in Chinese lists volume and pages do
  saidOf: ({ allFields, language, content: { publications } }) => {
    const placed = allFields.filter(({ entry, text }) => OF_PAPERS.has(entry.section) && IN_VOLUME.test(text)).length;
    const isRead = !publications.some(({ title }) => isNoTitle(title));
    return () => isRead && (language === 'en' || placed < publications.length);
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
