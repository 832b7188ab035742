import { useEffect } from 'react';
import { useCurrent } from '../lib/session.ts';
import { loadMembershipDialogs } from './layout/membership-corner.tsx';
import { loadTasksDrawer } from './layout/site-layout.tsx';
import { pages } from './pages.ts';
import { loadToastHost } from './toasts/toasts.tsx';

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

/** What the page itself needs comes first. */
const START_MS = 4_000;

/** Fetches it once it is known who is there. */
export function LikelyNext() {
  const { user } = useCurrent();
  const known = user === undefined ? null : Boolean(user);
  useEffect(() => {
    if (known === null) return;
    const left = new AbortController();
    const timer = setTimeout(async () => {
      const ahead = await import('./weather/fetch-ahead.ts').catch(() => null);
      await ahead?.fetchAhead(known ? forPeople : forVisitors, left);
    }, START_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [known]);
  return null;
}
