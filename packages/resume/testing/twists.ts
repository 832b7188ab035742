import { honestRewrites } from '@verdant/testkit/gate-cases/honest';
import { honestParaphrases } from '@verdant/testkit/gate-cases/paraphrases';
import { honestAgain } from '@verdant/testkit/gate-cases/second';
import { knownFrom, unsupported } from '../src/gate/meaning/unsupported.ts';
import { hasHan } from '../src/text/words.ts';
import { judge } from './measure-gate.ts';
import { contentWords, lentWords, movedWords, type Told, type Twist } from './moved-twists.ts';

const ended = (text: string) => text.replace(/[.。]\s*$/, '');
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

type Change = [kind: string, change: (text: string) => string];
const ENGLISH: readonly Change[] = [
  ['an outcome', (text) => `${ended(text)}, which improved efficiency`],
  ['an outcome', (text) => `${ended(text)}, boosting customer satisfaction`],
  ['an outcome', (text) => `${ended(text)}, so that costs fell`],
  ['a further deed', (text) => `${ended(text)} and trained new colleagues`],
  ['a further thing', (text) => `${ended(text)}, including budgets and forecasts`],
  ['a higher deed', (text) => `Led a team that ${lowered(text)}`],
  ['a higher deed', (text) => `Managed the department: ${lowered(text)}`],
  ['a higher post', (text) => `As head of department, ${lowered(text)}`],
  ['scope', (text) => `${ended(text)} across the whole country`],
  ['scope', (text) => `${ended(text)} for every branch`],
  ['praise', (text) => `${ended(text)}, to award-winning standards`],
  ['alone', (text) => `Single-handedly ${lowered(text)}`],
  ['a brand', (text) => `${ended(text)} using Salesforce`],
  ['an adjective', (text) => text.replace(/\b(?:the|an?) (?=[a-z]{4})/, (said) => `${said}large international `)],
];
const CHINESE: readonly Change[] = [
  ['an outcome', (text) => `${ended(text)}，显著提升效率`],
  ['an outcome', (text) => `${ended(text)}，客户满意度大幅提高`],
  ['an outcome', (text) => `${ended(text)}，使成本下降`],
  ['a further deed', (text) => `${ended(text)}，并培训新员工`],
  ['a further thing', (text) => `${ended(text)}及预算编制`],
  ['a higher deed', (text) => `带领团队${text}`],
  ['a higher deed', (text) => `主导并${text}`],
  ['a higher post', (text) => `作为部门经理，${text}`],
  ['scope', (text) => `在全国范围内${text}`],
  ['praise', (text) => `${ended(text)}，获得公司表彰`],
  ['alone', (text) => `独立${text}`],
  ['a brand', (text) => `运用SAP系统${text}`],
  ['an adjective', (text) => text.replace(/(?<=的)(?=\p{Script=Han}{2})/u, '大型国际')],
];

/** Words that keep a claim small: without them it says more. */
const LIMITS: readonly [kind: string, limit: RegExp][] = [
  [
    'without about',
    /\b(?:about|around|roughly|approximately|nearly|almost|up to|as many as|at most) (?=[\d£$€]|[a-z]+ty\b)|(?:大约|约|近|将近|不超过|至多|最多)(?=\s?\d)/giu,
  ],
  ['without a denial', /\b(?:not|never|no) (?!more|less|fewer)|(?:尚未|并未|未|没有|没)(?=\p{Script=Han})/giu],
  [
    'without help',
    /\b(?:helped(?: to)?|assisted (?:in|with)|took part in|participated in|supported)\s|协助|参与|配合|辅助/giu,
  ],
  [
    'without others',
    /,? (?:together |jointly )?with (?:a|an|one|two|three|the|my) (?:other |[a-z]+ )?(?:colleagues?|engineer|nurse|teacher|team)|(?:与|和|同)(?:同事|同学|团队)(?:一起|共同)?/giu,
  ],
  [
    'without a part',
    /\b(?:part of|parts of|some of|sections of|partly|occasionally|sometimes|mainly) |部分|偶尔|有时|个别/giu,
  ],
  [
    'without guidance',
    /,? under (?:the )?(?:guidance|supervision|direction) of (?:[a-z]+ ){1,3}[a-z]+|在\p{Script=Han}{1,8}指导下/giu,
  ],
];

