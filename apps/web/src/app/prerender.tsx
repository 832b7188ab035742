import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { Hero } from '../features/home/hero.tsx';
import { first as en } from '../i18n/en/first.ts';
import { i18n, settings } from '../i18n/index.ts';
import { first as zh } from '../i18n/zh/first.ts';
import { hrefTo, paths } from '../lib/paths.ts';
import { queryClient } from '../lib/query-client.ts';
import { SiteFrame } from './layout/site-frame.tsx';

/** The first screen of the home page as markup, from the very components and words of the living page. For builds. */
export async function prerender(): Promise<{ en: string; zh: string }> {
  await i18n.use(initReactI18next).init({ ...settings, lng: 'en', resources: { en, zh } });
  const inLanguage = async (language: string) => {
    await i18n.changeLanguage(language);
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
  return { en: await inLanguage('en'), zh: await inLanguage('zh') };
}
