import type { Resume, ResumeContent, Update } from '@verdant/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDocument } from './document.ts';
import type { Unsent } from './kept/kept-edits.ts';
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

type Server = { revision: number; theirs?: Partial<Resume>; isDown?: boolean };

const open = (left: Unsent | null = null) => {
  const saved: Update[] = [];
  const kept: (Unsent | null)[] = [];
  const server: Server = { revision: 3 };
  let back = () => {};
  const next = () => {
    server.revision += 1;
    return server.revision;
  };
  const newest = () => ({ ...resume, ...server.theirs, revision: server.revision }) as Resume;
  const io: Parameters<typeof createDocument>[1] = {
    save: (input) => {
      if (server.isDown) return Promise.reject({ kind: 'network' });
      if (input.revision !== server.revision) return Promise.reject({ kind: 'stale' });
      saved.push(input);
      return Promise.resolve({ revision: next(), missing: [], updatedAt: '' });
    },
    restore: () => Promise.resolve({ revision: next() }),
    failure: (error) => error as SaveFailure,
    since: async () => ({ theirs: newest(), base: resume }),
    back: () =>
      new Promise((done) => {
        if (!server.isDown) return done();
        back = () => [Object.assign(server, { isDown: false }), done()];
      }),
    keep: (unsent) => kept.push(unsent),
  };
  const document = createDocument(resume, io, left);
  const now = () => words(document.get().draft.content);
  return { document, saved, kept, server, newest, next, now, comeBack: () => back() };
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
      Object.assign(server, { revision: 4, theirs: { content: content('theirs') } });
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

  it('brings together what two windows did to different things, and asks about nothing', async () => {
    const { document, saved, server, now } = open();
    Object.assign(server, { revision: 7, theirs: { name: 'Lead', style: { template: 'bamboo' } } });
    document.edit({ content: content('mine') });
    expect(await document.flush()).toBe(true);
    expect(saved.at(-1)).toMatchObject({ revision: 7, name: 'Lead', style: { template: 'bamboo' } });
    expect([now(), document.get().draft.name, document.get().revision]).toEqual(['mine', 'Lead', 8]);
  });

  it('takes a save whose answer was lost for what it is', async () => {
    const { document, saved, server } = open();
    document.edit({ content: content('mine') });
    Object.assign(server, { revision: 4, theirs: { content: content('mine') } });
    expect(await document.flush()).toBe(true);
    expect([saved.length, document.get().revision, document.get().save.kind]).toEqual([0, 4, 'saved']);
  });

  it('what was typed while it was brought together goes on top of it', async () => {
    const { document, saved, server } = open();
    Object.assign(server, { revision: 4, theirs: { style: { template: 'bamboo' } } });
    document.edit({ content: content('mi') });
    const saving = document.flush();
    document.edit({ content: content('mine') });
    await saving;
    await document.flush();
    expect(words(saved.at(-1)!.content!)).toBe('mine');
    expect(document.get().draft.style.template).toBe('bamboo');
    expect(document.unsaved()).toBe(false);
  });

  it('tells what the server lacks until it has it', async () => {
    const { document, kept, server } = open();
    server.isDown = true;
    document.edit({ content: content('a1') });
    await document.flush();
    document.edit({ style: { template: 'bamboo' } as Resume['style'] });
    expect(kept.at(-1)).toMatchObject({
      revision: 3,
      change: { content: content('a1'), style: { template: 'bamboo' } },
    });
    server.isDown = false;
    await document.flush();
    expect(kept.at(-1)).toBeNull();
  });

  it('opens with what an earlier page has left, and sends it', async () => {
    const { document, saved, server, now } = open({
      revision: 2,
      change: { content: content('left'), reason: 'edit' },
    });
    Object.assign(server, { theirs: { name: 'Lead' } });
    expect([now(), document.unsaved()]).toEqual(['left', true]);
    document.start();
    await document.flush();
    expect(saved).toMatchObject([{ revision: 3, name: 'Lead', content: content('left') }]);
  });

  it('follows another window only while it has nothing of its own', async () => {
    const { document, server, newest, now } = open();
    Object.assign(server, { revision: 4, theirs: { content: content('theirs') } });
    document.edit({ content: content('mine') });
    document.follow(newest());
    expect(now()).toBe('mine');
    document.discard();
    document.follow(newest());
    expect([now(), document.get().revision]).toEqual(['theirs', 4]);
    document.undo();
    expect(now()).toBe('mine');
  });

  it('what needs the server waits for it and goes on', async () => {
    const { document, saved, server, comeBack } = open();
    server.isDown = true;
    document.edit({ content: content('mine') });
    let went: boolean | undefined;
    void document.ready().then((ready) => {
      went = ready;
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([went, document.get().waiting, saved.length]).toEqual([undefined, 1, 0]);
    comeBack();
    await vi.advanceTimersByTimeAsync(0);
    expect([went, document.get().waiting, saved.length]).toEqual([true, 0, 1]);
  });
});
