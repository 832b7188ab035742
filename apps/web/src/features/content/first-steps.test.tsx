import { act, screen, waitFor } from '@testing-library/react';
import type { ResumeContent } from '@verdant/contracts';
import { emptyContent } from '@verdant/contracts/constants';
import { beforeAll, expect, it } from 'vitest';
import { browser } from '../../../testing/browser.ts';
import { render } from '../../../testing/render.tsx';
import { type Workspace, WorkspaceContext } from '../../editor/document/workspace-context.ts';
import { FirstSteps } from './first-steps.tsx';

beforeAll(browser);

/** A document that can be written in. */
function open() {
  let state = { draft: { language: 'zh', content: emptyContent() } };
  const listeners = new Set<() => void>();
  const write = (basics: Partial<ResumeContent['basics']>) => {
    const { content } = state.draft;
    state = { draft: { language: 'zh', content: { ...content, basics: { ...content.basics, ...basics } } } };
    for (const tell of listeners) tell();
  };
  const subscribe = (tell: () => void) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  };
  return { write, workspace: { document: { subscribe, get: () => state } } as unknown as Workspace };
}
const isTicked = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

it('ticks a way of contact once it is one, by the rule that its field says it is none', async () => {
  const { write, workspace } = open();
  render(
    <WorkspaceContext value={workspace}>
      <FirstSteps />
    </WorkspaceContext>,
  );
  act(() => write({ name: '林晓', email: '不是邮箱', phone: 'abc' }));
  expect([isTicked('Your name'), isTicked('An e-mail address or a phone number')]).toEqual([true, false]);
  act(() => write({ email: 'lin@example.com' }));
  expect(isTicked('An e-mail address or a phone number')).toBe(false);
  act(() => write({ phone: '138 0013 8000' }));
  await waitFor(() => expect(isTicked('An e-mail address or a phone number')).toBe(true));
});
