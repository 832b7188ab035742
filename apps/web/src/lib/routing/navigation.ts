import {
  UNSAFE_createHashHistory as createHashHistory,
  type Location,
  type NavigateOptions,
  type Navigator,
  type Path,
  parsePath,
  type To,
} from 'react-router-dom';

/** An attempt to leave that a guard has stopped. */
export type Stopped = { proceed: () => void; stay: () => void };
type Guard = (to: Path, from: Location) => boolean;
type Action = ReturnType<typeof createHashHistory>['action'];
export type NavigationState = {
  /** the page that is shown */
  location: Location;
  action: Action;
  /** where the way leads as long as that page is not there */
  wanted: Path | null;
  stopped: Stopped | null;
};
/** Fetches what a page needs; null where it is there. Aborted when the person goes elsewhere. */
export type Prepare = (signal: AbortSignal) => Promise<unknown> | null;
/** `write` puts the address into the browser, which has done it by itself where the person went back. */
type Step = { to: Path; write?: () => void };

const pathOf = (to: To): Path => ({
  pathname: '/',
  search: '',
  hash: '',
  ...(typeof to === 'string' ? parsePath(to) : to),
});

/**
 * Where the site is and where it goes, over React Router's history of hash addresses. The page that one comes from
 * stays until the next one is there, for as long as the network takes; a guard may keep it altogether.
 */
export function createNavigation(prepare: (to: Path, signal: AbortSignal) => ReturnType<Prepare>) {
  const history = createHashHistory();
  const listeners = new Set<() => void>();
  const leavers = new Set<(from: Location) => void>();
  const settlers = new Set<() => void>();
  let state: NavigationState = { location: history.location, action: history.action, wanted: null, stopped: null };
  let going: AbortController | null = null;
  let guard: Guard | null = null;
  /** The browser's next step is one that was asked for here. */
  let expected: (() => void) | null = null;

  const set = (next: Partial<NavigationState>) => {
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
    if (state.wanted) return;
    for (const settle of settlers) settle();
    settlers.clear();
  };

  const arrive = ({ write }: Step) => {
    going = null;
    for (const leave of leavers) leave(state.location);
    write?.();
    set({ location: history.location, action: history.action, wanted: null, stopped: null });
  };

  const start = (step: Step) => {
    going?.abort();
    going = new AbortController();
    const { signal } = going;
    const ready = prepare(step.to, signal);
    if (!ready) return arrive(step);
    set({ wanted: step.to, stopped: null });
    // what fails here fails again where the page is shown, and is said there
    const then = () => !signal.aborted && arrive(step);
    void ready.then(then, then);
  };

  const attempt = (step: Step) => {
    if (!guard?.(step.to, state.location)) return start(step);
    set({ stopped: { proceed: () => start(step), stay: () => set({ stopped: null }) } });
  };

  const back = (by: number) =>
    new Promise<void>((done) => {
      expected = done;
      history.go(by);
    });

  history.listen(({ location, delta }) => {
    const done = expected;
    expected = null;
    if (done) return done();
    // an address that somebody typed can't be taken back
    if (!delta || !guard?.(location, state.location)) return start({ to: location });
    const undone = back(-delta);
    const proceed = () => void undone.then(() => back(delta)).then(() => start({ to: location }));
    set({ stopped: { proceed, stay: () => set({ stopped: null }) } });
  });

  const push: Navigator['push'] = (to, data) => attempt({ to: pathOf(to), write: () => history.push(to, data) });
  const replace: Navigator['replace'] = (to, data) =>
    attempt({ to: pathOf(to), write: () => history.replace(to, data) });
  const { createHref, encodeLocation, go } = history;

  return {
    navigator: { createHref, encodeLocation, createURL: history.createURL, go, push, replace },
    get: (): NavigationState => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Called with the page that is about to be left, while it still stands. */
    onLeave(leaver: (from: Location) => void) {
      leavers.add(leaver);
      return () => void leavers.delete(leaver);
    },
    goTo: (to: To, { replace: inPlace, state: data }: NavigateOptions = {}): void =>
      (inPlace ? replace : push)(to, data),
    /** When no page is on its way. */
    settled: () => (state.wanted ? new Promise<void>((settle) => settlers.add(settle)) : Promise.resolve()),
    /** The person wants that page no longer: the address is again that of the page that stands. */
    giveUp(): void {
      if (!state.wanted) return;
      going?.abort();
      const { location } = state;
      history.replace(location, location.state);
      set({ wanted: null });
    },
    setGuard(next: Guard | null): void {
      guard = next;
    },
  };
}
export type Navigation = ReturnType<typeof createNavigation>;
