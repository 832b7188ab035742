import type { Advice, FieldPath, LedgerLine, Localized, ResumeContent, Severity } from '@verdant/contracts';
import { lineLanguage } from '@verdant/contracts';
import type { Industry } from '@verdant/lexicon';
import type { Check, FieldSpan } from '../check/check.ts';
import { readField } from '../content/field.ts';
import type { ResumeDocument } from '../document/document.ts';
import { type Improved, improve } from '../rewrite/improve.ts';
import { metricsOfTrade } from '../rewrite/metrics.ts';
import { shortHash } from '../text/hash.ts';
import { industryOf } from './industry.ts';
import type { Judged } from './ledger.ts';

const MAX_SPANS = 6;
const MAX_ID = 80;

/** `${checkId}:${path}`; a path too long for an id is cut and told apart by its hash. */
export function adviceId(checkId: string, path: FieldPath): string {
  const id = `${checkId}:${path}`;
  return id.length <= MAX_ID ? id : `${id.slice(0, MAX_ID - 15)}~${shortHash(id)}`;
}

const severityOf = (lost: number): Severity => (lost >= 4 ? 'high' : lost >= 2 ? 'medium' : 'low');

/** One better wording for each text, for everything that is wrong with it at once. */
function improvements(judged: readonly Judged[], { roles }: ResumeDocument): Map<FieldPath, Improved> {
  const running = new Set(
    roles.filter(({ current }) => current).flatMap(({ bullets }) => bullets.map(({ path }) => path)),
  );
  const flagged = new Map<FieldPath, { text: string; checks: Set<Check>; questioned: Set<Check> }>();
  for (const { check, finding } of judged) {
    for (const { path, text, question } of finding.spans) {
      const known = flagged.get(path) ?? { text, checks: new Set<Check>(), questioned: new Set<Check>() };
      flagged.set(path, known);
      known.checks.add(check);
      if (question) known.questioned.add(check);
    }
  }
  const better = new Map<FieldPath, Improved>();
  for (const [path, { text, checks, questioned }] of flagged) {
    if (text.trim() === '' || [...checks].some(({ noWording }) => noWording)) continue;
    const language = lineLanguage(text);
    const improved = improve(text, language, checks, { questioned, goesOn: running.has(path) });
    if (improved) better.set(path, improved);
  }
  return better;
}

const joined = (a: Localized, b: Localized | null): Localized =>
  b ? { en: `${a.en} ${b.en}`, zh: `${a.zh}${b.zh}` } : a;

/** Longer texts hold more than what is meant. */
const SHORT = { en: 30, zh: 14 };
const MOST_NAMED = 3;
const LONGEST_NAMED = 60;

/** Of a longer text the words that better go are named, so that the rest is not taken to go with them. */
function meantOf({ path, text }: FieldSpan, spans: readonly FieldSpan[]): Localized | null {
  const words = spans
    .filter((span) => span.path === path && span.to !== undefined)
    .map(({ from, to }) => text.slice(from, to).trim());
  if (text.length <= SHORT[lineLanguage(text)] || words.length === 0 || words.join('').length * 2 > text.length)
    return null;
  // of two that say the same the longer is named
  const named = [...new Set(words)]
    .filter((word, _, all) => !all.some((other) => other !== word && other.includes(word)))
    .slice(0, MOST_NAMED)
    .map((word) => (word.length > LONGEST_NAMED ? `${word.slice(0, LONGEST_NAMED).trimEnd()} …` : word));
  return {
    en: `${named.map((word) => `“${word}”`).join(', ')}:`,
    zh: `${named.map((word) => `“${word}”`).join('')}：`,
  };
}

/** The first span of each path: several faults of one kind in one text are one thing to do. */
function distinct(spans: readonly FieldSpan[], { removable, advice }: Check): FieldSpan[] {
  const seen = new Map<FieldPath, FieldSpan>();
  for (const span of spans) {
    if (seen.has(span.path)) continue;
    // what is not worth a word is not named among what is
    const meant = removable
      ? meantOf(
          span,
          spans.filter(({ quiet }) => !quiet || span.quiet),
        )
      : null;
    seen.set(span.path, meant ? { ...span, advice: joined(meant, span.advice ?? advice) } : span);
  }
  return [...seen.values()].slice(0, MAX_SPANS);
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** What a wording says that the text does not: of a correction that may be none, the person says that it is right. */
function newWords(original: string, rewrite: string): string[] {
  const known = new Set(original.split(/[^\p{L}]+/u));
  return [...new Set(rewrite.split(/[^\p{L}]+/u).filter((word) => !known.has(word)))].slice(0, 4);
}

type Context = { document: ResumeDocument; content: ResumeContent; industry: Industry | null };

function adviceFor(
  { document, content, industry }: Context,
  check: Check,
  span: FieldSpan,
  lost: number,
  better?: Improved,
): Advice {
  const hints =
    check.asksFigure && !span.advice
      ? metricsOfTrade(span.text, lineLanguage(span.text || document.language), industry)
      : null;
  // what is said about the whole is said at a place, and quotes nothing of it
  const original = span.text === '' ? '' : (readField(content, span.path) ?? span.text);
  const answer = better?.answers.has(check) ? better : undefined;
  // a verb put into its tense asks for no figure
  const rewritten =
    answer && check.rewrite?.stage === 'tense' && answer.plain !== null
      ? { ...answer, rewrite: answer.plain, placeholders: [] }
      : answer;
  return {
    id: adviceId(check.id, span.path),
    checkId: check.id,
    path: span.path,
    severity: severityOf(lost),
    lost,
    title: span.title ?? check.title,
    detail: joined(span.advice ?? check.advice, hints),
    example: check.example?.[document.language] ?? null,
    original,
    rewrite: rewritten?.rewrite ?? null,
    plain: rewritten?.plain ?? null,
    placeholders: rewritten?.placeholders ?? [],
    engine: 'rules',
    confirm: span.question && rewritten ? newWords(original, rewritten.rewrite) : [],
    ...(rewritten?.safe && !span.question && { safe: rewritten.safe }),
    ...(span.question && { question: true as const }),
  };
}

/**
 * What to do, most points for the least effort first; on a tie in the order of the checks and of the text. Each piece
 * carries its share of the line's points, to a tenth.
 */
export function advise(
  document: ResumeDocument,
  content: ResumeContent,
  judged: readonly Judged[],
  ledger: readonly LedgerLine[],
): Advice[] {
  const industry = industryOf(document);
  const better = improvements(judged, document);
  const shown = new Map(ledger.map((line) => [line.checkId, line.lost]));
  return judged
    .flatMap(({ check, finding, lost }) => {
      const spans = distinct(finding.spans, check);
      const share = tenths((shown.get(check.id) ?? 0) / Math.max(1, spans.length));
      return spans.map((span) => ({
        advice: adviceFor({ document, content, industry }, check, span, share, better.get(span.path)),
        worth: span.worth ?? Math.max(lost / check.effort, check.worth ?? 0),
      }));
    })
    .map((item, index) => ({ ...item, index }))
    .sort((a, b) => b.worth - a.worth || a.index - b.index)
    .map(({ advice }) => advice);
}
