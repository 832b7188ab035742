import { testShownSamples } from '../../testing/shown-samples.ts';

testShownSamples('en');
