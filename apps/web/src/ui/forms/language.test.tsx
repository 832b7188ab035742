import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { browser } from '../../../testing/browser.ts';
import { render } from '../../../testing/render.tsx';
import { PasswordForm } from '../../features/account/security/password-form.tsx';
import { RegisterPage } from '../../features/auth/register-page.tsx';
import { chooseLanguage } from '../../i18n/index.ts';

const said = { en: 'That is not your current password', zh: '当前密码不正确' };
const refusal = { code: 100, name: 'wrongCurrent', data: { field: 'current' }, errMsg: said.en, said };

beforeAll(async () => {
  await browser();
  vi.stubGlobal('fetch', async (url: unknown) =>
    String(url).includes('/password/change')
      ? new Response(JSON.stringify(refusal), { status: 400 })
      : new Response(JSON.stringify({ code: 0, data: [], errMsg: '' })),
  );
});
afterEach(() => chooseLanguage('en'));

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('says what is wrong with an input in the language that the page has now', async () => {
  render(<RegisterPage />);
  fill('E-mail', 'maya');
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await screen.findByText(/Please input a valid e-mail/);
  await act(() => chooseLanguage('zh'));
  expect(await screen.findByText(/请输入有效的邮箱/)).toBeTruthy();
  expect(screen.queryByText(/Please input/)).toBeNull();
});

it('says what the server refused beside its input, and in the language that the page has now', async () => {
  render(<PasswordForm />);
  fill('Current password', 'not-the-one-1');
  fill('New password', 'bamboo-slip-77');
  fireEvent.click(screen.getByRole('button', { name: 'Change the password' }));
  await screen.findByText(said.en);
  const current = screen.getByLabelText('Current password');
  expect(document.getElementById(current.getAttribute('aria-describedby') ?? '')?.textContent).toBe(said.en);
  await act(() => chooseLanguage('zh'));
  expect(await screen.findByText(said.zh)).toBeTruthy();
  expect(screen.queryByText(said.en)).toBeNull();
});

it('lets the keyboard look at a password, by a button in the language of the page', async () => {
  await chooseLanguage('zh');
  render(<PasswordForm />);
  const [eye] = screen.getAllByRole('button', { name: '显示密码' });
  expect(eye!.tabIndex).toBe(0);
});
