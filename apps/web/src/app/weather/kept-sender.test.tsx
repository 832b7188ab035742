import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { emptyContent } from '@verdant/contracts/constants';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { browser } from '../../../testing/browser.ts';
import { browserStore } from '../../../testing/browser-store.ts';
import { render } from '../../../testing/render.tsx';
import { placeFor } from '../../editor/document/kept/kept-edits.ts';
import { chooseLanguage } from '../../i18n/index.ts';
import { Toasts } from '../toasts/toasts.tsx';
import { KeptSender } from './kept-sender.tsx';

const entries = browserStore();
const content = (introduction: string) => ({
  ...emptyContent(),
  basics: { ...emptyContent().basics, introduction },
});
const server = { introduction: '' };

beforeAll(async () => {
  await browser();
  await Promise.all([import('../theme/themed.tsx'), import('../toasts/toast-host.tsx')]);
});
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/resume/updateing')
      ? Response.json({ code: 106, name: 'stale', data: { revision: 4 }, errMsg: 'stale' }, { status: 409 })
      : Response.json({ code: 0, data: { content: content(server.introduction), revision: 4 }, errMsg: '' }),
  );
  const change = { content: content('mine'), reason: 'edit' };
  entries.set('k', { id: 'k', userId: 'u', resumeId: 'r', name: 'Analyst', at: Date.now(), revision: 3, change });
});
afterEach(async () => {
  cleanup();
  entries.clear();
  await act(() => chooseLanguage('en'));
});

const tree = (isThere: boolean) => (
  <>
    <Toasts />
    {isThere && <KeptSender userId="u" />}
  </>
);
const NOTICE = '“Analyst” has changes that could not be sent. Open it to decide.';

it('what the page that was left has sent itself is no conflict', async () => {
  server.introduction = 'mine';
  render(tree(true));
  await waitFor(() => expect(entries.size).toBe(0));
  expect(screen.queryByText(NOTICE)).toBeNull();
});

it('what has to be decided is said in the language of the moment, until it is decided', async () => {
  server.introduction = 'theirs';
  render(tree(true));
  await screen.findByText(NOTICE);
  await act(() => chooseLanguage('zh'));
  const inChinese = await screen.findByText('“Analyst”有修改没能发送，打开后再决定。');
  (await placeFor({ userId: 'u', resumeId: 'r' })).put(null, '');
  await waitFor(() => expect(inChinese.isConnected).toBe(false));
});

it('nothing of it stays when the person has left', async () => {
  server.introduction = 'theirs';
  const { rerender } = render(tree(true));
  await screen.findByText(NOTICE);
  rerender(tree(false));
  await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull());
});
