import type { FieldPath, ResumeContent } from '@verdant/contracts';
import { textFields } from '../../content/text-fields.ts';
import { blankDates } from '../../text/find-dates.ts';
import { sameSize } from '../figure-size.ts';
import { chineseWords } from '../meaning/chinese-words.ts';
import { englishTokens } from '../meaning/english-words.ts';
import { knownFrom, unsupported } from '../meaning/unsupported.ts';
import { deedsOf } from '../ownership.ts';
import { figuresIn } from '../said-figures.ts';

/** What a rewrite tells of one text of the entry. */
export type Part = { path: FieldPath; original: string; rewrite: string };

const CUT = /[，,；;。:：()（）]|\.(?=\s|$)|\s+and\s+|\s[–—]\s|并(?=[^发购联行列排])|以及|同时/gi;
/** Joints behind which a sentence of its own begins. */
const STOP = /[；;。]|\.(?=\s|$)/g;
const JOINT =
  /^(?:[\s，,；;。.:：]|(?:and|also|moreover|in addition|additionally)\b|并且?|以及|同时|另外?|此外|还)+|[\s，,；;。:：]+$|\s+and$/gi;
const MAX_PIECES = 24;

/** A text in pieces between its joints, each joint at the end of what it follows. */
function piecesOf(text: string, cut: RegExp): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: joint, index } of text.matchAll(cut)) {
    if (/\d$/.test(text.slice(0, index)) && /^,\d/.test(text.slice(index))) continue;
    pieces.push(text.slice(from, index + joint.length));
    from = index + joint.length;
  }
  return [...pieces, text.slice(from)].filter((piece) => piece.trim() !== '');
}

/** What of a piece a text does not tell: words, and figures twice; words that it tells only in another word, a little. */
function untold(piece: string, by: string): number {
  const figures = figuresIn(by);
  const missing = figuresIn(blankDates(piece)).filter((figure) => !figures.some((other) => sameSize(figure, other)));
  const bases = new Set(englishTokens(by).map(({ keys: [base] }) => base));
  const others = [
    ...englishTokens(piece).filter(({ free, keys: [base] }) => !free && !bases.has(base)),
    ...chineseWords(piece).filter(({ text }) => !by.includes(text)),
  ];
  return unsupported(piece, knownFrom([by])).length + 2 * missing.length + 0.05 * others.length;
}

/** Says something of what stands before it: another text can't be what it tells. */
const HANGING =
  /^[\s，,；;。]*(?:(?:which|who|whom|whose|that|this|these|those|them|it|its|they|their|(?:both|each|all)(?= of\b| [a-z]+ed\b)|thereby|thus|hence|so|therefore|resulting|leading|including|such as|of which|of whom|of them|one of|two of|three of)\b|其|该|此[^外]|这|那|均|都|皆|使|令|从而|因[此而]|由此|进而|以[便致]|导致|含|包括)/i;
