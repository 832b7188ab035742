import type { Localized } from '@verdant/contracts';
import { openQuestions, type TradeQuestions } from '@verdant/lexicon';
import { titleOf, tradeOf } from '../../../ask/trade-of.ts';
import type { ResumeDocument, Role } from '../../../document/document.ts';
import { hasFigure } from '../../../text/quantities.ts';
import { isStatement } from '../../../text/statement.ts';

const LONGEST_NAME = 40;
const MOST_ASKED = 2;

type Question = TradeQuestions['questions'][number];

/** What somebody of this trade can say in figures: two questions of it at most, or one of any work. */
export function asksOf(document: ResumeDocument, role: Role): Localized {
  const texts = (bullets: Role['bullets']) => bullets.map(({ text }) => text.toLowerCase()).join('\n');
  const speaks = (text: string, { en, zh }: Question) =>
    [...en.about, ...zh.about].some((word) => text.includes(word.toLowerCase()));
  // what stands beside a figure has its answer
  const counted = texts(role.bullets.filter(({ text }) => hasFigure(text)));
  const known = (tradeOf(document, role)?.questions ?? []).filter((one) => !speaks(counted, one));
  const text = texts(role.bullets);
  const spoken = known.filter((one) => speaks(text, one));
  // the first is asked of anybody of the trade; another that nothing speaks of may not be theirs
  const asked = [...new Set([...spoken, ...known.slice(0, 1)])].slice(0, MOST_ASKED);
  const said = asked.length > 0 ? asked.map(({ en, zh }) => ({ en: en.ask, zh: zh.ask })) : openQuestions.slice(0, 1);
  return { en: said.map(({ en }) => en).join(' '), zh: said.map(({ zh }) => zh).join('') };
}

/** Whether what is told of a role speaks of what its trade is asked for: a title alone may be of another. */
export function speaksOfTrade(document: ResumeDocument, role: Role): boolean {
  const text = role.bullets.map((bullet) => bullet.text.toLowerCase()).join('\n');
  return (tradeOf(document, role)?.questions ?? []).some(({ en, zh }) =>
    [...en.about, ...zh.about].some((word) => text.includes(word.toLowerCase())),
  );
}

/** What can be counted of one line, by the questions of its trade that speak of the same; null where none of them does. */
export function asksOfLine(document: ResumeDocument, role: Role, line: string): Localized | null {
  const text = line.toLowerCase();
  const asked = (tradeOf(document, role)?.questions ?? [])
    .filter(({ en, zh }) => [...en.about, ...zh.about].some((word) => text.includes(word.toLowerCase())))
    .slice(0, 1);
  return asked[0] ? { en: asked[0].en.ask, zh: asked[0].zh.ask } : null;
}

/** What a role is called, in short: its post, else its house. */
export function nameOf(document: ResumeDocument, role: Role): string {
  const name = titleOf(document, role).trim() || role.name.trim();
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME).trimEnd()} …` : name;
}

/** Words that found no field and may be what is missed in a role. */
export const hasLoosePoints = ({ loose }: ResumeDocument): boolean => loose.some(isStatement);
export const hasLooseFigures = ({ loose }: ResumeDocument): boolean =>
  loose.some((text) => isStatement(text) && hasFigure(text));
