import { MantineThemeProvider } from '@mantine/core';
import { fireEvent, screen } from '@testing-library/react';
import type { Resume } from '@verdant/contracts';
import { blankItem, emptyContent, orderedSections } from '@verdant/contracts/constants';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { browser } from '../../../testing/browser.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import type { KeptPlace } from '../../editor/document/kept/kept-edits.ts';
import { Workspace } from './workspace.tsx';

beforeAll(browser);
afterEach(() => void vi.unstubAllGlobals());

const work = {
  ...blankItem('work', 'w1'),
  company: 'Harbour & Pine',
  content: ['Mixed paint', 'Sold it', 'Shipped it'],
};
const resume = {
  id: 'r',
  name: 'Painter',
  language: 'en',
  content: { ...emptyContent(), work: [work, { ...work, id: 'w2' }] },
  style: { template: 'slip', sections: orderedSections([]) },
  revision: 3,
  status: 'saved',
  updatedAt: '2026-01-01T10:00:00Z',
  missing: [],
  dismissed: [],
  analysis: null,
  fix: null,
  task: null,
} as unknown as Resume;
const place: KeptPlace = {
  current: () => null,
  put: () => {},
  isSafe: () => true,
  leave: () => {},
  release: async () => {},
};

const UNDO = 'Undo (Ctrl Z)';
const answers: Record<string, unknown> = {
  '/api/health': { engine: { llm: null } },
  '/api/current': { id: 'u', name: 'Maya' },
  '/api/resume/pair/detail': null,
};
const answer = (url: string) => {
  const { pathname } = new URL(url, 'http://localhost');
  const data = pathname in answers ? answers[pathname] : [];
  return pathname.startsWith('/api/resume/preview')
    ? new Promise(() => {})
    : Response.json({ code: 0, data, errMsg: '' });
};

it('a keystroke draws its own field: no button of the bar, of a row, an entry, another bullet or its own', async () => {
  vi.stubGlobal('fetch', async (url: string) => answer(url));
  const drawn: string[] = [];
  // Mantine asks the theme for the styles of each button that it draws
  const styles = (_: unknown, props: object) => {
    drawn.push(String((props as Record<string, unknown>)['aria-label']));
    return {};
  };
  const part = (
    <MantineThemeProvider theme={{ components: { ActionIcon: { styles } } }}>
      <Workspace resume={resume} place={place} onCheckImport={null} />
    </MantineThemeProvider>
  );
  renderRoutes([{ path: '*', element: part }], '/');
  const undo = await screen.findByRole('button', { name: UNDO });
  const bullet = await screen.findByDisplayValue('Sold it');
  expect(new Set(drawn).size).toBeGreaterThan(10);

  const type = (into: HTMLElement, value: string) => {
    drawn.length = 0;
    fireEvent.change(into, { target: { value } });
    expect(into).toHaveProperty('value', value);
    return [...drawn];
  };
  // the first letter makes a step that can be undone
  expect(type(bullet, 'Sold it ')).toContain(UNDO);
  expect(undo).toHaveProperty('disabled', false);
  expect(type(bullet, 'Sold it a')).toEqual([]);
  expect(type(screen.getByDisplayValue('Harbour & Pine'), 'Harbour & Pin')).toEqual([]);
});
