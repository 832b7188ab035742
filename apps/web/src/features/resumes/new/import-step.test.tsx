import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { browser } from '../../../../testing/browser.ts';
import { renderRoutes } from '../../../../testing/render.tsx';
import { ImportStep } from './import-step.tsx';

const task = vi.fn<() => { code: number; name?: string; data: unknown; errMsg: string; status?: number }>();
const reading = { id: 't1', kind: 'resume.import', resumeId: 'r1', resumeName: 'cv', progress: 40, stage: 'read' };

beforeAll(async () => {
  await browser();
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
  vi.stubGlobal('fetch', async (url: string) => {
    const room = { code: 0, data: [{ code: 'resumes', limit: 10, left: 9 }], errMsg: '' };
    const { status = 200, ...envelope } = url.includes('/user/vipAmount') ? { status: 200, ...room } : task();
    return new Response(JSON.stringify(envelope), { status });
  });
});
beforeEach(() => {
  task.mockReturnValue({ code: 0, data: { ...reading, status: 'running' }, errMsg: '' });
});

function reload(address: string) {
  const { navigation } = renderRoutes(
    [
      { path: '/resume', element: <ImportStep /> },
      { path: '/resume-library/:id', element: <h1>Workspace</h1> },
    ],
    '/resume',
    address,
  );
  return navigation;
}

it('goes on following the reading after a reload, and opens the workspace in the place of the dialog', async () => {
  const navigation = reload('/resume?new=import&reading=t1');
  expect(await screen.findByText('Reading cv')).toBeTruthy();
  expect(screen.queryByText(/Drop the file here/)).toBeNull();
  task.mockReturnValue({ code: 0, data: { ...reading, status: 'succeeded', result: { pages: 1 } }, errMsg: '' });
  await screen.findByRole('heading', { name: 'Workspace' }, { timeout: 15_000 });
  navigation.navigator.go(-1);
  await waitFor(() => expect(navigation.get().location).toMatchObject({ pathname: '/resume', search: '' }));
});

it('ends with the task, whatever the address says', async () => {
  const navigation = reload('/resume?new=import&reading=t1');
  await screen.findByText('Reading cv');
  navigation.goTo('/resume?new=import', { replace: true });
  task.mockReturnValue({ code: 0, data: { ...reading, status: 'succeeded', result: { pages: 1 } }, errMsg: '' });
  await screen.findByRole('heading', { name: 'Workspace' }, { timeout: 15_000 });
});

it('lets another file be chosen when there is nothing to follow', async () => {
  task.mockReturnValue({ code: 105, name: 'notFound', data: null, errMsg: 'No such task', status: 404 });
  reload('/resume?new=import&reading=gone');
  expect((await screen.findByRole('alert')).textContent).toContain('No such task');
  expect(screen.getByText(/Drop the file here/)).toBeTruthy();
});
