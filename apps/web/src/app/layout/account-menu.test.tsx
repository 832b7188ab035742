import { fireEvent, screen } from '@testing-library/react';
import type { User } from '@verdant/contracts';
import { beforeAll, expect, it, vi } from 'vitest';
import { browser } from '../../../testing/browser.ts';
import { render } from '../../../testing/render.tsx';
import { PersonMark } from '../../ui/person-mark.tsx';
import { AccountMenu } from './account-menu.tsx';

beforeAll(async () => {
  await browser();
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 0, data: null, errMsg: '' })));
});

const maya = {
  id: 'u',
  name: 'maya',
  username: 'maya',
  nickname: '',
  email: 'maya@example.com',
  headimgurl: null,
} as User;

it.each([
  ['', 'Hello, dear user'],
  ['Maya', 'Hello, Maya'],
])('greets "%s" with "%s", and offers the person center and the way out', async (name, greeting) => {
  render(<AccountMenu user={{ ...maya, name }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Account menu' }));
  expect(await screen.findByText(greeting)).toBeTruthy();
  expect(screen.getByRole('menuitem', { name: 'Account' }).getAttribute('href')).toBe('/person-center');
  expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeTruthy();
});

it('shows the picture of a person, otherwise the first letter of the name', () => {
  const { container, rerender } = render(<PersonMark user={maya} />);
  expect(screen.getByText('M')).toBeTruthy();
  rerender(<PersonMark user={{ ...maya, headimgurl: '/api/resume/image/file?id=1' }} />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/api/resume/image/file?id=1');
});
