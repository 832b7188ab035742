import { needAllWords, startI18n } from '../src/i18n/index.ts';

/** What Mantine asks of a browser and jsdom does not have, and the words in English. */
class NoObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

export async function browser(): Promise<void> {
  globalThis.ResizeObserver = NoObserver;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener() {},
      removeListener() {},
    }) as MediaQueryList;
  await startI18n('en');
  await needAllWords();
}
