import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSaveQueue, DEBOUNCE_MS, type SaveFailure, type SaveState, Unsaved } from './save-queue.ts';

type Change = { content?: string; style?: string };
type Answer = { revision: number };

const server = () => {
  let revision = 1;
  const sent: { revision: number; change: Change }[] = [];
  const replies: (() => Promise<Answer>)[] = [];
  const send = (at: number, change: Change): Promise<Answer> => {
    sent.push({ revision: at, change });
    const reply = replies.shift();
    if (reply) return reply();
    if (at !== revision) return Promise.reject({ kind: 'stale' });
    revision += 1;
    return Promise.resolve({ revision });
  };
  return {
    send,
    sent,
    replies,
    changedElsewhere: () => {
      revision += 1;
    },
    newest: () => revision,
  };
};

const open = (to: ReturnType<typeof server>) => {
  const states: SaveState['kind'][] = [];
  const queue = createSaveQueue<Change, Answer>({
    revision: 1,
    send: to.send,
    failure: (error) => error as SaveFailure,
    onSaved: () => undefined,
    onState: (state) => states.push(state.kind),
  });
  return { queue, states };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('save queue', () => {
  it('waits for a pause and sends the last of each field', async () => {
    const to = server();
    const { queue, states } = open(to);
    queue.push({ content: 'a' });
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS - 1);
    queue.push({ content: 'ab' });
    queue.push({ style: 's' });
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS - 1);
    expect(to.sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(to.sent).toEqual([{ revision: 1, change: { content: 'ab', style: 's' } }]);
    expect(states.at(-1)).toBe('saved');
    expect(queue.revision()).toBe(2);
  });

  it('keeps one request in flight and numbers the next from its answer', async () => {
    const to = server();
    let answer = (_: Answer) => {};
    to.replies.push(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const { queue } = open(to);
    queue.push({ content: 'a' });
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    queue.push({ content: 'ab' });
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS * 5);
    expect(to.sent).toHaveLength(1);
    to.replies.push(() => Promise.resolve({ revision: 8 }));
    answer({ revision: 7 });
    await vi.advanceTimersByTimeAsync(0);
    expect(to.sent[1]).toEqual({ revision: 7, change: { content: 'ab' } });
    expect(queue.unsaved()).toBe(false);
  });

  it('tries again with growing pauses while the network is away and loses nothing', async () => {
    const to = server();
    const away = () => Promise.reject({ kind: 'network' });
    to.replies.push(away, away);
    const { queue, states } = open(to);
    queue.push({ content: 'a' });
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    expect(states.at(-1)).toBe('retrying');
    queue.push({ style: 's' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(to.sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(to.sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(to.sent[2]).toEqual({ revision: 1, change: { content: 'a', style: 's' } });
    expect(states.at(-1)).toBe('saved');
  });

  it('goes on at once when the network is back', async () => {
    const to = server();
    to.replies.push(() => Promise.reject({ kind: 'network' }));
    const { queue } = open(to);
    queue.push({ content: 'a' });
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    queue.retryNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(queue.unsaved()).toBe(false);
  });

  it('stops on a stale revision, keeps what is written since, and writes it over the newest when told to', async () => {
    const to = server();
    to.changedElsewhere();
    const { queue, states } = open(to);
    queue.push({ content: 'mine' });
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    expect(states.at(-1)).toBe('stale');
    queue.push({ content: 'mine too' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(to.sent).toHaveLength(1);
    expect(await queue.flush()).toBe(false);
    expect(await queue.settle(to.newest(), { content: 'mine too', style: 's' })).toBe(true);
    expect(to.sent[1]).toEqual({ revision: 2, change: { content: 'mine too', style: 's' } });
    expect(queue.revision()).toBe(3);
  });

  it('gives up its own changes when the other version is taken', async () => {
    const to = server();
    to.changedElsewhere();
    const { queue, states } = open(to);
    queue.push({ content: 'mine' });
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    await queue.settle(to.newest(), null);
    expect(queue.unsaved()).toBe(false);
    expect(states.at(-1)).toBe('saved');
    expect(to.sent).toHaveLength(1);
  });

  it('says why a save was refused and tries again after the next edit', async () => {
    const to = server();
    to.replies.push(() => Promise.reject({ kind: 'refused', reason: 'too long' }));
    const { queue, states } = open(to);
    queue.push({ content: 'much' });
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    expect(states.at(-1)).toBe('refused');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(to.sent).toHaveLength(1);
    queue.push({ content: 'less' });
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    expect(to.sent[1]!.change).toEqual({ content: 'less' });
    expect(states.at(-1)).toBe('saved');
  });

  it('saves before an action that writes a revision, and holds later edits until it is over', async () => {
    const to = server();
    const { queue } = open(to);
    queue.push({ content: 'a' });
    let finish = (_: Answer) => {};
    const seen: number[] = [];
    const action = queue.alone((revision) => {
      seen.push(revision);
      return new Promise<Answer>((resolve) => {
        finish = resolve;
      });
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual([2]);
    queue.push({ content: 'ab' });
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS * 2);
    expect(to.sent).toHaveLength(1);
    to.changedElsewhere();
    finish({ revision: 3 });
    await action;
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS);
    expect(to.sent[1]).toEqual({ revision: 3, change: { content: 'ab' } });
  });

  it('refuses such an action while changes cannot be saved', async () => {
    const to = server();
    to.replies.push(() => Promise.reject({ kind: 'network' }));
    const { queue } = open(to);
    queue.push({ content: 'a' });
    await expect(queue.alone(() => Promise.resolve({ revision: 9 }))).rejects.toBeInstanceOf(Unsaved);
  });
});
