import { halves, testLayouts } from '../testing/read-layouts.ts';

// `layouts.long.test.ts` has each layout in its other language
await testLayouts(halves.short);
