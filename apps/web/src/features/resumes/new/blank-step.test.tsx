import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { browser } from '../../../../testing/browser.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { BlankStep } from './blank-step.tsx';

beforeAll(async () => {
  await browser();
  const data = { resumeId: 'r1' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 0, data, errMsg: '' })));
});
afterEach(cleanup);

it('opens the new résumé in its own place, so that the way back does not lead into the dialog again', async () => {
  const router = createMemoryRouter(
    [
      { path: '/resume', element: <BlankStep /> },
      { path: '/resume-library/:id', element: <h1>Workspace</h1> },
    ],
    { initialEntries: ['/resume', '/resume?new=blank'] },
  );
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  fireEvent.change(screen.getByLabelText('Name of the résumé'), { target: { value: 'Analyst' } });
  fireEvent.click(screen.getByRole('button', { name: 'Start writing' }));
  await screen.findByRole('heading', { name: 'Workspace' });
  await router.navigate(-1);
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/resume', search: '' }));
});
