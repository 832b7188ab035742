import { type CheckReason, entryPath, type FieldPath, type UnsureReading } from '@verdant/contracts';
import type { Check, FieldSpan, Finding } from '../check/check.ts';
import type { Reading } from '../content/inputs.ts';
import type { ResumeDocument } from '../document/document.ts';
import { isGlued, isMisreadList, misreadEntries } from '../document/doubtful/misread-entries.ts';
import { hasOddName } from '../document/doubtful/odd-name.ts';
import { lacksTimes, shakyEntries } from '../document/doubtful/shaky-entries.ts';
import { isToldInProse } from '../document/doubtful/told-in-prose.ts';
import { isFormLabel } from '../text/form-label.ts';
import { isStatement } from '../text/statement.ts';
import { isTorn } from '../text/torn.ts';
import { holdsOtherLists, mayBeAstray } from './astray.ts';

/** Reasons that doubt no more than a date, and one that says what the document itself hides. */
const OF_DATES: ReadonlySet<CheckReason> = new Set(['yearShared', 'yearShort', 'monthOrder']);
const SAID_BY_THE_DOCUMENT: ReadonlySet<CheckReason> = new Set(['masked', 'elsewhere']);

/**
 * Reasons that doubt which field a text belongs to, and not its words: what is said about the words alone stands, as
 * long as the text is whole.
 */
export const OF_PLACE: ReadonlySet<CheckReason> = new Set(['unclear', 'typeOnly', 'noHeading', 'order', 'mixed']);

const IS_SCHOOL = /^education\/[^/]+\/school$/;
const isHead = (path: FieldPath): boolean => /^(?:work|projects)\/[^/]+\/(?:company|position|name)$/.test(path);

/** A section that is not there may have been read into another: a long text above, a section of its own, no field at all. */
const LONG = 200;
const mayStandElsewhere = ({ content: { basics, custom } }: ResumeDocument, { doubts, looseLines }: Reading) =>
  looseLines ||
  basics.introduction.length > LONG ||
  custom.some(({ items }) => items.length > 0) ||
  Object.values(doubts).some((reason) => reason === 'ocr' || reason === 'scattered');

/** `i am a barista`: a beginning, and no rest of a line. */
const SAYS_I = /^\s*i(?=\s|['’]m\b|['’]ve\b)/;
/** Points of one job that mostly begin with a small letter: a habit of whoever wrote them, not a line broken in two. */
const LEAST_SMALL = 3;
export function smallByHabit({ bullets }: ResumeDocument, path: FieldPath): boolean {
  const own = bullets.filter((one) => one.language === 'en' && entryPath(one.path) === entryPath(path));
  const small = own.filter(({ text }) => /^\p{Ll}/u.test(text.trim())).length;
  return small >= LEAST_SMALL && small * 2 > own.length;
}

/** Reasons that no field is sure enough to miss something in it; `null` where it is surely empty. */
function doubtOfAbsence(path: FieldPath, document: ResumeDocument, { doubts }: Reading): CheckReason | null {
  // what a scan does not show may stand on it
  if (Object.values(doubts).includes('ocr')) return 'ocr';
  const isOfTop = /^(?:basics|intention)\//.test(path);
  return mayBeAstray(path, document) || (isOfTop && hasOddName(document.content.basics.name)) ? 'unclear' : null;
}

/** Another job that is told in a point of one, with its times: `从2009年3月到2013年5月在……`. */
const MOMENT = String.raw`(?<!\d)(?:19|20)\d\d(?:[./年-]\d{1,2}月?)?`;
const FROM_TO = new RegExp(`${MOMENT}.{0,8}?(?:[-–—~～至到]|\\bto\\b|until).{0,6}?(?:${MOMENT}|present|至今)`, 'i');
const tellsOfAnother = (document: ResumeDocument): boolean =>
  isToldInProse(document) || document.bullets.some(({ path, text }) => path.startsWith('work/') && FROM_TO.test(text));

const known = new WeakMap<ResumeDocument, { reading: Reading; shaky: ReadonlySet<string> }>();
/** `shakyEntries` of a document and its reading, looked for once. */
function shakyOf(document: ResumeDocument, reading: Reading): ReadonlySet<string> {
  const before = known.get(document);
  if (before?.reading === reading) return before.shaky;
  const shaky = shakyEntries(document, reading.unlikely ?? []);
  known.set(document, { reading, shaky });
  return shaky;
}

/** Heads or dates of jobs that may be another's: then nothing follows from the order of all of them. */
const isOrderDoubtful = ({ content: { basics } }: ResumeDocument, shaky: ReadonlySet<string>): boolean =>
  hasOddName(basics.name) || shaky.size > 0;

