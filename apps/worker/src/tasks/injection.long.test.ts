import { testInjection } from '../../testing/injection.ts';

testInjection((at) => at % 5 !== 0);
