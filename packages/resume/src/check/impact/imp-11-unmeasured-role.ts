import { titleOf, tradeOf } from '../../ask/trade-of.ts';
import { askedRoles, type Bullet, type ResumeDocument, type Role } from '../../document/document.ts';
import { isBeside, isOfNow } from '../../document/of-now.ts';
import { tellsWork } from '../../document/tells-work.ts';
import { hasFigure } from '../../text/quantities.ts';
import { allSimplified } from '../../text/simplified.ts';
import { type Check, EXPERIENCE, type FieldSpan, hint } from '../check.ts';
import { mayTell } from './duties/tells-deed.ts';
import { hasOutcome } from './has-outcome.ts';
import { asksOf, hasLooseFigures, nameOf, speaksOfTrade } from './roles/told-of-role.ts';

/** What ended longer ago is read by few. */
const LOOKED_AT = 8 * 12;
const MOST_ROLES = 3;

/** A break is told as it was, and of those who learn or help out nobody asks for figures. */
const NO_JOB =
  /\b(?:sabbatical|career break|gap year|parental|maternity|leave|apprentice(?:ship)?|intern(?:ship)?|trainee|articled?|article assistant|co-?op\b|werkstudent|working student|student|tutor|part[- ]time)\b|学徒|休整|间隔|休假|实习|见习|兼职|家教/i;

const LEAST_MEASURED = 2;
const isMeasured = ({ text, quantities }: Bullet): boolean => quantities.length > 0 || hasFigure(allSimplified(text));

/** A summer's job has little to count. */
const LEAST_MONTHS = 4;
const isLong = ({ start, end }: Role): boolean => !start || !end || end.last - start.first + 1 >= LEAST_MONTHS;

/** A post of years that is told in several points is looked at further back. */
const YEARS_HELD = 2 * 12;
const POINTS_TOLD = 3;
const LONG_LOOKED_AT = 12 * 12;
const isLongTold = ({ start, end, bullets }: Role): boolean =>
  start !== null &&
  end !== null &&
  end.last - start.first >= YEARS_HELD &&
  bullets.filter(tellsWork).length >= POINTS_TOLD;
const isRecent = (role: Role, today: number): boolean =>
  today - (role.end ?? role.start)!.last <= (isLongTold(role) ? LONG_LOOKED_AT : LOOKED_AT);

/** Words that may say how it ended, in a way that no list holds. */
const ENDS =
  /\b(?:settled|won|granted|approved|accepted|adopted|passed|published|awarded|became|finalists?|champions?|so that|which|until|first|only)\b|成了|成为|获|[首唯]一|得到/i;

/** Of the points the one that a figure would help most: it says what was done and nothing of what came of it. */
function weakestOf(role: Role): Bullet | undefined {
  const told = role.bullets.filter(tellsWork);
  const open = told.filter((bullet) => !hasOutcome(bullet));
  return open.find(({ text }) => !ENDS.test(text)) ?? open[0];
}

function unmeasuredRoles(document: ResumeDocument): { role: Role; bullet: Bullet }[] {
  return askedRoles(document).flatMap((role) => {
    if (
      !(role.end ?? role.start) ||
      !isRecent(role, document.today) ||
      !isLong(role) ||
      NO_JOB.test(titleOf(document, role))
    )
      return [];
    if (role.bullets.some(isMeasured) || role.introduction.some(isMeasured)) return [];
    const bullet = weakestOf(role);
    return bullet ? [{ role, bullet }] : [];
  });
}

export const unmeasuredRole: Check = {
  id: 'IMP-11',
  group: 'impact',
  allotment: 0,
  effort: 2,
  title: { en: 'A role without a figure', zh: '整段经历没有数字' },
  detects: {
    en: 'A job of the last eight years with points, or a long one of the last twelve, of which none holds a figure. Only said.',
    zh: '近八年的一段工作（做满两年的看十二年）写了内容，但没有一条带数字。只作提示。',
  },
  advice: {
    en: 'Nothing in this role can be measured. Add a figure you know: how many, how often, how large, compared with what.',
    zh: '这一段没有一处能衡量。补一个你知道的数字：多少、多久一次、多大、和什么相比。',
  },
  praise: null,
  example: {
    en: { bad: 'Storekeeper: issued parts, kept the stock book', good: 'Issued [N] parts a day, stock right to [X%]' },
    zh: { bad: '出纳：登记日记账，开票', good: '每月开票【N】张，日记账【N】年无差错' },
  },
  notOfScholars: true,
  voice: 'role',
  worth: 1.5,
  // what could be counted in a trade that we don't know, we can't say
  saidOf: (document) => {
    const isNow = isOfNow(document);
    const known = document.roles.filter((role) => tradeOf(document, role) !== null && speaksOfTrade(document, role));
    // of older work only where others have their figures
    const isElsewhere = document.roles.some(({ bullets }) => bullets.filter(isMeasured).length >= LEAST_MEASURED);
    const paths = new Set(
      known
        .filter((role) => isNow(role.path) || (isElsewhere && isLongTold(role) && !isBeside(document, role)))
        .flatMap(({ bullets }) => bullets.filter(mayTell).map(({ path }) => path)),
    );
    return ({ path }) => paths.has(path);
  },
  restsOn: 'point',
  touches: EXPERIENCE,
  run: (document) => {
    if (hasLooseFigures(document)) return hint([]);
    return hint(
      unmeasuredRoles(document)
        .slice(0, MOST_ROLES)
        .map(({ role, bullet: { path, text } }): FieldSpan => {
          const name = nameOf(document, role);
          const asks = asksOf(document, role);
          return {
            path,
            text,
            advice: {
              en: `Nothing told of “${name}” can be measured. Add to this point, or as a new one, what you know: ${asks.en}`,
              zh: `“${name}”这一段没有一处能衡量。在这一条里补上，或另写一条：${asks.zh}`,
            },
          };
        }),
    );
  },
};