/** The rule: what in the reading speaks against saying anything at a span; null where it rests on what is surely the person's. */
function doubtAt({ path, text }: FieldSpan, { restsOn, noWording }: Check, document: ResumeDocument, reading: Reading) {
  const { doubts, looseLines } = reading;
  const shaky = shakyOf(document, reading);
  const own = doubts[path];
  const ofDates = restsOn === 'dates' || restsOn === 'times' || restsOn === 'order';
  const ofLabels = restsOn === 'label' || restsOn === 'role';
  // the words of a head are read as surely as others; which of its fields they are is what may be doubted
  const ofWords = text !== '' && !ofDates && (!isHead(path) || ofLabels);
  // an order of dates is one whatever the head is called
  const swapped = ofDates && (isHead(path) || IS_SCHOOL.test(path)) && own !== undefined && OF_PLACE.has(own);
  if (own && !SAID_BY_THE_DOCUMENT.has(own) && !(ofWords && OF_PLACE.has(own)) && !swapped) return own;
  const [section] = path.split('/');
  if (section === 'skills' && !noWording && isMisreadList(document, path)) return 'mixed';
  const ofRole = restsOn === 'point' || restsOn === 'role';
  const misread = misreadEntries(document);
  if (ofRole && (shaky.has(entryPath(path)) || misread.has(entryPath(path)) || isToldInProse(document)))
    return 'unclear';
  if (restsOn === 'order' && (isOrderDoubtful(document, shaky) || misread.size > 0 || tellsOfAnother(document)))
    return 'unclear';
  if (
    restsOn === 'times' &&
    (lacksTimes(document, reading.unlikely ?? []) || misread.size > 0 || tellsOfAnother(document))
  )
    return 'unclear';
  if (restsOn === 'dates' && misread.has(entryPath(path))) return 'unclear';
  if (restsOn !== 'times' && /\/(?:start|end)$/.test(path) && (shaky.has(entryPath(path)) || isToldInProse(document)))
    return 'unclear';
  if (ofDates && section === 'work' && holdsOtherLists(document)) return 'unclear';
  if (ofDates)
    return (
      Object.entries(doubts).find(([at]) => at.startsWith(`${section}/`) && /\/(?:start|end)$/.test(at))?.[1] ?? null
    );
  if (restsOn === 'whole') return Object.values(doubts).includes('ocr') ? 'ocr' : null;
  if (!path.includes('/') && mayStandElsewhere(document, reading)) return 'unclear';
  // where most jobs are in doubt, what is missed may stand in any of them
  if (text === '' && shaky.size * 2 > document.content.work.length) return 'unclear';
  const absent = text === '' ? doubtOfAbsence(path, document, reading) : null;
  if (absent) return absent;
  const inEntry = path.split('/').length > 2;
  if (inEntry && (text === '' || (isHead(path) && !ofLabels))) {
    const inside = Object.entries(doubts).find(
      ([at, reason]) =>
        at.startsWith(`${entryPath(path)}/`) && !OF_DATES.has(reason) && !SAID_BY_THE_DOCUMENT.has(reason),
    );
    return inside?.[1] ?? (looseLines ? 'unclear' : null);
  }
  const bullet = document.bullets.find((one) => one.path === path);
  // a head that was read as a point begins with no verb, and is no statement
  const isPoint = bullet?.opener.kind === 'verb' || bullet?.opener.kind === 'weak' || isStatement(text);
  if (restsOn === 'point' && text !== '' && !isPoint) return 'scattered';
  if (ofLabels) return null;
  const next = bullet && document.bullets[document.bullets.indexOf(bullet) + 1];
  const follows = next && entryPath(next.path) === entryPath(path) ? next.text : null;
  return text !== '' &&
    (isGlued(text) || isFormLabel(text) || isTorn(text, follows, smallByHabit(document, path) || SAYS_I.test(text)))
    ? 'scattered'
    : null;
}

const hasNoWord = ({ spans }: Finding) => spans.every(({ quiet }) => quiet);
const ofWhole = (finding: Finding): Finding => ({ ...finding, spans: finding.ofWhole ? [finding.ofWhole] : [] });

/** The finding without what rests on uncertain reading, and where that stands. A hidden text is read surely enough. */
export function withDoubtsAside(
  check: Check,
  finding: Finding,
  document: ResumeDocument,
  reading: Reading | undefined,
): { finding: Finding; unsure: UnsureReading[] } {
  if (!reading || check.restsOn === 'file') return { finding, unsure: [] };
  const unsure: UnsureReading[] = [];
  const spans = finding.spans.filter((span) => {
    const reason = doubtAt(span, check, document, reading);
    if (reason !== null) unsure.push({ path: span.path, reason });
    return reason === null;
  });
  if (unsure.length === 0)
    return { finding: finding.ofWhole && hasNoWord(finding) ? ofWhole(finding) : finding, unsure };
  const whole =
    finding.severity * (finding.spans.length === 0 || check.asksFigure ? 1 : spans.length / finding.spans.length);
  if (finding.ofWhole && hasNoWord({ ...finding, spans })) return { finding: ofWhole(finding), unsure };
  return { finding: { ...finding, severity: whole, spans }, unsure };
}