/** 3 of them, 其中: what they are stands before. */
const POINTING =
  /^\W*(?:[\w’'-]+\s+){0,3}(?:them|they|their|theirs|it|its|these|those|which|whom|the (?:latter|former|same))\b|^[^，,。；;]{0,4}(?:其中|[其该](?![他它])|[他她它]们|上述|前述|后者|前者)/i;
/** For whom, where or with what: behind a comma, what another text lends would be said of this one's things. */
const HUNG =
  /^(?:for|at|across|in|within|throughout|on behalf of|to|with|from|of|under|alongside|by|using|via|through|while|as|on|over|during)\s|^[为在给替向与和跟于以经由通按]|^用(?![\p{Script=Han}A-Za-z0-9\s]{0,16}?(?:做|开展|进行|搭建|开发|制图|建模|盘点|出具|生成|搭|写|画|拍|剪|查|录入|登记|整理|制作|处理|编写|绘制|统计|管理|维护|完成|编制|分析|设计|记录|编辑))/iu;
const isBare = (text: string): boolean => englishTokens(text).length + chineseWords(text).length < 2;
const isBareDeed = (text: string): boolean => isBare(text) && deedsOf(text).length > 0;
const isHung = (text: string): boolean => HUNG.test(text) || isBare(text);
const ENDS = /[；;。.]\s*$/;

const AT_STOP = 0.1;
const AT_JOINT = 0.3;

/** `during term, led a tour`: when or where, told before its deed. */
const FRONTED =
  /^[\s,，]*(?:(?:during|in|at|on|over|through|throughout|for|after|before|within|as|with|by|from|under|when|while)\s|在|于|每[月周天日年次]|期间)/i;
/** Pieces with what is told before their deed in one. */
function withFronted(pieces: readonly string[]): string[] {
  const all: string[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    const isBehindStop = all.length < 2 || ENDS.test(all.at(-2)!) || /\sand\s+$/i.test(all.at(-2)!);
    const isFronted =
      last !== undefined &&
      isBehindStop &&
      /[,，]\s*$/.test(last) &&
      FRONTED.test(last) &&
      deedsOf(trimmed(piece)).length > 0 &&
      deedsOf(last).length === 0;
    if (isFronted) all[all.length - 1] = last + piece;
    else all.push(piece);
  }
  return all;
}

/** Which text each piece tells, by the fewest words that nobody has said; the original's where several tell it alike. */
function ownersOf(pieces: readonly string[], texts: readonly string[]): number[] {
  const costs = pieces.map((piece) => texts.map((text) => untold(piece, text)));
  let best = costs[0]!.map((cost, owner) => ({ cost: cost + owner * 0.001, owners: [owner] }));
  for (const [at, cost] of costs.entries()) {
    if (at === 0) continue;
    // made, sorted and sold kites: deeds that share what stands behind the last of them
    const isStop = ENDS.test(pieces[at - 1]!);
    const isBareList = !isStop && (isBare(trimmed(pieces[at]!)) || isBareDeed(trimmed(pieces[at - 1]!)));
    const isBound = isBareList || HANGING.test(pieces[at]!) || POINTING.test(pieces[at]!);
    const change = isStop ? AT_STOP : AT_JOINT;
    best = cost.map((own, owner) => {
      const ways = best.map((way) => {
        const isSame = way.owners.at(-1) === owner;
        return { ...way, cost: way.cost + (isSame ? 0 : isBound ? Number.POSITIVE_INFINITY : change) };
      });
      const way = ways.reduce((a, b) => (b.cost < a.cost ? b : a));
      return { cost: way.cost + own + owner * 0.001, owners: [...way.owners, owner] };
    });
  }
  return best.reduce((a, b) => (b.cost < a.cost ? b : a)).owners;
}

/**
 * A rewrite that draws on further texts of its entry, as parts that each tell one of them: by its sentences, and by its
 * clauses. Empty where it tells one text alone.
 */
export function partsOf(content: ResumeContent, path: FieldPath, original: string, rewrite: string): Part[][] {
  const [section = '', id = '', list] = path.split('/');
  if (list === undefined || original.trim() === '') return [];
  const others = textFields(content).filter(
    (field) => field.path.startsWith(`${section}/${id}/`) && field.kind === 'bullet' && field.text !== original,
  );
  if (others.length === 0) return [];
  const owners = [{ path, text: original }, ...others];
  return [STOP, CUT].flatMap((cut) => {
    const pieces = withFronted(piecesOf(rewrite, cut));
    if (pieces.length < 2 || pieces.length > MAX_PIECES) return [];
    const told = ownersOf(
      pieces,
      owners.map(({ text }) => text),
    );
    if (new Set(told).size < 2 || !told.includes(0)) return [];
    const isCutOff = pieces.some(
      (piece, at) => at > 0 && told[at] !== told[at - 1] && !ENDS.test(pieces[at - 1]!) && isHung(trimmed(piece)),
    );
    if (isCutOff) return [];
    return [
      [...new Set(told)].map((owner) => ({
        path: owners[owner]!.path,
        original: owners[owner]!.text,
        rewrite: trimmed(pieces.filter((_, at) => told[at] === owner).join('')),
      })),
    ];
  });
}

const trimmed = (text: string) => text.replace(JOINT, '').replace(JOINT, '').trim();
