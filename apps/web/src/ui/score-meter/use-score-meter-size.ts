import { useMediaQuery } from '@mantine/hooks';
import type { SlipSize } from './score-meter-layout.ts';

/** Below `xl` the panel is 440 wide and the full slips don't fit. */
export const useSlipSize = (): SlipSize =>
  useMediaQuery('(max-width: 1199px)', false, { getInitialValueInEffect: false }) ? 'small' : 'normal';
