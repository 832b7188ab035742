import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import classes from './button.module.css';

type Look = { look?: 'filled' | 'default' | 'subtle'; size?: 'xs' | 'sm' | 'lg' };

export const buttonClass = ({ look = 'filled', size = 'sm' }: Look = {}, className = '') =>
  `${classes.button} ${classes[look]} ${classes[size]} ${className}`;

/** The buttons of the public shell: Mantine's looks without Mantine, which a first visit needn't fetch. */
export const PushButton = ({ look, size, className, ...props }: Look & ComponentProps<'button'>) => (
  <button type="button" className={buttonClass({ look, size }, className)} {...props} />
);

export const LinkButton = ({ look, size, className, ...props }: Look & ComponentProps<typeof Link>) => (
  <Link className={buttonClass({ look, size }, className)} {...props} />
);
