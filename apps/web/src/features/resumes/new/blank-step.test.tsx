import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { browser } from '../../../../testing/browser.ts';
import { renderRoutes } from '../../../../testing/render.tsx';
import { BlankStep } from './blank-step.tsx';

beforeAll(async () => {
  await browser();
  const data = { resumeId: 'r1' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 0, data, errMsg: '' })));
});

it('opens the new résumé in its own place, so that the way back does not lead into the dialog again', async () => {
  const { navigation } = renderRoutes(
    [
      { path: '/resume', element: <BlankStep /> },
      { path: '/resume-library/:id', element: <h1>Workspace</h1> },
    ],
    '/resume',
    '/resume?new=blank',
  );
  fireEvent.change(screen.getByLabelText('Name of the résumé'), { target: { value: 'Analyst' } });
  fireEvent.click(screen.getByRole('button', { name: 'Start writing' }));
  await screen.findByRole('heading', { name: 'Workspace' });
  navigation.navigator.go(-1);
  await waitFor(() => expect(navigation.get().location).toMatchObject({ pathname: '/resume', search: '' }));
});
