import classes from './score-meter.module.css';

type Props = { groups: { key: string; earned: number; allotment: number }[]; width?: number; height?: number };

const GAP = 3;

/** The same account, one bar a group: 88 × 8 in the workspace's bar, 64 × 6 on cards. The number beside it speaks. */
export const ScoreMeterMini = ({ groups, width = 88, height = 8 }: Props) => {
  const total = groups.reduce((sum, group) => sum + group.allotment, 0) || 1;
  const room = width - GAP * Math.max(0, groups.length - 1);
  let x = 0;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {groups.map((group) => {
        const whole = (group.allotment / total) * room;
        const at = x;
        x += whole + GAP;
        return (
          <g key={group.key}>
            <rect className={classes.off} x={at} width={whole} height={height} rx="1" />
            <rect
              className={classes.on}
              x={at}
              width={(whole * group.earned) / group.allotment}
              height={height}
              rx="1"
            />
          </g>
        );
      })}
    </svg>
  );
};
