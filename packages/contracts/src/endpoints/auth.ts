import * as account from '../account.ts';
import type { SignedInUser } from './draft.ts';
import { Nothing, takes } from './endpoint.ts';

/** Who one is, and how to get in and out. */
export const authEndpoints = {
  'GET /current': takes(Nothing, {
    access: 'visitor',
    summary: 'The signed-in user, null for a visitor',
  }).gives<account.User | null>(),
  'POST /register': takes(account.Register, {
    access: 'visitor',
    changes: true,
    perMinute: 30,
    summary: 'Sign up',
  }).gives<{ email: string }>(),
  'POST /link/check': takes(account.CheckLink, {
    access: 'visitor',
    changes: true,
    summary: 'Whose address a mailed link proves, while it works',
  }).gives<{ email: string }>(),
  'POST /activate': takes(account.Activate, {
    access: 'visitor',
    changes: true,
    summary: 'Activate an account with its password, and sign in',
  }).gives<SignedInUser>(),
  'POST /activate/resend': takes(account.EmailOnly, {
    access: 'visitor',
    changes: true,
    summary: 'Send the activation mail again',
  }).gives<{ email: string }>(),
  'POST /login': takes(account.Login, {
    access: 'visitor',
    changes: true,
    perMinute: 30,
    summary: 'Sign in',
  }).gives<SignedInUser>(),
  'POST /logout': takes(Nothing, { access: 'visitor', changes: true, summary: 'Sign out' }).gives<null>(),
  'POST /password/forgot': takes(account.EmailOnly, {
    access: 'visitor',
    changes: true,
    summary: 'Ask for a reset mail',
  }).gives<{ email: string }>(),
  'POST /password/reset': takes(account.ResetPassword, {
    access: 'visitor',
    changes: true,
    summary: 'Set a new password by mail',
  }).gives<null>(),
  'POST /password/change': takes(account.ChangePassword, {
    access: 'user',
    changes: true,
    summary: 'Change the password',
  }).gives<null>(),
};
