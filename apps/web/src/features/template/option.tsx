import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './template.module.css';

/** What can be chosen, behind its name. */
export const Option = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.option}>
    <span>{label}</span>
    <div>{children}</div>
  </div>
);

/** One of a few, all in sight. */
export function Segments<V extends string>(props: {
  label: string;
  value: V;
  options: readonly (readonly [V, string])[];
  onChange: (value: V) => void;
}) {
  return (
    <Option label={props.label}>
      <SegmentedControl
        aria-label={props.label}
        value={props.value}
        onChange={(next) => props.onChange(next as V)}
        data={props.options.map(([value, label]) => ({ value, label }))}
      />
    </Option>
  );
}
