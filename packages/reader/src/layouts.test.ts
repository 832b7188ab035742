import { layoutsFor, testLayouts } from '../testing/read-layouts.ts';

// `layouts.long.test.ts` has the others
await testLayouts(layoutsFor.short);
