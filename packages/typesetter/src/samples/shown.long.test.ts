import { testShownSamples } from '../../testing/shown-samples.ts';

testShownSamples('zh', (at) => at % 3 !== 0);
// those of the short tests in their other language
testShownSamples('en', (at) => at % 3 === 0);
