import type { ReactNode } from 'react';
import classes from './panel.module.css';

type Props = { children: ReactNode; foot?: ReactNode; flush?: boolean };

/** The inside of a tab: what scrolls, and what stays below it. */
export const Panel = ({ children, foot, flush }: Props) => (
  <>
    <div className={`${classes.body} ${flush ? '' : classes.padded}`}>{children}</div>
    {foot && <div className={classes.foot}>{foot}</div>}
  </>
);
