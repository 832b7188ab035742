import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { againWhenBack } from '../../../lib/weather/weather.ts';
import classes from './source.module.css';

type Props = { url: string; label: string; pageWidth: number; over: (scale: number) => ReactNode };

/** A picture of a page as it was brought; what the network kept back comes with it. */
export const SourcePicture = ({ url, label, pageWidth, over }: Props) => {
  const { ref, width } = useElementSize();
  const [tries, setTries] = useState(0);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const waitForNetwork = () => {
    stop.current();
    stop.current = againWhenBack(() => setTries((before) => before + 1));
  };
  return (
    <div ref={ref} className={classes.picture}>
      <img key={tries} src={url} alt={label} onError={waitForNetwork} />
      {width > 0 && over(width / pageWidth)}
    </div>
  );
};
