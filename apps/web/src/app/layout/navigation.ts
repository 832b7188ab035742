import type { layout } from '../../i18n/en/layout.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths, portfolio } from '../../lib/paths.ts';

type RouteName = keyof typeof layout.routes;
/** A route and what it is called; `render: false` keeps it out of the navigation. */
type RouteEntry = { name: RouteName; path: string; render?: false; children?: RouteEntry[] };

export const routes: RouteEntry[] = [
  { name: 'home', path: paths.home },
  {
    name: 'myResume',
    path: paths.resumes,
    children: [
      { name: 'resumes', path: paths.resumes },
      { name: 'portfolio', path: portfolio() },
      { name: 'applications', path: paths.applications },
      { name: 'letters', path: paths.letters },
      { name: 'practice', path: paths.practice },
    ],
  },
  { name: 'about', path: paths.about },
  { name: 'contact', path: paths.contact },
  { name: 'service', path: paths.service, render: false },
  { name: 'privacy', path: paths.privacy, render: false },
  { name: 'refund', path: paths.refund, render: false },
  { name: 'rubric', path: paths.rubric, render: false },
  { name: 'start', path: paths.start, render: false },
  { name: 'login', path: paths.login, render: false },
  { name: 'register', path: paths.register, render: false },
  { name: 'activate', path: paths.activate, render: false },
  { name: 'forgot', path: paths.forgot, render: false },
  { name: 'reset', path: paths.reset, render: false },
  { name: 'applications', path: paths.applications, render: false },
  { name: 'letters', path: paths.letters, render: false },
  { name: 'practice', path: paths.practice, render: false },
  { name: 'edit', path: paths.workspace(), render: false },
  { name: 'personCenter', path: paths.person, render: false },
  { name: 'devMail', path: paths.devMail, render: false },
];

export type NavLinkOf = { name: RouteName; to: string; label: string; children: NavLinkOf[] };

/** The entries that are shown, with their names in the language of the page. */
export function useNavigation(): NavLinkOf[] {
  const { t } = useTranslation('layout');
  const shown = (entries: RouteEntry[]): NavLinkOf[] =>
    entries
      .filter(({ render }) => render !== false)
      .map(({ name, path, children = [] }) => ({
        name,
        to: path,
        label: t(`routes.${name}`),
        children: shown(children),
      }));
  return shown(routes);
}

/** The route that an address without its query belongs to. */
export const routeAt = (pathname: string): RouteEntry | undefined =>
  routes.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
