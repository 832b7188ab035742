import type { ReactNode } from 'react';
import classes from './status.module.css';

type Props = { tone?: 'ok' | 'warn' | 'run' | 'bad' | 'plain'; children: ReactNode };

/** A state in a word, with one slip in its colour. */
export const Status = ({ tone = 'plain', children }: Props) => (
  <span className={`${classes.status} ${tone === 'plain' ? '' : classes[tone]}`}>
    <i aria-hidden="true" />
    {children}
  </span>
);
