import { enter } from '@verdant/processes/enter';

await enter(new URL('main.ts', import.meta.url));
