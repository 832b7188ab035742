import { hasTitleWord } from '@verdant/lexicon/vocabulary';
import { evidence } from '../../document/document.ts';
import { isAllCliche } from '../../rewrite/cliches.ts';
import { endsLikePost } from '../../text/chinese-post.ts';
import { allSimplified } from '../../text/simplified.ts';
import { countWords } from '../../text/words.ts';
import { type Check, fine } from '../check.ts';
import { lost } from './all-lost.ts';

const NAMED =
  /(?:应聘|应征|求职|冀|寻求|希望|期望|意向|想|转任|谋求|目标)(?:[^，,。；;\n]{0,20}(?:员|师|岗|职位|工作|经理|主管|总监|长|助理|负责人|团队|部门)|(?:转?做|加入|从事|转任|转到|进入|是)[^，,。；;\n]{2,})/;

const LONGEST_TITLE = 24;
/** Beside the name or in brackets behind it: 吴大勇（厨师）; posts of graduates have no title of their own. */
const namesPost = (item: string): boolean =>
  hasTitleWord(item) || item.split(/[\s（）()／/|｜—–-]+/).some(endsLikePost) || /管培生|培训生|见习生/.test(item);
/** Sentences that found no section, while there is no profile: rather that. */
const isProse = (text: string): boolean => countWords(text) >= 12 && /[。.；;，,]/.test(text);

export const target: Check = {
  id: 'SEC-05',
  group: 'sections',
  allotment: 2,
  effort: 2,
  title: { en: 'No target', zh: '没有求职意向' },
  detects: { en: 'No job title aimed at; in English a short summary will do.', zh: '没有求职意向；英文有概述也可以。' },
  advice: {
    en: 'Say what you are looking for: a headline or two sentences at the top.',
    zh: '写明求职意向：岗位名称就好。',
  },
  praise: { en: 'The target is named', zh: '求职意向明确' },
  example: {
    en: { bad: '(nothing above the first job)', good: 'Operations analyst' },
    zh: { bad: '（没有求职意向）', good: '求职意向：产品经理' },
  },
  // who applies with papers names the post in a letter
  notOfScholars: true,
  restsOn: 'statement',
  touches: ['intention'],
  run: ({ content: { basics, intention, work, custom }, language }) => {
    if (intention.position.trim() !== '') return fine([evidence('intention/position', intention.position)]);
    // a summary that anyone could have written aims at nothing
    if (language === 'en' && basics.introduction.trim() !== '' && !isAllCliche(basics.introduction, language))
      return fine([evidence('basics/introduction', basics.introduction)]);
    const finding = lost('intention/position', intention.position);
    // named in the summary, wherever that was filed
    if (NAMED.test(allSimplified(basics.introduction)))
      return fine([evidence('basics/introduction', basics.introduction)]);
    const mayBeProfile = custom.some(({ items }) =>
      items.some((item) => NAMED.test(allSimplified(item)) || (basics.introduction.trim() === '' && isProse(item))),
    );
    // an English résumé with jobs goes with a letter that says it; a Chinese one may say it in the line under the name
    const mayBeTitle = custom.some(({ items }) =>
      items.some((item) => item.length <= LONGEST_TITLE && namesPost(item)),
    );
    const known =
      work.length > 0 && (language === 'en' || basics.introduction.trim() !== '' || mayBeTitle || mayBeProfile);
    return known ? { ...finding, spans: finding.spans.map((span) => ({ ...span, quiet: true as const })) } : finding;
  },
};
