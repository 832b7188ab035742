import type { ResumeDocument } from '../../document/document.ts';
import { newestJob } from '../../document/of-now.ts';
import { hasFigure } from '../../text/quantities.ts';
import { allSimplified } from '../../text/simplified.ts';
import type { FieldSpan } from '../check.ts';

/** Whoever leads or teaches, and whom: `Handling a team of accounts executives`, `Train new paralegals`, 带教实习护士. */
const ENGLISH =
  /\b(?:manag(?:e[sd]?|ing|ement of)|lead(?:s|ing)?|led|supervis(?:e[sd]?|ing|ion of|or (?:to|of|for))|handl(?:e[sd]?|ing)|head(?:s|ed|ing)?|train(?:s|ed|ing)?|mentor(?:s|ed|ing)?|mentor to|coach(?:es|ed|ing)?|precept(?:s|ed|ing)?|in charge of|oversee(?:s|ing)?|oversaw)(?: (?:and|a|an|the|of|our|my|all|new|newly|hired|junior|student|qualified|small|whole|for)){0,4}(?: [a-z-]{3,14}){0,1} (?:team|staff|crew|colleagues|students?|nurses|trainees|apprentices|interns|juniors|employees|paralegals|drivers|workers|operators|technicians|starters|hires)(?=$|[.,;:)]| (?:of|in|on|for|to|at|with|and|through|during|across|who|from|as|by|under|using)\b)/i;
const CHINESE =
  /(?:带领|带教|管理|领导|统筹)(?:了|过)?[^，,。；;、]{0,8}(?:团队|班组|小组|下属|组员|队员|店员)|(?:指导|培训|培养|带教)(?:了|过)?[^，,。；;、]{0,8}(?:实习生|实习护士|新人|新员工|新护士|学员|徒弟|下属)|(?:实习护士|实习生|新人|新员工|学员)的?(?:带教|培训)/;

const ADVICE = {
  en: 'How many people is the first thing that is asked here. Say how many, since when, and what you do for them.',
  zh: '带人先看带几个人。写明多少人、从什么时候起、带出了什么结果。',
};

/** Points of the newest job that tell of leading or teaching people, and not how many. */
export function peopleUncounted(document: ResumeDocument): FieldSpan[] {
  const bullets = newestJob(document)?.bullets ?? [];
  return bullets.flatMap(({ path, text, language, quantities, metric }): FieldSpan[] => {
    const plain = language === 'zh' ? allSimplified(text) : text;
    const match = plain.match(language === 'zh' ? CHINESE : ENGLISH);
    if (!match || metric || quantities.length > 0 || hasFigure(plain) || /\d/.test(plain)) return [];
    const from = match.index ?? 0;
    return [{ path, text, from, to: from + match[0].length, advice: ADVICE, free: true, worth: 0.9 }];
  });
}
