import { layoutsFor, testLayouts } from '../testing/read-layouts.ts';

await testLayouts(layoutsFor.long);
