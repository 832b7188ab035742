import { useEffect } from 'react';
import { useCurrent } from '../lib/session.ts';
import { loadMembershipDialogs } from './layout/membership-corner.tsx';
import { loadTasksDrawer } from './layout/site-layout.tsx';
import { pages } from './pages.ts';
import { loadToastHost } from './toasts/toasts.tsx';
import { fetchAhead } from './weather/fetch-ahead.ts';

const { login, register, resumes, workspace, person, about, contact } = pages;
const site = [about.load, contact.load];

/** What one is likely to press next, the likeliest first. */
const forVisitors = [loadToastHost, register.load, login.load, loadMembershipDialogs, ...site];
const forPeople = [
  loadToastHost,
  resumes.load,
  workspace.load,
  loadMembershipDialogs,
  person.load,
  loadTasksDrawer,
  ...site,
];

/** Fetches it once it is known who is there. */
export function LikelyNext() {
  const { user } = useCurrent();
  const known = user === undefined ? null : Boolean(user);
  useEffect(() => (known === null ? undefined : fetchAhead(known ? forPeople : forVisitors)), [known]);
  return null;
}
