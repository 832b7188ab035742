import { act, screen } from '@testing-library/react';
import type { ResumeSummary } from '@verdant/contracts';
import { beforeAll, expect, it, vi } from 'vitest';
import { browser } from '../../../testing/browser.ts';
import { render } from '../../../testing/render.tsx';
import { ArchiveDialog } from './archive-dialog.tsx';

const asked = vi.fn((_: string) => new Promise<Response>(() => {}));

beforeAll(async () => {
  await browser();
  vi.stubGlobal('fetch', asked);
});

it('a double click keeps one archive', async () => {
  const resume = { id: 'r', name: 'Analyst' } as ResumeSummary;
  render(<ArchiveDialog resume={resume} onMissing={() => {}} onClose={() => {}} />);
  const button = await screen.findByRole('button', { name: 'Archive as sent' });
  // between two presses of a person only promises are kept
  const press = async () => {
    button.click();
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  };
  await act(async () => {
    await press();
    await press();
  });
  expect(asked).toHaveBeenCalledOnce();
});
