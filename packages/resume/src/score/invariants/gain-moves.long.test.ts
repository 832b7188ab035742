import { everyone } from '../../../testing/everyone.ts';
import { testGainMoves } from '../../../testing/gain-moves.ts';

// with the short tests two in three
testGainMoves(everyone.filter((_, at) => at % 2 === 1));
