import { Tooltip } from '@mantine/core';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { browser } from '../../../testing/browser.ts';
import { render } from '../../../testing/render.tsx';

beforeAll(browser);
afterEach(() => {
  vi.useRealTimers();
});

it('a tooltip comes after 700 ms', async () => {
  vi.useFakeTimers();
  render(
    <Tooltip label="More about it">
      <button type="button">It</button>
    </Tooltip>,
  );
  fireEvent.mouseEnter(screen.getByRole('button'));
  await act(() => vi.advanceTimersByTimeAsync(699));
  expect(screen.queryByText('More about it')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2));
  expect(screen.queryByText('More about it')).toBeTruthy();
});
