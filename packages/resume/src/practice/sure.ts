import { entryPath, type FieldPath } from '@verdant/contracts';
import { isDoubtfulHead } from '../ask/roles-to-ask.ts';
import type { Reading } from '../content/inputs.ts';
import type { Bullet, ResumeDocument, Role } from '../document/document.ts';
import { hasBrokenHead } from '../document/doubtful/odd-head.ts';
import { OF_PLACE, smallByHabit } from '../score/doubts.ts';
import { isStatement } from '../text/statement.ts';
import { isTorn } from '../text/torn.ts';

/** What the import doubts is quoted to nobody. */
export type Sure = {
  path: (path: FieldPath) => boolean;
  /** its words stand there, whichever field they are of */
  words: (path: FieldPath) => boolean;
  /** its words are whole and tell of something that was done, whichever entry they are of */
  line: (bullet: Bullet) => boolean;
  /** its post and its house may be named */
  head: (role: Role) => boolean;
  dates: (role: Role) => boolean;
  /** nothing of the document may have been left out, so that what isn't there is missing */
  all: boolean;
};

const MOST_NAME = 60;
/** Work without a house, or a time without work, that was filed as one. */
const NO_HOUSE =
  /自由职业|自雇|个体经营|在家|待业|家务|全职(?:妈妈|太太|爸爸)|\bself[- ]?employed\b|\bfreelanc\w*|\bcareer break\b|\bbreak\b|\bleave\b|\bat home\b|\bvarious\b|\bn\/a\b/i;
const isName = (text: string) => /\p{L}/u.test(text) && text.length <= MOST_NAME && !/[\n。；;@]/.test(text);

function isWhole(document: ResumeDocument, bullet: Bullet): boolean {
  const next = document.bullets[document.bullets.indexOf(bullet) + 1];
  const entry = entryPath(bullet.path);
  const follows = next?.path.startsWith(`${entry}/`) ? next.text : null;
  return !isTorn(bullet.text, follows, smallByHabit(document, bullet.path));
}

/** A sign that no font tells: an arrow, a tick, a letter that was lost. */
const NO_SIGN = /[\uE000-\uF8FF\uFFFC-\uFFFF]/u;
const tells = ({ opener, text }: Bullet) =>
  !NO_SIGN.test(text) && (opener.kind === 'verb' || opener.kind === 'weak' || isStatement(text));

export function sureOf(document: ResumeDocument, reading: Reading | undefined): Sure {
  const doubts = reading?.doubts ?? {};
  const path = (of: FieldPath) => doubts[of] === undefined;
  const words = (of: FieldPath) => path(of) || OF_PLACE.has(doubts[of]!);
  return {
    path,
    words,
    line: (bullet) => words(bullet.path) && (!reading || (tells(bullet) && isWhole(document, bullet))),
    head: (role) => {
      if (isDoubtfulHead(document, role, reading)) return false;
      if (role.section === 'projects') return isName(role.name);
      const job = document.content.work.find(({ id }) => id === role.id);
      return (
        job !== undefined &&
        isName(job.company) &&
        !NO_HOUSE.test(job.company) &&
        isName(job.position) &&
        !hasBrokenHead(job)
      );
    },
    all: !reading || (!reading.looseLines && document.content.custom.length === 0),
    dates: ({ section, id }) => ['start', 'end'].every((field) => path(`${section}/${id}/${field}`)),
  };
}
