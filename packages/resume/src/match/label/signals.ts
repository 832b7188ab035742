import { sentencesOf } from './posting-tokens.ts';

/**
 * Words by which a sentence says what it does with the things it names, by what they say: they tell more of a posting by
 * somebody new than each word for itself. `frees` is what takes a demand back (`prior use doesn't matter`, 会不会都行).
 */
const SIGNALS = {
  must: /\b(?:must(?! not)|needs?|needed|requir\w+|essential|mandatory|have to|necessary|minimum|at least|expect\w*|should)\b|必须|必备|要求|需要?|务必|硬性|起码|至少|基本功|底线|前提|刚需|吃透|不能少|少不了|得(?=[有会能是懂要])|要(?=[有会能懂熟看])/giu,
  likes:
    /\b(?:plus|bonus|nice|ideal\w*|prefer\w*|desirabl\w*|advantage\w*|welcome|love\w*|great|helps?|helpful|useful|handy|better|extra)\b|优先|加分|更好|更佳|最好|也好|当然好|太好了|锦上添花|欢迎|先考虑|求之不得/giu,
  able: /\b(?:experience\w*|knowledge|familiar\w*|abl[ey]|ability|know\w*|comfortabl\w*|confident|skill\w*|proficien\w*|understand\w*|qualif\w*|certif\w*|background|used|worked|hold\w*)\b|熟悉|熟练|掌握|精通|了解|会|懂|具备|具有|持|有(?!限)|能|经验|经历|[做干用跑带]过/giu,
  not: /\b(?:not|no|never|without|neither|nor|nothing|cannot)\b|n['’]t\b|不|没|无|别|非|勿/giu,
  frees:
    /\b(?:(?:does|do|did)(?: not|n['’]t) (?:matter|mind|care|worry|ask)|won['’]t need|needn['’]t|no need|no matter|either way|not a deal ?-?breaker|(?:teach|train|show) (?:you|it|the|that|them|on)|pick (?:it|this|that|things) up|never mind)\b|都行|都可以|没关系|没事|无所谓|不限|用不[着上]|不用|不看|不卡|不问|不强求|教你|教会|带你|慢慢学|可以学|从头教|入职后再?[办考补取]|可后补/giu,
  we: /\b(?:we|our|us|ours|my|i|the (?:company|client|team))\b|我们|我司|我院|本店|本院|公司|店里|客户|咱/giu,
  you: /\b(?:you|your|candidates?|applicants?|somebody|someone|anyone|people who|who)\b|你|您|候选人|应聘者|求职者|人选/giu,
  does: /\b(?:you['’]ll|you will|will be|would be|responsib\w*|duties|role|day)\b|负责|主要做|日常|参与|协助|承担|每天/giu,
  turns: /\b(?:if|though|although|but|however|unless|because|since|while)\b|如果|要是|若|但|不过|虽|因为|所以|另外/giu,
  gives:
    /\b(?:offer\w*|benefits?|pay|paid|salary|pension|holidays?|insurance|allowance|free)\b|[£$€¥]|提供|福利|薪|工资|奖金?|包吃|包住|社保|补贴|五险/giu,
  settles:
    /\b(?:subject to|undergo\w*|carried out|in force|on day one|upon (?:joining|appointment|hire)|on (?:joining|appointment|arrival)|once (?:hired|appointed)|after (?:an? )?offer|successful (?:candidate|applicant)s?|will be (?:asked|checked|taken|sought))\b|[须需]签订|签署|拟录用|录用后|入职后|入职[须需]|统一(?:查询|组织|安排|办理)|由[^，。；\n]{1,6}(?:查询|核查|办理)|背调/giu,
  firm: /\b(?:awards?|awarded|shortlisted|accredited|approved|founded|established|employs|turnover|member of|investors in|partners?|clients include)\b|取得|荣获|获得|入选|评为|通过[^，。；\n]{0,8}(?:认证|体系)|成立于|创立|旗下|覆盖|融资/giu,
  others:
    /\b(?:(?:an?)?other (?:team|group|department|squad|post|advert?)s?|sister (?:team|company)|separate (?:ad|advert|posts?|roles?|team)|department of (?:its|their) own|looked after by|runs? (?:it|on|by)|(?:is|are) (?:outsourced|not your|no concern))\b|另(?:行|由|一[组个]|外招)|外包|无关|各管各|专门的|其他(?:组|部门|同事)|由[^，。；\n]{1,8}(?:负责|管|定|操作)/giu,
  hires:
    /\b(?:apply|applying|applications?|cv|résumés?|send|email|call|text|interview)\b|投递|简历|面试|联系|电话|微信|报名|应聘/giu,
} as const;
type Name = keyof typeof SIGNALS;
const NAMES = Object.keys(SIGNALS) as Name[];

const FAR = [2, 6, 14, 30, 60];
/** Letters around a piece whose signals are seen. */
const REACH = 200;
const stepOf = (letters: number): number => FAR.filter((far) => letters >= far).length;

type Signal = { from: number; to: number; name: Name };
/** The first of them that ends behind a place. */
function firstBehind(signals: readonly Signal[], at: number): number {
  let [low, high] = [0, signals.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (signals[middle]!.to < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Said = { from: number; to: number; signals: Signal[]; names: Set<Name> };

/** What the signals say of a place in a text: names of features. */
export type SignalsAt = { near: (span: { from: number; to: number }) => string[]; around: (at: number) => string[] };

export function signalsOf(text: string): SignalsAt {
  const sentences = sentencesOf(text).map(({ from, to }): Said => {
    const said = text.slice(from, to);
    const signals = NAMES.flatMap((name) =>
      Array.from(said.matchAll(SIGNALS[name]), ({ index, 0: word }) => ({
        from: from + index,
        to: from + index + word.length,
        name,
      })),
    ).sort((a, b) => a.from - b.from);
    return { from, to, signals, names: new Set(signals.map(({ name }) => name)) };
  });
  const indexAt = new Int32Array(text.length + 1).fill(-1);
  sentences.forEach(({ from, to }, i) => {
    indexAt.fill(i, from, to);
  });
  const inLine = (a: Said, b: Said | undefined): b is Said =>
    b !== undefined && !text.slice(Math.min(a.to, b.to), Math.max(a.from, b.from)).includes('\n');
  return {
    near({ from, to }) {
      const sentence = sentences[indexAt[from]!];
      if (!sentence) return [];
      const names: string[] = [];
      const before = new Map<Name, number>();
      const after = new Map<Name, number>();
      let [last, second, next] = ['<', '<', '>'];
      for (let i = firstBehind(sentence.signals, from - REACH); i < sentence.signals.length; i++) {
        const signal = sentence.signals[i]!;
        if (signal.from > to + REACH) break;
        if (signal.to <= from) {
          before.set(signal.name, from - signal.to);
          [second, last] = [last, signal.name];
        } else if (signal.from >= to) {
          if (next === '>') next = signal.name;
          if (!after.has(signal.name)) after.set(signal.name, signal.from - to);
        } else names.push(`in:${signal.name}`);
      }
      for (const [name, far] of before) names.push(`before:${name}`, `before:${name}=${stepOf(far)}`);
      for (const [name, far] of after) names.push(`after:${name}`, `after:${name}=${stepOf(far)}`);
      names.push(`between=${last}/${next}`, `last=${second} ${last}`, `next=${next}`);
      return names;
    },
    around(at) {
      const i = indexAt[at]!;
      const sentence = sentences[i];
      if (!sentence) return [];
      const [last, next] = [sentences[i - 1], sentences[i + 1]];
      return [
        ...(inLine(sentence, last) ? [...last.names].map((name) => `prior:${name}`) : ['prior=none']),
        ...(inLine(sentence, next) ? [...next.names].map((name) => `later:${name}`) : ['later=none']),
      ];
    },
  };
}
