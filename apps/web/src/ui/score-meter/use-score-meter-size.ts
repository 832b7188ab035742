import { useMediaQuery } from '@mantine/hooks';
import type { ScoreMeterSize } from './score-meter-layout.ts';

/** Below `xl` the panel is 440 wide and the full bars don't fit. */
export const useScoreMeterSize = (): ScoreMeterSize =>
  useMediaQuery('(max-width: 1199px)', false, { getInitialValueInEffect: false }) ? 'small' : 'normal';
