export type LatestState = 'idle' | 'running' | 'retrying';

type Options<I, O> = {
  run: (input: I) => Promise<O>;
  delayMs: number;
  retryMs: number;
  /** whether the same question may be answered later; else it waits for the next one */
  worthRetry?: (error: unknown) => boolean;
  onResult: (output: O) => void;
  onState: (state: LatestState, error?: unknown) => void;
};

/**
 * Asks for the newest input only: `delayMs` after the last one (at once where that is 0), one question at a time. What was asked meanwhile
 * follows at once; an answer that is no longer the newest is still shown, since it is newer than what is on screen.
 */
export const createLatest = <I, O>({ run, delayMs, retryMs, worthRetry, onResult, onState }: Options<I, O>) => {
  let wanted: { input: I } | null = null;
  let running = false;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void go(), ms);
  };

  const go = async () => {
    if (running || stopped || !wanted) return;
    const { input } = wanted;
    wanted = null;
    running = true;
    onState('running');
    try {
      const output = await run(input);
      if (stopped) return;
      onResult(output);
      onState('idle');
    } catch (error) {
      if (stopped) return;
      onState('retrying', error);
      const retry = worthRetry?.(error) ?? true;
      if (retry) wanted ??= { input };
      if (wanted) later(retry ? retryMs : 0);
      return;
    } finally {
      running = false;
    }
    if (wanted) later(0);
  };

  return {
    ask: (input: I) => {
      wanted = { input };
      if (running) return;
      if (delayMs > 0) later(delayMs);
      else void go();
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
};
