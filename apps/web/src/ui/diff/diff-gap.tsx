import classes from './diff.module.css';

type Props = { label: string; hint: string; value: string; onChange: (value: string) => void };

/** A gap in a proposal as a dashed field: only the person knows the figure. */
export const DiffGap = ({ label, hint, value, onChange }: Props) => (
  <input
    className={classes.gap}
    value={value}
    placeholder={label}
    aria-label={hint}
    size={Math.max(3, (value || label).length + 1)}
    maxLength={120}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
