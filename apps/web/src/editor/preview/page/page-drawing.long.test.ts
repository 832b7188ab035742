// @vitest-environment jsdom
import { it } from 'vitest';
import { showAnyPages } from '../../../../testing/pages-drawn.ts';

it('shows any page after any other', () => showAnyPages(400, 5));
