import { testReadsBack } from '../testing/reads-back.ts';

testReadsBack(['full', 'long', 'hostile'], true);
