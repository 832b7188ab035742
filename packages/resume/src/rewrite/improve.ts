import type { Language } from '@verdant/contracts';
import { chineseConfusables, findTerms } from '@verdant/lexicon';
import { hasFigure } from '../text/quantities.ts';
import * as chinese from './chinese.ts';
import * as english from './english.ts';
import { gapsOf } from './gaps.ts';

/**
 * The better wording that the rules can give without the person. `plain` holds no gaps and is null where it would say
 * nothing new; `answers` are the checks it deals with. Nothing is added but gaps: words move, shrink, or go.
 */
export type Improved = { rewrite: string; plain: string | null; placeholders: string[]; answers: Set<string> };

type Step = { checkId: string; apply: (text: string) => string | null };

function withRightTerms(text: string): string {
  let fixed = text;
  for (const { entry, from, to } of findTerms(text).toReversed()) {
    const written = text.slice(from, to);
    const form = entry.en.find((known) => known.toLowerCase() === written.toLowerCase());
    if (form && /[a-z][A-Z]|^[A-Z]{2,}[a-z]/.test(form)) fixed = fixed.slice(0, from) + form + fixed.slice(to);
  }
  for (const [wrong, right] of chineseConfusables) fixed = fixed.replaceAll(wrong, right);
  return fixed;
}

const steps = (language: Language, close: boolean): Step[] => {
  const words = language === 'zh' ? chinese : english;
  return [
    { checkId: 'STY-06', apply: withRightTerms },
    { checkId: 'STY-01', apply: words.withoutFirstPerson },
    ...(language === 'zh' ? [{ checkId: 'IMP-01', apply: chinese.withVerbFirst }] : []),
    { checkId: 'IMP-04', apply: words.withoutDuty },
    { checkId: 'STY-08', apply: words.withoutFillers },
    { checkId: 'STY-07', apply: (text) => withEnding(text, language, close) },
  ];
};

const withEnding = (text: string, language: Language, close: boolean) => {
  const bare = text.replace(/[\s.。；;]+$/, '');
  return close ? bare + (language === 'zh' ? '。' : '.') : bare;
};

/** `flagged` are the checks that found fault with this text; `close` whether the others end with a full stop. */
export function improve(
  text: string,
  language: Language,
  flagged: ReadonlySet<string>,
  close: boolean,
): Improved | null {
  const words = language === 'zh' ? chinese : english;
  const answers = new Set<string>();
  let clean = text;
  for (const { checkId, apply } of steps(language, close)) {
    if (!flagged.has(checkId)) continue;
    const next = apply(clean);
    if (next === null || next === clean) continue;
    clean = next;
    answers.add(checkId);
  }
  let rewrite = clean;
  let plain = clean;
  if (flagged.has('IMP-06')) {
    const amount = words.withAmount(clean);
    if (amount !== null) {
      rewrite = amount;
      plain = words.withoutVague(clean);
      answers.add('IMP-06');
    }
  }
  // A sentence that still opens with a duty needs its deed before it needs a figure.
  const openerLeft = flagged.has('IMP-04') && !answers.has('IMP-04');
  if (gapsOf(rewrite).length === 0 && !openerLeft && !hasFigure(text)) {
    const asked = flagged.has('IMP-02') || flagged.has('IMP-03');
    rewrite = (asked ? words.withFigure(rewrite) : answers.size > 0 ? words.measured(rewrite) : null) ?? rewrite;
  }
  if (gapsOf(rewrite).length > 0) for (const id of ['IMP-02', 'IMP-03']) if (flagged.has(id)) answers.add(id);
  if (answers.size === 0 || rewrite === text) return null;
  return {
    rewrite,
    plain: plain === text || plain.trim() === '' ? null : plain,
    placeholders: gapsOf(rewrite),
    answers,
  };
}
