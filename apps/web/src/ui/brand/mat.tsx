import { type ReactNode, useId } from 'react';
import classes from './brand.module.css';

const Cord = ({ top }: { top: string }) => {
  const id = useId();
  return (
    <svg className={classes.cord} style={{ top }} width="100%" height="12" aria-hidden="true">
      <defs>
        <pattern id={id} width="54" height="12" patternUnits="userSpaceOnUse">
          <path d="M0 6C14 3.4 40 3.4 54 6M0 6C14 8.6 40 8.6 54 6" fill="none" stroke="currentColor" />
        </pattern>
      </defs>
      <rect width="100%" height="12" fill={`url(#${id})`} />
    </svg>
  );
};

/** Unrolled slips, bound by cords at the given heights. Lies under paper only, never under text. */
export const Mat = ({
  cords,
  className = '',
  children,
}: {
  cords: string[];
  className?: string;
  children: ReactNode;
}) => (
  <div className={`${classes.mat} ${className}`}>
    {cords.map((top) => (
      <Cord key={top} top={top} />
    ))}
    {children}
  </div>
);
