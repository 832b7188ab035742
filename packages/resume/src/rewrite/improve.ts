import { gapsOf, type Language } from '@verdant/contracts';
import { chineseConfusables, findTerms, type Industry } from '@verdant/lexicon';
import { miscasedTerms } from '../analyze/checks/spelling.ts';
import { UNSEEN } from '../analyze/integrity/unmask.ts';
import { readOpener } from '../text/opener.ts';
import { hasFigure } from '../text/quantities.ts';
import { countWords } from '../text/words.ts';
import * as chinese from './chinese.ts';
import { curedOfCliches } from './cliches.ts';
import * as english from './english.ts';
import { metricFor } from './metrics.ts';
import { otherChineseOpener, otherEnglishOpener } from './synonyms.ts';
import {
  cityOnly,
  respelt,
  withEvenMarks,
  withoutColumns,
  withoutIcons,
  withoutPersonal,
  withoutShouting,
} from './tidy.ts';

/**
 * The better wording that the rules can give without the person. `plain` holds no gaps and is null where it would say
 * nothing new; `answers` are the checks it deals with. Nothing is added but gaps: words move, shrink, or go.
 */
export type Improved = { rewrite: string; plain: string | null; placeholders: string[]; answers: Set<string> };

/** Below this BRV-02 finds fault. */
const FRAGMENT: Record<Language, number> = { en: 4, zh: 6 };

type Step = { checkId: string; apply: (text: string) => string | null };

function withRightTerms(text: string): string {
  let fixed = text;
  for (const { from, to, right } of miscasedTerms(text, findTerms(text)).toReversed())
    fixed = fixed.slice(0, from) + right + fixed.slice(to);
  for (const [wrong, right] of chineseConfusables) fixed = fixed.replaceAll(wrong, right);
  return fixed;
}

const steps = (language: Language, close: boolean): Step[] => {
  const words = language === 'zh' ? chinese : english;
  const tidy = (apply: (text: string, language: Language) => string | null) => (text: string) => apply(text, language);
  return [
    { checkId: 'INT-01', apply: withoutMask },
    { checkId: 'ATS-07', apply: withoutIcons },
    { checkId: 'ATS-03', apply: tidy(withoutColumns) },
    { checkId: 'PRI-01', apply: withoutPersonal },
    { checkId: 'PRI-02', apply: withoutPersonal },
    { checkId: 'SEC-04', apply: cityOnly },
    { checkId: 'STY-06', apply: (text) => respelt(withRightTerms(text)) },
    { checkId: 'STY-04', apply: tidy(curedOfCliches) },
    { checkId: 'STY-01', apply: words.withoutFirstPerson },
    { checkId: 'STY-03', apply: (text) => otherOpener(text, language) },
    { checkId: 'IMP-01', apply: words.withVerbFirst },
    { checkId: 'IMP-04', apply: words.withoutDuty },
    ...(language === 'en' ? [{ checkId: 'STY-05', apply: english.inPast }] : []),
    { checkId: 'STY-08', apply: words.withoutFillers },
    { checkId: 'STY-10', apply: tidy(withoutShouting) },
    { checkId: 'STY-07', apply: (text) => withEnding(withEvenMarks(text, language), language, close) },
  ];
};

const withoutMask = (text: string) => text.replace(/[\u{E0000}-\u{E007F}]/gu, '').replace(UNSEEN, '');

function otherOpener(text: string, language: Language): string | null {
  const { kind, from, to } = readOpener(text, language);
  if (kind !== 'verb') return null;
  return language === 'zh' ? otherChineseOpener(text, from, to) : otherEnglishOpener(text, from, to);
}

const withEnding = (text: string, language: Language, close: boolean) => {
  const bare = text.replace(/[\s.。；;]+$/, '');
  return close ? bare + (language === 'zh' ? '。' : '.') : bare;
};

/**
 * `flagged` are the checks that found fault with this text; `close` whether the others end with a full stop; `industry`
 * lends the names of what its people count.
 */
export function improve(
  text: string,
  language: Language,
  flagged: ReadonlySet<string>,
  close: boolean,
  industry: Industry | null = null,
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
  // what is left of a short duty would be a fragment: a figure makes a statement of it
  const room = (short: string) =>
    words.measured(short) ?? (countWords(short) < FRAGMENT[language] ? words.countedObject(short) : null);
  // A sentence that still opens with a duty needs its deed before it needs a figure.
  const openerLeft = flagged.has('IMP-04') && !answers.has('IMP-04');
  if (gapsOf(rewrite).length === 0 && !openerLeft && !hasFigure(text)) {
    const asked = flagged.has('IMP-02') || flagged.has('IMP-03');
    const metric = asked ? metricFor(rewrite, language, industry) : null;
    rewrite = (asked ? words.withFigure(rewrite, metric) : answers.size > 0 ? room(rewrite) : null) ?? rewrite;
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
