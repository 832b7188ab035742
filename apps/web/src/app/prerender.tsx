import { QueryClientProvider } from '@tanstack/react-query';
import type { Language } from '@verdant/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { Hero } from '../features/home/hero.tsx';
import { first as en } from '../i18n/en/first.ts';
import { addWords, speak } from '../i18n/say.ts';
import { first as zh } from '../i18n/zh/first.ts';
import { hrefTo, paths } from '../lib/paths.ts';
import { queryClient } from '../lib/query-client.ts';
import { SiteFrame } from './layout/site-frame.tsx';

/** The first screen of the home page as markup, from the very components and words of the living page. For builds. */
export async function prerender(): Promise<{ en: string; zh: string }> {
  addWords('en', en);
  addWords('zh', zh);
  const inLanguage = (language: Language) => {
    speak(language);
    const page = renderToStaticMarkup(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[paths.home]}>
          <SiteFrame>
            <Hero />
          </SiteFrame>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    return page.replaceAll('href="/', `href="${hrefTo('/')}`);
  };
  return { en: inLanguage('en'), zh: inLanguage('zh') };
}
