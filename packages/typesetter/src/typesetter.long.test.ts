import { testReadsBack } from '../testing/reads-back.ts';

testReadsBack(['long', 'hostile']);
