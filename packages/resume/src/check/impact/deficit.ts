import { askedRoles, type Bullet, evidence, type ResumeDocument, type Role } from '../../document/document.ts';
import type { FieldSpan, Finding } from '../check.ts';

/**
 * Deficit: `need(rank)` bullets of a role must pass; loss = Σ max(0, need − have) / Σ need. Bullets beyond the need,
 * with or without figures, change nothing.
 */
export function deficit(
  document: ResumeDocument,
  need: (rank: number) => number,
  passes: (bullet: Bullet) => boolean,
): Finding {
  let wanted = 0;
  let lacking = 0;
  const spans: FieldSpan[] = [];
  const roles = askedRoles(document);
  roles.forEach((role, rank) => {
    const have = [...role.bullets, ...role.told].filter(passes).reduce((sum, bullet) => sum + pointsIn(bullet), 0);
    const missing = Math.max(0, need(rank) - have);
    wanted += need(rank);
    lacking += missing;
    if (missing > 0) spans.push(...candidates(role, passes));
  });
  const good = roles
    .flatMap((role) => role.bullets.filter(passes))
    .map(({ path, text, quantities, result }) => {
      const span = quantities[0] ?? result;
      return evidence(path, text, span?.from, span?.to);
    });
  return { severity: wanted === 0 ? 1 : lacking / wanted, spans: spans.slice(0, 3), good };
}

/** A dense bullet (three figures or more, as Chinese ones often are) says as much as two. */
const pointsIn = ({ quantities }: Bullet) => (quantities.length > 2 ? 2 : 1);

/** The bullets most worth a figure: those that already speak of a result, then in their order. */
function candidates(role: Role, passes: (bullet: Bullet) => boolean): FieldSpan[] {
  const spans = role.bullets
    .filter((bullet) => !passes(bullet) && !bullet.metric && !LISTS_TOOLS.test(bullet.text))
    .sort((a, b) => Number(b.result !== null) - Number(a.result !== null))
    .map(({ path, text }) => ({ path, text }));
  return spans.length > 0 ? spans : [{ path: role.path, text: '', advice: ANOTHER_POINT }];
}

const LISTS_TOOLS =
  /^(?:主要|使用|开发|技术|tech(?:nolog(?:y|ies))?|tools?|stack|languages?|environment)[^:：]{0,14}[:：]/i;

const ANOTHER_POINT = {
  en: 'What stands here is not enough to judge by: add a point that says what came of the work.',
  zh: '这一段现有的内容还不够看，再补一条写明带来了什么。',
};
