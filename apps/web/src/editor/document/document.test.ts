import type { Resume, ResumeContent, Update } from '@verdant/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDocument } from './document.ts';
import type { SaveFailure } from './save-queue.ts';

const content = (introduction: string) => ({ basics: { introduction } }) as ResumeContent;
const words = (value: ResumeContent) => value.basics.introduction;
const resume = {
  id: 'r',
  name: 'Analyst',
  language: 'en',
  content: content('a'),
  style: { template: 'slip' },
  revision: 3,
  updatedAt: '2026-01-01T10:00:00Z',
  missing: [],
} as unknown as Resume;

const open = () => {
  const saved: Update[] = [];
  const server = { revision: 3 };
  const next = () => {
    server.revision += 1;
    return server.revision;
  };
  const document = createDocument(resume, {
    save: (input) => {
      if (input.revision !== server.revision) return Promise.reject({ kind: 'stale' });
      saved.push(input);
      return Promise.resolve({ revision: next(), missing: [], updatedAt: '' });
    },
    restore: () => Promise.resolve({ revision: next() }),
    failure: (error) => error as SaveFailure,
  });
  const now = () => words(document.get().draft.content);
  return { document, saved, server, next, now };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('document', () => {
  it('saves what undo brings back', async () => {
    const { document, saved, now } = open();
    document.edit({ content: content('ab') });
    await document.flush();
    document.undo();
    expect(now()).toBe('a');
    await document.flush();
    expect(words(saved[1]!.content!)).toBe('a');
    expect(saved[1]!.reason).toBe('undo');
    document.redo();
    expect(now()).toBe('ab');
  });

  it('does not send an empty name, and keeps the rest going', async () => {
    const { document, saved } = open();
    document.edit({ name: ' ' });
    document.edit({ content: content('ab') });
    await document.flush();
    expect(saved).toHaveLength(1);
    expect(saved[0]!.name).toBeUndefined();
  });

  it('hands an accepted proposal back instead of undoing it by itself', async () => {
    const { document, next, now } = open();
    const took = { fixId: 'f', changeIds: ['c'] };
    await document.written(async () => ({ revision: next(), content: content('better') }), { took });
    expect(now()).toBe('better');
    expect(document.undo()).toEqual(took);
    expect(now()).toBe('better');
    await document.written(async () => ({ revision: next(), content: content('a') }), {
      gaveBack: ['c'],
    });
    expect(now()).toBe('a');
    expect(document.undo()).toBeNull();
    expect(document.get().revision).toBe(5);
  });

  it('keeps what was typed while the server wrote', async () => {
    const { document, saved, next, now } = open();
    let finish = () => {};
    const write = document.written(
      () =>
        new Promise<{ revision: number; content: ResumeContent }>((resolve) => {
          finish = () => resolve({ revision: next(), content: content('better') });
        }),
      { merge: (mine) => content(`${words(mine)} + better`) },
    );
    await vi.advanceTimersByTimeAsync(0);
    document.edit({ content: content('typed') });
    finish();
    await write;
    expect(now()).toBe('typed + better');
    await document.flush();
    expect(saved.at(-1)!.revision).toBe(4);
    expect(words(saved.at(-1)!.content!)).toBe('typed + better');
  });

  it('after a stale save writes mine over theirs, or takes theirs with mine in the history', async () => {
    for (const choice of ['mine', 'theirs'] as const) {
      const { document, saved, server, now } = open();
      server.revision = 4;
      document.edit({ content: content('mine') });
      expect(await document.flush()).toBe(false);
      expect(document.get().save.kind).toBe('stale');
      const theirs = { ...resume, revision: 4, content: content('theirs') };
      if (choice === 'mine') await document.keepMine(4);
      else await document.takeTheirs(theirs);
      expect(words(saved.at(-1)!.content!)).toBe('mine');
      expect(now()).toBe(choice);
      expect(document.get().revision).toBe(server.revision);
      expect(document.unsaved()).toBe(false);
    }
  });
});
