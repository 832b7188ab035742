const DEEDS = '[审核检试评验查筛面选轮稿]';
const FIRST = new RegExp(`[初预](${DEEDS})`, 'gu');
const LATER = new RegExp(`(?:复|终|二|再|末|定)(${DEEDS})`, 'gu');

/** 初审 with 复审 beside it: a later stage of what the person did the first one of. */
export const laterStages = (original: string, rewrite: string): string[] => {
  const first = new Set(Array.from(original.matchAll(FIRST), ([, deed = '']) => deed));
  return Array.from(rewrite.matchAll(LATER)).flatMap(([said, deed = '']) =>
    first.has(deed) && !original.includes(said) ? [said] : [],
  );
};

/** 非常规, 非全日制: what something is not; 非常, 非洲, 并非 are words of their own. */
const NOT = /(?<![是除并绝莫无])非(?!常(?!规|态|驻|住)|洲|但|凡|得|要|典|法|议)(\p{Script=Han}{2})/gu;
/** 常规作业 where the original has 非常规作业. */
export const undenied = (original: string, rewrite: string): string[] =>
  Array.from(original.matchAll(NOT)).flatMap(([said, thing = '']) =>
    rewrite.includes(thing) &&
    !rewrite.includes(said) &&
    original.indexOf(thing) === original.lastIndexOf(thing) &&
    !new RegExp(`[不没未无](?:是|属于?)?\\p{Script=Han}{0,2}${thing}`, 'u').test(rewrite)
      ? [thing]
      : [],
  );

const SENDS =
  /(派|安排|指派|委派|选派|调派|抽调)(?![到往去至赴我])[^，,。；;、]{0,5}?(?:人员|人手|专人|同事|下属|员工|(?<=[派调排])[人员])(?=[^，,。；;])/gu;
/** 派人到分店 where the person was sent there. */
export const sentAsSending = (original: string, rewrite: string): string[] =>
  Array.from(rewrite.matchAll(SENDS)).flatMap(([said, deed = '']) =>
    original.includes(said) ||
    !new RegExp(`(?:被|受|由|让|我)[^，,。；;]{0,6}${deed.at(-1)}|${deed.at(-1)}我`).test(original)
      ? []
      : [said],
  );

/** What goods come in: each holds as much as it holds. */
const PACKS = '箱|盒|袋|瓶|桶|罐|包|捆|件|托|板|车|吨|打|条|卷|筐|枚|粒|公斤|斤|盘';
const PACKED = new RegExp(
  `(\\d[\\d,.]*)\\s?([万千百]?)(?:余|多)?\\s?(${PACKS})(?!\\p{Script=Han}?(?:次|间|位|型))`,
  'gu',
);
const SCALE: Record<string, number> = { '': 1, 百: 100, 千: 1000, 万: 10_000 };
const packsIn = (text: string) =>
  Array.from(text.matchAll(PACKED), ([said, digits = '', scale = '', pack = '']) => ({
    said,
    value: Number(digits.replaceAll(',', '')) * SCALE[scale]!,
    pack,
  }));
/** 1.5万件 where the original has 1.5万箱. */
export const repacked = (original: string, rewrite: string): string[] => {
  const own = packsIn(original);
  return packsIn(rewrite).flatMap(({ said, value, pack }) => {
    const equal = own.filter((other) => Math.abs(other.value - value) < 1e-6);
    return equal.length > 0 && equal.every((other) => other.pack !== pack) ? [said] : [];
  });
};
