import classes from './stage.module.css';

/** A4 in pt. */
const A4 = { width: 595.28, height: 841.89 };
const LINES = [38, 62, 100, 96, 88, 0, 44, 100, 92];

/** Stands where the page will be. */
export const BlankSheet = ({ scale }: { scale: number }) => (
  <div className={classes.blank} style={{ width: A4.width * scale, height: A4.height * scale }} aria-hidden="true">
    {LINES.map((width, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed picture
      <i key={i} style={{ width: `${width}%` }} />
    ))}
  </div>
);
