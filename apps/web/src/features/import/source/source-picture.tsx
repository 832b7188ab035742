import { useElementSize } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './source.module.css';

type Props = { url: string; label: string; pageWidth: number; over: (scale: number) => ReactNode };

/** A picture of a page as it was brought. */
export const SourcePicture = ({ url, label, pageWidth, over }: Props) => {
  const { ref, width } = useElementSize();
  return (
    <div ref={ref} className={classes.picture}>
      <img src={url} alt={label} />
      {width > 0 && over(width / pageWidth)}
    </div>
  );
};
