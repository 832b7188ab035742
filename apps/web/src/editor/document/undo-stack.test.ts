import { describe, expect, it } from 'vitest';
import { emptyStack, PAUSE_MS, record, redo, reopened, undo } from './undo-stack.ts';

describe('undo stack', () => {
  it('walks back and forth through separate edits', () => {
    let stack = record(emptyStack<string>(), 'a', { now: 0 });
    stack = record(stack, 'ab', { now: 10 });
    const first = undo(stack, 'abc')!;
    expect(first.value).toBe('ab');
    const second = undo(first.stack, first.value)!;
    expect(second.value).toBe('a');
    expect(undo(second.stack, second.value)).toBeNull();
    const forth = redo(second.stack, second.value)!;
    expect(forth.value).toBe('ab');
    expect(redo(forth.stack, forth.value)!.value).toBe('abc');
  });

  it('takes typing in one field as one step until there is a pause', () => {
    let stack = record(emptyStack<string>(), '', { key: 'name', now: 0 });
    stack = record(stack, 'M', { key: 'name', now: 100 });
    stack = record(stack, 'Ma', { key: 'name', now: 200 });
    expect(stack.past).toHaveLength(1);
    stack = record(stack, 'May', { key: 'name', now: 200 + PAUSE_MS });
    expect(stack.past.map((step) => step.before)).toEqual(['', 'May']);
    stack = record(stack, 'Maya', { key: 'email', now: 200 + PAUSE_MS + 1 });
    expect(stack.past).toHaveLength(3);
  });

  it('forgets what was undone once something new is written', () => {
    const back = undo(record(emptyStack<string>(), 'a', { now: 0 }), 'ab')!;
    expect(back.stack.future).toEqual(['ab']);
    expect(record(back.stack, 'a', { now: 5 }).future).toEqual([]);
  });

  it('does not join a new edit to a field edited before an undo', () => {
    const back = undo(record(emptyStack<string>(), 'a', { key: 'name', now: 0 }), 'ab')!;
    expect(record(back.stack, 'a', { key: 'name', now: 1 }).past).toHaveLength(1);
  });

  it('hands back the proposals of a step and offers no redo for it', () => {
    const fix = { fixId: 'f', changeIds: ['c'] };
    const back = undo(record(emptyStack<string>(), 'a', { now: 0, fix }), 'b')!;
    expect(back.fix).toEqual(fix);
    expect(redo(back.stack, back.value)).toBeNull();
  });

  it('drops the step of proposals that were given back, or keeps its words where more was written since', () => {
    const fix = { fixId: 'f', changeIds: ['c'] };
    const taken = record(emptyStack<string>(), 'a', { now: 0, fix });
    expect(reopened(taken, 'b', ['c']).past).toEqual([]);
    const more = record(taken, 'b', { now: 5 });
    expect(reopened(more, 'bb', ['c']).past).toEqual([{ before: 'a' }, { before: 'b' }, { before: 'bb' }]);
  });
});
