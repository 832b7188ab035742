import { everyone } from '../../../testing/everyone.ts';
import { testGainMoves } from '../../../testing/gain-moves.ts';

// with the short tests more than half
testGainMoves(everyone.filter((_, at) => at % 2 === 1));
