import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useT } from '../use-t.ts';
import { useWeatherWords, type Weathered, type WeatherWord } from './use-weather-words.ts';
import classes from './weather-bar.module.css';

const ICONS = {
  away: IconCloudOff,
  awayAndWaiting: IconCloudOff,
  awayAndAlone: IconCloudOff,
  sending: IconCloudUp,
  saved: IconCloudCheck,
} satisfies Record<WeatherWord, unknown>;

/** Where what is written is, while the server can't be reached and once it is back. */
export const WeatherBar = ({ state, isKept }: { state: Weathered; isKept: () => boolean }) => {
  const { t } = useT();
  const word = useWeatherWords(state, isKept);
  if (!word) return null;
  const Icon = ICONS[word];
  return (
    <p className={classes.bar} data-tone={word === 'saved' || word === 'sending' ? 'good' : 'warn'} role="status">
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      {t(`workspace:weather.${word}`)}
    </p>
  );
};
