import { chineseAsides, englishAsides } from '@verdant/lexicon';
import { phrasePattern } from '../check/phrases.ts';

const english = phrasePattern(
  englishAsides
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== ''),
);
const chinese = new RegExp(chineseAsides.trim().split(/\s+/).join('|'));
/** Pay, working hours, days off, a date to apply by: `£26–31k`, `8-12K`, `37.5 h`, `7:30–18:00`, `25 days`, 14薪. */
const FIGURES =
  /[£$€¥]\s?\d|\d\s?[kK]\s*[-–~至·+]|\d\s*[-–~]\s*\d+\s?[kK]\b|\b\d{1,2}(?:\.\d)?\s?(?:h|hrs|hours)\b(?!\s+of\b)|\b\d{1,2}:\d{2}|\b\d{1,2}\s+days\b|\d+\s*薪|休[一二两三四\d]天|月休|可住|看手艺|\d+\s*(?:元|万)?\s*[/／]\s*(?:月|年|天|小时)/;

/** Whether a clause tells about pay, hours, the employer or how to apply. */
/** `depending on experience` asks for none. */
const BY_EXPERIENCE =
  /\b(?:depending on|dependent on|according to|commensurate with|based on) (?:your )?(?:skills and )?experience\b|\bdoe\b/gi;
export const withoutPayTerms = (clause: string): string => clause.replace(BY_EXPERIENCE, ' ');

/** What is paid, whatever else the clause says. */
const PAY =
  /[£$€¥]\s?\d[\d.,]*\s?[kK]?\b(?=[^.;]{0,30}(?:\b(?:an? hour|per hour|hourly|a year|per year|per annum|pa|p\.a|plus|salary|depending|doe)\b|[-–]\s?[£$€¥]?\d))(?![^.;]{0,40}\b(?:budgets?|sales|revenue|worth|projects?|funds?|turnover|portfolio)\b)/;
export const tellsPay = (clause: string): boolean => PAY.test(clause);

export const tellsAside = (clause: string): boolean =>
  clause.search(english) >= 0 || chinese.test(clause) || FIGURES.test(clause);
