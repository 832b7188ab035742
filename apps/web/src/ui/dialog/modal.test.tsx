import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { browser } from '../../../testing/browser.ts';
import { render } from '../../../testing/render.tsx';
import { Modal } from './modal.tsx';

beforeAll(browser);
afterEach(() => void vi.restoreAllMocks());

it('the second half of a double click closes nothing, a later click beside the dialog does', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const close = vi.fn();
  render(
    <Modal opened onClose={close} title="New">
      Words
    </Modal>,
  );
  await screen.findByText('Words');
  const press = () => fireEvent.click(document.querySelector('.mantine-Modal-overlay')!);
  now.mockReturnValue(1_200);
  press();
  expect(close).not.toHaveBeenCalled();
  now.mockReturnValue(1_600);
  press();
  expect(close).toHaveBeenCalledOnce();
});
