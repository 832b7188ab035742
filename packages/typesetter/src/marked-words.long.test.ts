import { vi } from 'vitest';
import { testMarkedPages } from '../testing/marked-pages.ts';

vi.setConfig({ testTimeout: 120_000 });
testMarkedPages('all');
