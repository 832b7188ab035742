import { gapsOf, type Language } from '@verdant/contracts';
import type { Check } from '../check/check.ts';
import { parted } from '../document/marks.ts';
import { hasFigure } from '../text/quantities.ts';
import { countWords } from '../text/words.ts';
import { proofread } from './proofread.ts';
import { rewritesIn } from './rewrites-in.ts';
import { type RewriteStage, rewriteStages } from './stages.ts';

/**
 * The better wording that the rules can give without the person. `plain` holds no gaps and is null where it would say
 * nothing new; `answers` are the checks it deals with. Nothing is added but gaps: words move, shrink, or go.
 */
export type Improved = {
  rewrite: string;
  plain: string | null;
  /** the text after those steps alone that touch neither deed nor amount nor claim; null where it stays as it is */
  safe: string | null;
  placeholders: string[];
  answers: Set<Check>;
};

/** A statement has this many words at least; below it BRV-02 finds fault. */
const FRAGMENT: Record<Language, number> = { en: 4, zh: 6 };

const order = new Map<RewriteStage, number>(rewriteStages.map((stage, index) => [stage, index]));

/** Besides what may be applied at once: a pronoun and words that say nothing, which a careful editor strikes out unasked. */
const SAFE: ReadonlySet<RewriteStage> = new Set(['person', 'fillers']);

/** `my projects` are not `the projects`: whose something is, only the person may leave out. */
const OWN = /\b(?:my|our)\b/i;

/** The rewrites of the checks in the order of their stages, within one in the order of the checks. */
const stepsOf = (flagged: ReadonlySet<Check>) =>
  [...flagged]
    .flatMap((check) => (check.rewrite ? [{ check, ...check.rewrite }] : []))
    .sort((a, b) => order.get(a.stage)! - order.get(b.stage)!);

/** `questioned` are checks that only ask here; `goesOn` where the text tells of a post or project that has not ended. */
type Around = { questioned?: ReadonlySet<Check>; goesOn?: boolean };

/**
 * `flagged` are the checks that found fault with this text. The marker before a point and the way it ends stay as they
 * are written.
 */
export function improve(
  text: string,
  language: Language,
  flagged: ReadonlySet<Check>,
  around: Around = {},
): Improved | null {
  const { questioned = new Set(), goesOn = false } = around;
  const context = { language, goesOn };
  const words = rewritesIn(language);
  const answers = new Set<Check>();
  const { head, body, tail } = parted(text);
  let clean = body;
  let safe = body;
  for (const { check, apply, atOnce, stage } of stepsOf(flagged)) {
    const changesWhose = stage === 'person' && OWN.test(safe);
    if (!questioned.has(check) && !changesWhose && (atOnce || SAFE.has(stage))) safe = apply(safe, context) ?? safe;
    const next = apply(clean, context);
    if (next === null || next === clean) continue;
    clean = next;
    answers.add(check);
  }
  let rewrite = clean;
  let plain = clean;
  for (const check of flagged) {
    const gapped = check.gap?.(clean, language);
    if (!gapped) continue;
    ({ rewrite, plain } = gapped);
    answers.add(check);
  }
  // what is left of a short duty would be a fragment: a figure makes a statement of it
  const completed = (short: string) =>
    words.measured(short) ?? (countWords(short) < FRAGMENT[language] ? words.countedObject(short) : null);
  const form = new Set([...flagged].filter((check) => check.rewrite?.atOnce));
  if (form.size < flagged.size && [...flagged].some((check) => check.comesFirst && !answers.has(check)))
    return form.size === 0 ? null : improve(text, language, form, around);
  const asking = [...flagged].filter(({ asksFigure }) => asksFigure);
  if (gapsOf(rewrite).length === 0 && !hasFigure(text)) {
    rewrite = (asking.length > 0 ? words.withFigure(rewrite) : answers.size > 0 ? completed(rewrite) : null) ?? rewrite;
  }
  if (gapsOf(rewrite).length > 0) for (const check of asking) answers.add(check);
  const closed = (better: string) =>
    proofread(text, head + (/[.。!！?？;；]$/.test(better) ? better : better + tail), language);
  if (answers.size === 0 || rewrite === body) return null;
  // a wording with a slip of its own is none
  const read = closed(rewrite);
  if (read === null) return null;
  return {
    rewrite: read,
    plain: plain === body || plain.trim() === '' ? null : closed(plain),
    safe: safe === body || safe.trim() === '' ? null : closed(safe),
    placeholders: gapsOf(read),
    answers,
  };
}
