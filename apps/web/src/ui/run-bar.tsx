import classes from './run-bar.module.css';

/** How far running work is, in the colour of running work. */
export const RunBar = ({ label, percent }: { label: string; percent: number }) => (
  <div
    className={classes.bar}
    role="progressbar"
    aria-label={label}
    aria-valuenow={Math.round(percent)}
    aria-valuemin={0}
    aria-valuemax={100}
  >
    <i style={{ width: `${Math.max(2, Math.min(100, percent))}%` }} />
  </div>
);
