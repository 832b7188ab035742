import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { browser } from '../../../../testing/browser.ts';
import { render } from '../../../../testing/render.tsx';
import { NewResumeDialog } from './new-resume-dialog.tsx';

const server = { left: 0 };
const beyond = { code: 102, name: 'benefits', data: { ability: 'resumes', limit: 10 }, errMsg: 'Upgrade' };
const answers: Record<string, () => object> = {
  '/api/user/vipAmount': () => ({ code: 0, data: [{ code: 'resumes', limit: 10, left: server.left }], errMsg: '' }),
  '/api/site': () => ({ code: 0, data: { fetches: true }, errMsg: '' }),
  '/api/resume/import/address': () => beyond,
};

beforeAll(browser);
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, 'http://localhost');
    const answer = answers[pathname]?.() ?? { code: 0, data: null, errMsg: '' };
    return Response.json(answer, { status: answer === beyond ? 403 : 200 });
  });
});

const FULL = 'Your level keeps 10 résumés, and you have them all';
const open = (step: 'pick' | 'import' | 'blank') =>
  render(<NewResumeDialog step={step} onStep={() => {}} onClose={() => {}} />);

it.each(['pick', 'import', 'blank'] as const)(
  'says at the step %s that no more can be kept, before anything is sent',
  async (step) => {
    server.left = 0;
    open(step);
    expect(await screen.findByText(FULL)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To my résumés' }).getAttribute('href')).toBe('/resume');
    expect(screen.getByRole('button', { name: 'See what membership gives' })).toBeTruthy();
    expect(screen.queryByText(/Drop the file here/)).toBeNull();
  },
);

it('says the same when the server refuses one more', async () => {
  server.left = 1;
  open('import');
  const address = await screen.findByLabelText('Or the address of a JSON Resume');
  fireEvent.change(address, { target: { value: 'https://example.com/resume.json' } });
  fireEvent.click(screen.getByRole('button', { name: 'Fetch' }));
  await waitFor(() => expect(screen.getByText(FULL)).toBeTruthy());
  expect(screen.queryByText('Couldn’t read that file')).toBeNull();
});
