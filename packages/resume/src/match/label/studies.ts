import { isWish } from '../facts/degree-asked.ts';
import { NICE_AFTER, NICE_BEFORE } from '../phrases.ts';
import { openEntry } from '../terms/open-terms.ts';
import type { PostingReading } from './posting-spans.ts';
import { sentencesOf } from './posting-tokens.ts';
import { isDenied, type Piece } from './wanted.ts';

/** Fields of study of one sentence, any of which will do; `loose` where one that is near to them will do as well. */
export type Studies = { group: Piece[]; loose: boolean };

/** Less likely than this, what the field takes for a field of study is none; chosen on postings that it had not learned. */
const LIKELY = { han: 0.38, other: 0.45 };
const LEAST = { han: 2, other: 3 };
const LEAD = /^(?:(?:an?|the|in|of|any|some|other)\s+|(?:或|和|及|与|、)\s*)/i;
const TAIL = /(?:等|类|相关|相近)*(?:专业|方向)?(?:等|类|相关)?$|\s+(?:degree|subject|discipline|field)s?$/i;
const NO_STUDY =
  /^(?:不限|专业|相关|其他|相近|对口|本|(?:a |any )?(?:related|relevant|similar|equivalent|other|numerate|technical)\b.*)$/i;
const LOOSE = /相关|相近|相应|等|类|不看|不卡|\b(?:related|relevant|similar|equivalent|comparable|other|like|any)\b/i;
/** Studies are named where schooling is: `Keeping Children Safe in Education` is none. */
const SCHOOLING =
  /专业|毕业|学历|本科|大专|专科|中专|硕士|博士|研究生|科班|出身|学位|\b(?:degrees?|diplomas?|majors?|majored|bachelor\S*|master\S*|doctora\S*|ph\.?d|b\.?sc|m\.?sc|b\.?a|b\.?eng|m\.?eng|bs|ms|ma|hn[cd]|graduat\w*|stud(?:y|ied|ies)|qualif\w+|college|university|apprenticeship)\b/i;
const PHRASE_END = /[。；;！!\n]|\.(?=\s|$)/;
const AROUND = 60;

/** The fields of study that a posting asks for: with what is asked for of them, a résumé answers by its major. */
export function studiesOf(posting: string, { spans }: PostingReading, pieces: readonly Piece[]): Studies[] {
  const asked = pieces.filter(({ told }) => !told);
  const studies = spans.flatMap((span) => {
    if (span.kind !== 'study') return [];
    const said = posting.slice(span.from, span.to);
    const from = span.from + (said.match(LEAD)?.[0].length ?? 0);
    const name = posting.slice(from, span.to).replace(TAIL, '');
    const to = from + name.length;
    const script = /\p{Script=Han}/u.test(name) ? 'han' : 'other';
    if (span.probability < LIKELY[script] || name.length < LEAST[script] || NO_STUDY.test(name)) return [];
    if (isDenied(posting, { from, to }) || asked.some((one) => one.from < to && from < one.to)) return [];
    const entry = openEntry(name.length > LEAST.han ? name.replace(/学$/, '') : name, 'domain');
    return [{ from, to, entry }];
  });
  return sentencesOf(posting).flatMap((sentence) => {
    const own = studies.filter(({ from }) => sentence.from <= from && from < sentence.to);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last || !SCHOOLING.test(posting.slice(sentence.from, sentence.to))) return [];
    const before = posting
      .slice(Math.max(sentence.from, first.from - AROUND), first.from)
      .split(PHRASE_END)
      .at(-1)!;
    const after = posting.slice(last.to, Math.min(sentence.to, last.to + AROUND)).split(PHRASE_END)[0]!;
    const near = after.split(/[，,]/)[0]!;
    const isNice = NICE_BEFORE.test(before) || NICE_AFTER.test(near) || isWish(posting, first);
    const need = isNice ? 'nice' : 'must';
    const loose = LOOSE.test(after.slice(0, 24)) || LOOSE.test(posting.slice(first.from, last.to));
    return [{ group: own.map((one): Piece => ({ ...one, need, told: false })), loose }];
  });
}
