import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { browser } from '../../../testing/browser.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

beforeAll(browser);
afterEach(cleanup);

function Page() {
  const [asking, setAsking] = useState(false);
  return (
    <MantineProvider env="test">
      <button type="button" onClick={() => setAsking(true)}>
        Ask
      </button>
      <input aria-label="Elsewhere" />
      {asking && (
        <ConfirmDialog title="Sure?" text="" busy={false} onConfirm={() => {}} onClose={() => setAsking(false)} />
      )}
    </MantineProvider>
  );
}

async function ask() {
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Ask' });
  button.focus();
  fireEvent.click(button);
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  return { button, cancel };
}

it('gives the keyboard back to the button that opened it', async () => {
  const { button, cancel } = await ask();
  fireEvent.click(cancel);
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('leaves the keyboard where it was put meanwhile', async () => {
  const { cancel } = await ask();
  fireEvent.click(cancel);
  const other = screen.getByLabelText('Elsewhere');
  other.focus();
  // the dialog is gone, and with it the timer that was set as it went
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(other);
});
