import type { Language } from '@verdant/contracts';
import { readOpener } from '../text/opener.ts';
import * as chinese from './chinese.ts';
import { withoutCliches } from './cliches.ts';
import * as english from './english.ts';
import { withoutPersonal } from './tidy.ts';

/**
 * The text as it stands when everything that says nothing has gone: stock phrases, fillers, vague words, duty openers,
 * pronouns, personal data. What is counted is counted here, so that taking such words out never makes a résumé shorter.
 */
export function lean(text: string, language: Language): string {
  const words = language === 'zh' ? chinese : english;
  const steps: ((text: string) => string | null)[] = [
    withoutPersonal,
    (rest) => withoutCliches(rest, language),
    words.withoutFirstPerson,
    (rest) => words.withoutDuty(rest),
    (rest) => (readOpener(rest, language).kind === 'noun' ? words.withVerbFirst(rest) : null),
    words.withoutFillers,
    words.withoutVague,
  ];
  return steps.reduce((rest, step) => step(rest) ?? rest, text);
}
