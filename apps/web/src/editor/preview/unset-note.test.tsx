import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { browser } from '../../../testing/browser.ts';
import { render } from '../../../testing/render.tsx';
import { UnsetNote } from './unset-note.tsx';

beforeAll(browser);

it('names what the page cannot show until it is closed, and says nothing of a page that shows all', () => {
  const { rerender } = render(<UnsetNote unset={['👷‍♂️', '🇬🇧']} />);
  expect(screen.getByRole('status').textContent).toContain('👷‍♂️ 🇬🇧');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<UnsetNote unset={['🏗️']} />);
  expect(screen.getByRole('status').textContent).toContain('🏗️');
  rerender(<UnsetNote unset={[]} />);
  expect(screen.queryByRole('status')).toBeNull();
});
