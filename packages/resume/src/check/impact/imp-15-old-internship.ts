import { hasInternWord } from '@verdant/lexicon/vocabulary';
import type { ResumeDocument, Role } from '../../document/document.ts';
import { isBeside } from '../../document/of-now.ts';
import { type Check, EXPERIENCE, hint } from '../check.ts';

const YEAR = 12;
/** After so many years of work of one's own a placement during studies is read by nobody. Our judgement. */
const OWN_WORK = 9 * YEAR;
const LONGEST = 9;
const IS_INTERNSHIP = /实习|見習|见习|\b(?:intern|internship|placement|work experience)\b/i;
/** A stage of training that the trade asks for. */
const OF_TRADE =
  /律师|法官|法院|检察|法务|护士|护理|护师|医师|医生|教师|老师|\b(?:nurs|doctor|physician|teach|pupil|solicitor|lawyer|attorney|counsel|judicial|court|articled|architect)|建筑师/i;
/** One line among few takes no room. */
const LEAST_POINTS = 2;
const MANY_JOBS = 3;

const lengthOf = ({ start, end }: Role): number => (start && end ? Math.max(1, end.last - start.first + 1) : 0);

/** Internships that still hold points beside years of work that came after them. */
function outgrown(document: ResumeDocument): Role[] {
  const jobs = document.roles.filter(({ section }) => section === 'work');
  const own = jobs.filter((role) => !isBeside(document, role));
  if (own.reduce((sum, role) => sum + lengthOf(role), 0) < OWN_WORK) return [];
  const ofTrade = document.content.work.some(({ company, position }) => OF_TRADE.test(`${company} ${position}`));
  if (ofTrade) return [];
  return jobs.filter((role) => {
    const job = document.content.work.find(({ id }) => id === role.id);
    const ended = role.end?.last;
    return (
      job !== undefined &&
      (hasInternWord(job.position) || IS_INTERNSHIP.test(job.position)) &&
      (role.bullets.length >= LEAST_POINTS || (role.bullets.length > 0 && jobs.length >= MANY_JOBS)) &&
      ended !== undefined &&
      document.today - ended >= OWN_WORK &&
      lengthOf(role) <= LONGEST
    );
  });
}

export const oldInternship: Check = {
  id: 'IMP-15',
  group: 'impact',
  allotment: 0,
  effort: 1,
  title: { en: 'An internship of long ago', zh: '早年的实习' },
  detects: {
    en: 'An internship of some months that is still told in points beside nine years of work and more. Only said.',
    zh: '已有九年以上工作，几个月的早年实习仍写着内容。只作提示。',
  },
  advice: {
    en: 'With years of work behind you this internship says little. Leave it out, and give its room to the newest job.',
    zh: '已经工作多年，这段实习说明不了什么。可以删掉，把地方留给最近的工作。',
  },
  praise: null,
  example: {
    en: { bad: 'Intern, summer 2015: four points', good: '(left out)' },
    zh: { bad: '实习生，2015年7—9月，写了四条', good: '（不写）' },
  },
  notOnForms: true,
  notOfScholars: true,
  worth: 0.7,
  restsOn: 'order',
  touches: EXPERIENCE,
  run: (document) => hint(outgrown(document).map(({ path, name }) => ({ path, text: name }))),
};
