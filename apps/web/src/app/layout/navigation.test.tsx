import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { browser } from '../../../testing/browser.ts';
import { queryClient } from '../../lib/query-client.ts';
import { DrawerNav } from './drawer-nav.tsx';
import { NavBar } from './nav-bar.tsx';
import { routeAt, routes } from './navigation.ts';

beforeAll(browser);
afterEach(cleanup);

const Where = () => <output>{`${useLocation().pathname}${useLocation().search}`}</output>;
const show = (children: React.ReactNode) =>
  render(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={['/home']}>
          {children}
          <Where />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
const links = () => screen.queryAllByRole('link').map((link) => link.textContent);

it('names the routes that are rendered, and none of the others', () => {
  show(<NavBar />);
  expect(links()).toEqual(['Home', 'My résumés', 'About', 'Contact']);
  const hidden = routes.filter(({ render }) => render === false).map(({ path }) => path);
  expect(hidden).toEqual(
    expect.arrayContaining([
      '/service',
      '/privacy',
      '/refund',
      '/login',
      '/register',
      '/resume-library',
      '/person-center',
    ]),
  );
});

it('opens a group by its button, closes it by Escape, and leads to the children', () => {
  show(<NavBar />);
  const toggle = screen.getByRole('button', { name: 'More under My résumés' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(toggle);
  expect(links()).toContain('Portfolio');
  fireEvent.keyDown(toggle, { key: 'Escape' });
  expect(links()).not.toContain('Portfolio');
  fireEvent.click(toggle);
  fireEvent.click(screen.getByRole('link', { name: 'Portfolio' }));
  expect(screen.getByRole('status').textContent).toBe('/resume?list=portfolio');
  expect(links()).not.toContain('Portfolio');
});

it('unfolds a group in the drawer without leaving, and closes once a route is chosen', () => {
  const close = vi.fn();
  show(<DrawerNav onClose={close} />);
  fireEvent.click(screen.getByRole('button', { name: 'My résumés' }));
  expect(close).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('/home');
  fireEvent.click(screen.getByRole('link', { name: 'Portfolio' }));
  expect(close).toHaveBeenCalledOnce();
});

it('knows which route an address belongs to', () => {
  expect(routeAt('/resume')?.name).toBe('myResume');
  expect(routeAt('/resume-library/some-id')?.name).toBe('edit');
  expect(routeAt('/resumes')).toBeUndefined();
});
