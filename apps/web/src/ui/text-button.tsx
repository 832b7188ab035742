import type { ComponentProps } from 'react';
import classes from './text-button.module.css';

/** A button that reads as a link: it leads somewhere or unfolds. */
export const TextButton = ({ className = '', ...rest }: ComponentProps<'button'>) => (
  <button type="button" className={`${classes.text} ${className}`} {...rest} />
);
