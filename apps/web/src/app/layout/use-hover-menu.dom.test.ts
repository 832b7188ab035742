import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHoverMenu } from './use-hover-menu.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('opens 200 ms after the pointer came, and closes 150 ms after it left', () => {
  const { result } = renderHook(useHoverMenu);
  act(() => result.current.enter('a'));
  wait(199);
  expect(result.current.open).toBeNull();
  wait(1);
  expect(result.current.open).toBe('a');
  act(() => result.current.leave());
  wait(149);
  expect(result.current.open).toBe('a');
  wait(1);
  expect(result.current.open).toBeNull();
});

it('does not wait within 300 ms of the last one, and waits again after them', () => {
  const { result } = renderHook(useHoverMenu);
  act(() => result.current.show('a'));
  act(() => result.current.show(null));
  wait(299);
  act(() => result.current.enter('b'));
  wait(0);
  expect(result.current.open).toBe('b');
  act(() => result.current.show(null));
  wait(300);
  act(() => result.current.enter('a'));
  wait(199);
  expect(result.current.open).toBeNull();
});

it('stays closed where the pointer only passes', () => {
  const { result } = renderHook(useHoverMenu);
  act(() => result.current.enter('a'));
  wait(120);
  act(() => result.current.leave());
  wait(1000);
  expect(result.current.open).toBeNull();
});
