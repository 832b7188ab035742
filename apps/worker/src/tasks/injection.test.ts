import { testInjection } from '../../testing/injection.ts';

// `injection.long.test.ts` has the others
testInjection((at) => at % 5 === 0);
