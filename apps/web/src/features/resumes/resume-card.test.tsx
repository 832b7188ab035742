import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ListedResume, Task } from '@verdant/contracts';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { browser } from '../../../testing/browser.ts';
import { render } from '../../../testing/render.tsx';
import { chooseLanguage } from '../../i18n/index.ts';
import { ResumeCard } from './resume-card.tsx';

const fetched = vi.fn(async (_: string) => Response.json({ code: 0, data: [], errMsg: '' }));

beforeAll(async () => {
  await browser();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => act(() => chooseLanguage('en')));

const resume = {
  id: 'r',
  name: 'cv',
  language: 'en',
  status: 'saved',
  revision: 1,
  template: 'slip',
  score: null,
  tags: [],
  unchecked: true,
  createdAt: '2026-01-01T10:00:00Z',
  updatedAt: '2026-01-01T10:00:00Z',
} satisfies ListedResume;

it('an import that nobody has checked is to be checked, in both languages', async () => {
  render(<ResumeCard resume={resume} about={null} />);
  expect(screen.getByText('To check')).toBeTruthy();
  expect(screen.queryByText('Saved')).toBeNull();
  await act(() => chooseLanguage('zh'));
  expect(screen.getByText('待核对')).toBeTruthy();
});

it('one that was checked is saved', () => {
  render(<ResumeCard resume={{ ...resume, unchecked: false }} about={null} />);
  expect(screen.getByText('Saved')).toBeTruthy();
});

it('an import that failed can be tried once more and be deleted', async () => {
  const task = { id: 't1', kind: 'resume.import', status: 'failed', error: { errMsg: 'Damaged' } } as unknown as Task;
  render(<ResumeCard resume={{ ...resume, status: 'incomplete' }} about={{ task, notRead: true }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(fetched).toHaveBeenCalledWith(expect.stringContaining('/task/retry?id=t1'), expect.anything()),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Are you sure you want to delete this résumé?')).toBeTruthy();
});
