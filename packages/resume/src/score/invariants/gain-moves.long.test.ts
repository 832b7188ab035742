import { everyone } from '../../../testing/everyone.ts';
import { testGainMoves } from '../../../testing/gain-moves.ts';

testGainMoves(everyone);