const withoutEach = ({ original, rewrite }: Told): Twist[] =>
  LIMITS.flatMap(([kind, limit]) => {
    const count = rewrite.match(limit)?.length ?? 0;
    const own = original.match(limit)?.length ?? 0;
    if (count === 0 || own < count) return [];
    return [{ kind, original, rewrite: rewrite.replace(limit, '').replace(/^\s+/, '') }];
  });

const ALONE = /独立|单独|\balone\b|\bown\b|\bonly\b/i;
const LEADS = /主导|牵头|主持|带领|负责人|\bled\b|\bhead/i;

/** Years are no figures that could be exchanged. */
const FIGURE = /(?<![\d.,:/-])(?!(?:19|20)\d\d(?!\d))\d{1,3}(?:,\d{3}|\d*)(?:\.\d+)?(?![\d:/-])/g;
/** Each figure another one, and each two that stand apart exchanged. */
function otherFigures({ original, rewrite }: Told): Twist[] {
  const found = Array.from(rewrite.matchAll(FIGURE));
  const put = (at: number, length: number, figure: string, text = rewrite) =>
    text.slice(0, at) + figure + text.slice(at + length);
  const others = found.flatMap(({ 0: figure, index }) => {
    const value = Number(figure.replace(/,/g, ''));
    return [value + 3, value * 2 + 1].map((wrong) => ({
      kind: 'another figure',
      original,
      rewrite: put(index, figure.length, `${wrong}`),
    }));
  });
  const exchanged = found.flatMap((first, at) =>
    found.slice(at + 1).flatMap((second) => {
      if (first[0] === second[0] || second.index - first.index < 12) return [];
      const text = put(second.index, second[0].length, first[0]);
      return [{ kind: 'two figures exchanged', original, rewrite: put(first.index, first[0].length, second[0], text) }];
    }),
  );
  return [...others, ...exchanged];
}

const MOST_WORDS = 4;
/** Words of the rewrite, each with a word in its place that stands in the next text and not in this one. */
function exchangedWords({ original, rewrite }: Told, next: Told): Twist[] {
  // what a gap asks for is a question, whatever it is about
  if (/[【[]/.test(rewrite)) return [];
  const known = knownFrom([original, rewrite]);
  const others = contentWords(next.original).filter(({ text }) => unsupported(text, known).length > 0);
  return contentWords(rewrite)
    .slice(0, MOST_WORDS)
    .flatMap(({ from, to }, at) => {
      const other = others[at % Math.max(1, others.length)];
      if (!other) return [];
      return [{ kind: 'another word', original, rewrite: rewrite.slice(0, from) + other.text + rewrite.slice(to) }];
    });
}

/** Each rewrite twisted in every way that it has a place for. The same texts give the same twists. */
export const twistsOf = (told: readonly Told[]): Twist[] =>
  told.flatMap((one, at) => {
    const { original, rewrite } = one;
    const changes = (hasHan(rewrite) ? CHINESE : ENGLISH)
      .map(([kind, change]) => ({ kind, original, rewrite: change(rewrite) }))
      .filter(
        (twist) =>
          twist.rewrite !== rewrite &&
          !(twist.kind === 'a further deed' && /train|培训/i.test(original)) &&
          !(twist.kind === 'alone' && ALONE.test(original)) &&
          !(twist.kind === 'a higher deed' && LEADS.test(original)),
      );
    const next = told.slice(at + 1).find((other) => hasHan(other.original) === hasHan(original));
    return [
      ...changes,
      ...withoutEach(one),
      ...otherFigures(one),
      ...movedWords(one),
      ...(next ? [...exchangedWords(one, next), ...lentWords(one, next)] : []),
    ];
  });

/** Our own honest rewrites that pass, every `step`-th of them. */
const honest = (step: number): Told[] =>
  [...honestRewrites, ...honestAgain, ...honestParaphrases].filter((one, at) => at % step === 0 && passes(one));

const passes = ({ original, rewrite, beside }: Told & { beside?: string }): boolean => {
  const verdict = judge({ kind: '', claim: '', original, rewrite }, beside === undefined ? [] : [beside]);
  return verdict.ok && verdict.confirm.length === 0 && verdict.text === rewrite.trim();
};

/** Every `step`-th rewrite twisted, one in `share` of the twists: how many there were, and those that pass. */
export function measureTwists(step: number, share = 1): { twists: number; passed: string[] } {
  const twists = twistsOf(honest(step)).filter((_, at) => at % share === 0);
  const passed = twists.filter(passes).map(({ kind, original, rewrite }) => `${kind}: ${original} → ${rewrite}`);
  return { twists: twists.length, passed };
}
