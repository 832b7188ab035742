import { MantineProvider, Tooltip } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { browser } from '../../../testing/browser.ts';
import { theme } from './theme.ts';

beforeAll(browser);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a tooltip comes after 700 ms', async () => {
  vi.useFakeTimers();
  render(
    <MantineProvider theme={theme} env="test">
      <Tooltip label="More about it">
        <button type="button">It</button>
      </Tooltip>
    </MantineProvider>,
  );
  fireEvent.mouseEnter(screen.getByRole('button'));
  await act(() => vi.advanceTimersByTimeAsync(699));
  expect(screen.queryByText('More about it')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2));
  expect(screen.queryByText('More about it')).toBeTruthy();
});
