import { evidence } from '../../document/document.ts';
import { isBeginner, newestJob } from '../../document/of-now.ts';
import { countWords } from '../../text/words.ts';
import { type Check, EXPERIENCE } from '../check.ts';
import { deeds, thinRoles } from '../impact/roles/thin-roles.ts';

/** Free range and where everything is lost, in words (zh: 字). Source: base rates of the research, zh our judgement. */
const RANGE = {
  experienced: {
    en: { least: 200, low: 300, high: 760, most: 1100 },
    zh: { least: 200, low: 500, high: 1600, most: 2600 },
  },
  student: { en: { least: 120, low: 200, high: 500, most: 800 }, zh: { least: 150, low: 350, high: 900, most: 1600 } },
};

/** Of the points, where it is too long: leaving an honest job out to be shorter is not worth a point. */
const TOO_LONG = 0.15;

/** A newest job that tells so much lacks depth and not length, whatever the number of words: other rules say where. */
const LEAST_DEEDS = 2;

/** Of the least: so short that each job lacks, whether or not its points were told apart. */
const HARDLY = 0.75;
/** Of what is usual. */
const CLOSE = 0.7;
const MEASURED = 2;
/** True of any document this short, whatever was read of it. */
const tellJobs = (words: number) => ({
  en: `The whole document says about ${words} words. Put two to four points below each job: what you did, how much of it, how well, with which tools.`,
  zh: `整份简历只有大约 ${words} 字。每份工作下面写两到四条：做了什么、做了多少、做得怎么样、用什么工具。`,
});

export const totalLength: Check = {
  id: 'BRV-03',
  group: 'brevity',
  allotment: 4,
  effort: 3,
  onlyFor: { notIndustries: ['research_academia', 'healthcare'] },
  title: { en: 'Overall length', zh: '总篇幅' },
  detects: {
    en: 'Words in all: 300 to 760 are free, students 200 to 500; in Chinese 500 to 1,600 characters, students 350 to 900. Research and medicine are exempt.',
    zh: '总字数：500 到 1600 字不扣分，应届生 350 到 900 字；英文 300 到 760 词。科研、医疗不适用。',
  },
  advice: {
    en: 'One to two pages are read; 300 to 760 words fit them, 200 to 500 for a student.',
    zh: '能被看完的是一到两页，大约 500 到 1600 字；应届生一页，350 到 900 字。',
  },
  praise: { en: 'The length is right', zh: '篇幅合适' },
  example: {
    en: { bad: '1,400 words on four pages', good: '600 words on two pages, the newest jobs first' },
    zh: { bad: '四页 3000 字', good: '两页以内，最近的经历写在前面' },
  },
  notOnForms: true,
  notOfScholars: true,
  voice: 'told',
  restsOn: 'statement',
  touches: ['basics', ...EXPERIENCE],
  run: (document) => {
    const { words, wordsRead, language, content, roles, settings } = document;
    const { least, low, high, most } = RANGE[settings.stage][language];
    const short = wordsRead < low;
    const severity = short
      ? Math.min(1, (low - wordsRead) / (low - least))
      : Math.min(1, Math.max(0, words - high) / (most - high)) * TOO_LONG;
    if (severity === 0) return { severity, spans: [], good: [evidence('basics/name', content.basics.name)] };
    const thin = short ? thinRoles(document).find(({ old }) => !old)?.role : undefined;
    const newest = newestJob(document) ?? thin;
    const of =
      newest && newest.name !== ''
        ? { en: newest.name, zh: `“${newest.name}”` }
        : { en: 'the newest roles', zh: '最近的经历' };
    const advice = {
      en: short
        ? `There is little to judge by. Tell more of ${of.en} first: what you did, for whom, how often, what came of it.`
        : `It has ${words} words; up to ${high} are read. Shorten the oldest roles first.`,
      zh: short
        ? `内容偏少。先把${of.zh}写具体：做了什么、为谁做、多久一次、结果如何。`
        : `有内容的字数是 ${words}，能被看完的大约 ${high} 字。先精简最早的经历。`,
    };
    // where each role has its points, it is depth that lacks, and other rules say where
    const newestLacks = !newest || deeds(newest) < LEAST_DEEDS;
    // a page that is not quite full is no fault, least of all of who has just left school
    const isClose = wordsRead >= (isBeginner(document) ? RANGE.student[language].least : low * CLOSE);
    const quiet = short && roles.length > 0 && (!thin || !newestLacks || isClose);
    const path = (short ? (newest ?? thin ?? roles[0]) : roles.at(-1))?.path ?? 'basics/name';
    // of a file all its words are counted, whatever was read of them
    const said = Math.max(
      wordsRead + countWords([content.basics.introduction, ...document.loose].join('\n')),
      countWords((document.written?.lines ?? []).join('\n')),
    );
    const ofWhole = { path: content.work.length > 0 ? 'work' : 'projects', text: '', advice: tellJobs(said) };
    // few words with figures in them say enough
    const isMeasured = document.bullets.filter(({ quantities }) => quantities.length > 0).length > MEASURED;
    // a first job and a fortnight of work experience are soon told
    const isBare =
      short &&
      !isBeginner(document) &&
      newestLacks &&
      roles.length > 0 &&
      !isMeasured &&
      said < (thin ? least : least * HARDLY);
    return {
      severity,
      spans: [{ path, text: '', advice, ...(quiet && { quiet }) }],
      detail: advice,
      ...(isBare && { ofWhole }),
    };
  },
};
