/** The files that come next, as a build names them, and the address of the home page behind the host. */
export type NextFiles = {
  words: Record<'en' | 'zh', string>;
  address: string;
  /** the program itself, and what it imports */
  entry: string;
  imports: string[];
};

/** A rule, and where the choice that it asks for is kept. */
type Kept<R> = { rule: R; store: string };
type Rules = {
  language: Kept<(stored: string | null, browser: string) => 'en' | 'zh'>;
  scheme: Kept<(stored: string | null, systemIsDark: boolean) => 'light' | 'dark'>;
};

/**
 * Runs while the page is still being read, before any module: says the language and the colours, shows the first
 * screen of the home page, and asks for what the living page needs: there after the first paint and its picture, so
 * that on a slow line nothing takes from what one came to see. It must need nothing from here: a build writes it out
 * as it stands.
 */
export function paintFirst(
  { words, address, entry, imports }: NextFiles,
  { language: spoken, scheme: shown }: Rules,
): void {
  const root = document.documentElement;
  const language = spoken.rule(localStorage.getItem(spoken.store), navigator.language);
  root.lang = language === 'zh' ? 'zh-CN' : 'en';
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.mantineColorScheme = shown.rule(localStorage.getItem(shown.store), systemIsDark);
  if (/^#?\/?$/.test(location.hash)) history.replaceState(null, '', address);
  const atHome = location.hash.replace(/\/?(\?.*)?$/, '') === address;
  const live = () => {
    for (const href of [...imports, words[language]])
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      );
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: entry }),
    );
  };
  const screen = document.getElementById(`first-${language}`) as HTMLTemplateElement;
  if (!atHome) {
    live();
    return;
  }
  const room = document.getElementById('root')!;
  room.append(screen.content);
  // a button pressed before the page lives is pressed when it does
  const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;
  let pressed: string | null = null;
  const remember = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    if (button) pressed = nameOf(button);
  };
  room.addEventListener('click', remember);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    room.removeEventListener('click', remember);
    [...room.querySelectorAll('button')].find((button) => nameOf(button) === pressed)?.click();
  }).observe(room, { childList: true });
  const picture = document.querySelector<HTMLImageElement>('#root picture img');
  let begun = false;
  const begin = () => {
    if (!begun) live();
    begun = true;
  };
  const afterPicture = () => {
    if (!picture || picture.complete) return begin();
    for (const end of ['load', 'error']) picture.addEventListener(end, begin);
  };
  // the second frame comes after the first was painted; a window in the background gets none
  requestAnimationFrame(() => requestAnimationFrame(afterPicture));
  setTimeout(begin, 3000);
}
