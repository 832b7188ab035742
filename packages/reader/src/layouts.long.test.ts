import { halves, testLayouts } from '../testing/read-layouts.ts';

await testLayouts(halves.long);
