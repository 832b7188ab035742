import { OWNERSHIP } from '@verdant/lexicon';
import { type Bullet, evidence, type ResumeDocument } from '../../document/document.ts';
import type { FieldSpan } from '../check.ts';

export const opened = (document: ResumeDocument, test: (bullet: Bullet) => boolean): FieldSpan[] =>
  document.bullets
    .filter((bullet) => !bullet.metric && test(bullet))
    .map(({ path, text, opener }) => ({ path, text, from: opener.from, to: opener.to }));

export const byVerb = (document: ResumeDocument) =>
  mostly(
    document.bullets.filter(({ opener }) => opener.kind === 'verb'),
    document,
  ).map(({ path, text, opener }) => evidence(path, text, opener.from, opener.to));

/** Some good openings among many others are no strength. */
const mostly = (good: Bullet[], { bullets }: ResumeDocument) => (good.length * 2 > bullets.length ? good : []);

/** A figure with an outcome, or two figures: more is told than whose duty it was. */
export const isProven = ({ quantities, result }: Bullet) =>
  quantities.length > 1 || (quantities.length > 0 && result !== null);

/** Who helped or took part, by the first words. */
export const claimsShare = ({ opener }: Bullet): boolean =>
  opener.kind === 'weak' && opener.weak.level === OWNERSHIP.assist;
