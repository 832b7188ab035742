import { useMediaQuery } from '@mantine/hooks';
import { useHand } from '../../lib/hand.ts';
import type { ScoreMeterSize } from './score-meter-layout.ts';

const now = { getInitialValueInEffect: false } as const;

/** Below `xl` the panel is 440 wide and the full bars don't fit; on a phone it is the screen. */
export const useScoreMeterSize = (): ScoreMeterSize => {
  const hand = useHand();
  const narrow = useMediaQuery('(max-width: 374px)', false, now);
  const small = useMediaQuery('(max-width: 1199px)', false, now);
  const room = useMediaQuery('(min-width: 500px)', false, now);
  if (hand && !room) return narrow ? 'tiny' : 'phone';
  return small ? 'small' : 'normal';
};
