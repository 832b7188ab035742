import type { JobSpan } from '@verdant/contracts';
import { type Clause, clausesOf } from '../clauses.ts';
import { degreesIn } from '../facts/degree-names.ts';
import { yearSpansIn } from '../facts/year-spans.ts';
import { core, namesSomething } from './open-phrases.ts';
import { type Hit, openEntry } from './open-terms.ts';

type Piece = Hit & { need: 'must' | 'nice'; told: boolean };

const BEGINS = '(?<=^|[，,。；;：:、\\n（(]\\s{0,3})';
/** Letters of a phrase up to where its clause ends. */
const REST = '[^，,。；;：:、\\n（）()]{2,14}';
const SURE_OF_IT = '(?:这块|这[一两]?[样块项]|方面)?(?:你|您)?(?:都|也)?(?:自己)?';

/**
 * Words by which running text says that somebody has to be able to do a thing or has done it; what is owed is `thing`.
 * Of what stands so in marked postings nine of ten are asked for.
 */
const OWED: RegExp[] = [
  // `姿态超了会纠偏`, `会写申诉信`
  new RegExp(
    `${BEGINS}(?:自己|你|您|\\p{Script=Han}{2,6}了)?会(?![有常员计议在给被让安提优加陪考更很比的把和与同对为根定统是教带你先再一直也不]|登录|一点)(?<thing>${REST})`,
    'dgu',
  ),
  // `掘过两个完整区间`
  new RegExp(
    `${BEGINS}(?:至少|独立|实际|亲手|自己)?(?:做|干|带|用|管|养|写|跑|操作|参与|主导|负责|独立完成|掘|修|开|教|跟)过(?!多|当然|这|那|[\\d一二两三四五六七八九十半几]+\\s?(?:年|个月|季|以上))(?<thing>${REST})`,
    'dgu',
  ),
  // `因此须能独立审方`
  new RegExp(
    `(?:因此|所以|故)[^，。；\\n]{0,6}?(?:须|需|要|得|应|必须)(?:能|会|懂)(?:够)?(?:独立)?(?<thing>${REST})`,
    'dgu',
  ),
  // `普通话要说得清楚`
  new RegExp(
    `${BEGINS}(?:所以)?(?<thing>(?:[^，,。；;：:\\n（）()、]{2,8}、){0,4}[^，,。；;：:\\n（）()、]{2,10}?)${SURE_OF_IT}(?:必须|务必|一定要|得|要)(?:自己|能|会)?[^，,。；;\\n]?得(?:住|懂|清楚|出手|来|动|好|过去|下来|起来|了)`,
    'dgu',
  ),
  // `沉降分析这块得有底子`
  new RegExp(
    `${BEGINS}(?:所以)?(?<thing>(?:[^，,。；;：:\\n（）()、]{2,8}、){0,4}[^，,。；;：:\\n（）()、]{2,10}?)${SURE_OF_IT}(?:必须|请?务必|一定要|得|要)(?:非常|很|真|够|自己)?(?:会|懂|熟|熟练|精通|过硬|扎实|硬|精|有底子|亲手做过?|做过|能自己扛)(?=[，,。；;\\n（(]|$)`,
    'dgu',
  ),
  // `you need to be able to set a temperament by ear`
  // `if you weld that's a plus`
  /\bif you(?:['’]ve| have| can| also)? (?<thing>[^,.;:()\n]{3,50}?),? (?:that['’]s|it['’]s|that would be|it would be|so much the better|all the better|even better|happy days)\b/dgi,
  /\b(?:must|need to|needs to|have to|should|want to)(?: also| therefore| all)? be (?:well )?able to (?<thing>[^,.;:()\n]{3,60})/dgi,
];
/** Where, with whom and why it is done. */
const FURTHER = /\s(?:with|when|while|without|because|so|as|if|and|on|in)\s.*$/i;
const LONGEST_WORDS = 6;

/** `土仓压力、出土量、同步注浆`: each of them. */
function membersOf(text: string, from: number, to: number): JobSpan[] {
  const said = text.slice(from, to).replace(FURTHER, '');
  return Array.from(said.matchAll(/[^、]+/g), ({ 0: member, index }) => ({
    from: from + index,
    to: from + index + member.length,
  }));
}

/** What running text says that somebody has to be able to do, where nothing of it is known. Pieces in order, with those. */
export function withOwed(text: string, pieces: readonly Piece[]): Piece[] {
  const clauses = clausesOf(text);
  const clauseAt = (at: number): Clause | undefined => clauses.find(({ from, to }) => from <= at && at < to);
  const owed: Piece[] = [];
  for (const pattern of OWED)
    for (const match of text.matchAll(pattern)) {
      const [from, to] = match.indices!.groups!.thing!;
      const clause = clauseAt(from);
      if (!clause) continue;
      for (const member of membersOf(text, from, to)) {
        const span = core(text, member);
        const phrase = text.slice(span.from, span.to);
        if (!namesSomething(phrase) || phrase.split(/\s+/).length > LONGEST_WORDS) continue;
        const said = text.slice(member.from, member.to);
        if (degreesIn(said).length > 0 || yearSpansIn(said).length > 0) continue;
        if ([...pieces, ...owed].some((one) => one.from < member.to && member.from < one.to)) continue;
        owed.push({ entry: openEntry(phrase, 'hard'), ...span, need: clause.need, told: false });
      }
    }
  return owed.length === 0 ? [...pieces] : [...pieces, ...owed].sort((a, b) => a.from - b.from);
}
