/** The files that come next, as a build names them. */
export type NextFiles = { words: Record<'en' | 'zh', string>; home: string };

type Rule = (stored: string | null, browser: string) => 'en' | 'zh';

/**
 * Runs while the page is still being read, before any module: says the language and the colours, shows the first
 * screen of the home page, and asks for what the living page needs. It must need nothing from here: a build writes it
 * out as it stands.
 */
export function paintFirst({ words, home }: NextFiles, languageOf: Rule, store: string): void {
  const root = document.documentElement;
  const language = languageOf(localStorage.getItem(store), navigator.language);
  root.lang = language === 'zh' ? 'zh-CN' : 'en';
  const scheme = localStorage.getItem('mantine-color-scheme-value');
  if (scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches))
    root.dataset.mantineColorScheme = 'dark';
  if (/^#?\/?$/.test(location.hash)) history.replaceState(null, '', '#/home');
  const atHome = /^#\/home\/?(\?|$)/.test(location.hash);
  for (const href of atHome ? [words[language], home] : [words[language]])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  const screen = document.getElementById(`first-${language}`) as HTMLTemplateElement;
  if (atHome) document.getElementById('root')!.append(screen.content);
}
