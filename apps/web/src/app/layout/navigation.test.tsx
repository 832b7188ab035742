import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { browser } from '../../../testing/browser.ts';
import { render } from '../../../testing/render.tsx';
import { DrawerNav } from './drawer-nav.tsx';
import { NavBar } from './nav-bar.tsx';
import { routeAt, routes } from './navigation.ts';

beforeAll(browser);

const Where = () => <output>{`${useLocation().pathname}${useLocation().search}`}</output>;
const show = (children: React.ReactNode) =>
  render(
    <>
      {children}
      <Where />
    </>,
    '/home',
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
  expect(links()).toContain('Sent versions');
  fireEvent.keyDown(toggle, { key: 'Escape' });
  expect(links()).not.toContain('Sent versions');
  fireEvent.click(toggle);
  fireEvent.click(screen.getByRole('link', { name: 'Sent versions' }));
  expect(screen.getByRole('status').textContent).toBe('/resume?list=portfolio');
  expect(links()).not.toContain('Sent versions');
});

it('unfolds a group in the drawer without leaving, and closes once a route is chosen', () => {
  const close = vi.fn();
  show(<DrawerNav onClose={close} />);
  fireEvent.click(screen.getByRole('button', { name: 'My résumés' }));
  expect(close).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('/home');
  fireEvent.click(screen.getByRole('link', { name: 'Sent versions' }));
  expect(close).toHaveBeenCalledOnce();
});

it('knows which route an address belongs to', () => {
  expect(routeAt('/resume')?.name).toBe('myResume');
  expect(routeAt('/resume-library/some-id')?.name).toBe('edit');
  expect(routeAt('/resumes')).toBeUndefined();
});
