import classes from './score-meter.module.css';
import { layoutScoreMeter, METER, type ScoreGroup, type ScoreMeterSize } from './score-meter-layout.ts';

type Props = {
  groups: ScoreGroup[];
  /** the sum in words: the picture says the same to a screen reader */
  label: string;
  tone?: 'earned' | 'job';
  cap?: number;
  names?: boolean;
  size?: ScoreMeterSize;
};

/** px; a last group narrower than its name has it at its right end */
const NARROW = 30;

/** A hundred points, one bar each, tied by two cords in the colour of the ground. */
export const ScoreMeter = ({ groups, label, tone = 'earned', cap = 0, names = true, size = 'normal' }: Props) => {
  const { bars, starts, width } = layoutScoreMeter(groups, cap, size);
  const { bar, height } = METER[size];
  const on = tone === 'job' ? classes.job : classes.on;
  const nameAt = (i: number) =>
    i > 0 && i === groups.length - 1 && width - starts[i]! < NARROW
      ? ({ right: 0, textAlign: 'right' } as const)
      : { left: starts[i] };
  return (
    <div style={{ width }}>
      <svg className={classes.meter} width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img">
        <title>{label}</title>
        {bars.map((one) => (
          <rect
            key={one.x}
            className={one.kind === 'on' ? on : classes[one.kind]}
            x={one.x}
            y="0"
            width={bar}
            height={height}
            rx="1"
          />
        ))}
        <path className={classes.cord} d={`M0 ${height * 0.26}H${width}M0 ${height * 0.74}H${width}`} />
      </svg>
      {names && (
        <div className={classes.groups} aria-hidden="true">
          {groups.map((group, i) => (
            <span key={group.key} style={nameAt(i)}>
              {group.label}
              <b>
                {group.earned}
                <span className={classes.of}>
                  {size === 'phone' || size === 'tiny' ? '/' : ' / '}
                  {group.allotment}
                </span>
              </b>
            </span>
          ))}
        </div>
      )}
    </div>
  );
};
