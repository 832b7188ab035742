import { isSameMeasure, normal, sameSize } from '../../figure-size.ts';
import { type Placed, placedIn } from '../figure-place.ts';

/** Two figures that the original holds against each other. `target`: the one that was to be reached. */
export type Pair = { first: Placed; second: Placed; target: Placed | null };

const AIM = /\b(?:targets?|goals?|quotas?|budget(?:ed)?|planned)\b|目标|计划|指标|定额|预算|合同/i;
const AGAINST =
  /\b(?:against|compared (?:with|to)|versus|vs\.?|while|whereas|the (?:school|team|company|national|regional|group|branch) average|average of|up on|down on)\b|而|同期|上年|此前|平均|对比|较|比|[，,；;]/i;
const STOP = /[,;，；。（(]/;
const isYear = ({ value, unit }: Placed) => unit === '' && value >= 1950 && value < 2050;
const FAR = 60;

/** Neighbours of one measure, one of them an aim, or both per cent of the same. */
export function pairsIn(text: string, figures: readonly Placed[]): Pair[] {
  const sizes = figures.filter((figure) => !isYear(figure) && !figure.isLabel);
  return sizes.slice(1).flatMap((second, at): Pair[] => {
    const first = sizes[at]!;
    const between = text.slice(first.to, second.from);
    if (first.role !== '' || second.role === 'from' || first.isLabel || second.isLabel) return [];
    if (between.length > FAR || /[。]|\.\s/.test(between) || !isSameMeasure(first, second)) return [];
    const [isFirst, isSecond] = [first, second].map(({ from }) => AIM.test(text.slice(0, from).split(STOP).at(-1)!));
    if (isFirst !== isSecond) return [{ first, second, target: isFirst === true ? first : second }];
    return normal(first).unit === '%' && normal(second).unit === '%' && AGAINST.test(between)
      ? [{ first, second, target: null }]
      : [];
  });
}

const ABOVE = /\b(?:above|over|higher|more|ahead|better|beyond|up)\b|高|多|超/i;
const BELOW = /\b(?:below|short|under|lower|less|fewer|behind|down)\b|低|少|差|缺|短/i;
/** 比平均（79%） before the figure. */
const THAN = /(?:比|较|与)[^，,；;。比较]{0,24}$/;
const BEFORE = 8;
const BEHIND = 24;

/**
 * Whether a difference stands on the right side: what is told right before it lies above or below the other one, which is
 * told as well.
 */
export function isOnRightSide(figure: Placed, text: string, { first, second }: Pair): boolean {
  const behind = text.slice(figure.to, figure.to + BEHIND).split(/[,;，；。]/)[0]!;
  const around = `${text
    .slice(Math.max(0, figure.from - BEFORE), figure.from)
    .split(/[,;，；。]/)
    .at(-1)} ${behind.split(/\d/)[0]}`;
  const [above, below] = [ABOVE.test(around), BELOW.test(around)];
  const told = placedIn(text).filter((one) => sameSize(one, first) || sameSize(one, second));
  const before = told.filter(({ from }) => from < figure.from);
  // 82%，比平均（79%）高 3 个百分点: what it is held against stands behind 比
  const than = THAN.exec(text.slice(0, figure.from));
  const subject = before.filter(({ from }) => !than || from < than.index).at(-1);
  if (above === below || !subject) return false;
  const other = sameSize(subject, first) ? second : first;
  const isBoth = told.some((one) => sameSize(one, other));
  return isBoth && above === normal(subject).value > normal(other).value;
}
