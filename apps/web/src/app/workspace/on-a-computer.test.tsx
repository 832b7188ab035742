import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { browser } from '../../../testing/browser.ts';
import { render } from '../../../testing/render.tsx';
import { OnAComputer } from './on-a-computer.tsx';

beforeAll(browser);
afterEach(() => {
  vi.unstubAllGlobals();
});

const answers = (user: unknown, draft: unknown) => {
  const data = (url: string) => (url.includes('/current') ? user : url.includes('/draft') ? draft : []);
  vi.stubGlobal('fetch', async (url: string) => Response.json({ code: 0, data: data(url), errMsg: '' }));
};
const ways = () =>
  [...screen.getByRole('heading', { level: 1 }).parentElement!.querySelectorAll('a, button')].map(
    (way) => way.textContent,
  );

it('leads home whoever has their résumés in an account', async () => {
  answers({ id: 'u', nickname: 'Maya' }, null);
  render(<OnAComputer onStay={() => {}} />);
  await screen.findByText(/Your résumés are saved/);
  expect(ways()).toEqual(['Back to home', 'Work here on the phone']);
});

it('sends no draft to a computer that has none of it: here comes first', async () => {
  answers(null, { resumeId: 'r', until: '2026-05-02T08:00:00.000Z' });
  render(<OnAComputer onStay={() => {}} />);
  await screen.findByText(/in this browser alone/);
  expect(ways()).toEqual(['Work here on the phone', 'Back to home']);
});
