import type { ResumeDocument } from '../document.ts';
import { saysAnywhere } from '../whole/whole-text.ts';

/** Times at a house, counted beside the dates as a network's own export does. */
const DURATION = /^\d{1,2} (?:years?|yrs?)(?: \d{1,2} (?:months?|mos?))?$|^\d{1,2} (?:months?|mos?)$/i;
const LEAST_DURATIONS = 3;
/** What stands on that export and nowhere else: a typesetter may count the months as well. */
const OF_EXPORT = /\(LinkedIn\)|^Top Skills$|^Page \d+ of \d+$|领英|LinkedIn导出/i;

/** Whether the document is the page that a network makes of a profile, as it came. */
export function isNetworkExport(document: ResumeDocument): boolean {
  if (document.content.work.length === 0 || !saysAnywhere(document, OF_EXPORT)) return false;
  return document.loose.filter((text) => DURATION.test(text.trim())).length >= LEAST_DURATIONS;
}
