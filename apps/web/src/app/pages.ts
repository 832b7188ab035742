import { needAuthWords } from '../i18n/index.ts';
import { isVisitor } from '../lib/session.ts';
import { page } from './page.tsx';

const auth = { words: needAuthWords } as const;
/** A visitor is led to sign in before anything of these is fetched. */
const app = { ground: 'app', passes: isVisitor } as const;

/** Every page that has a chunk of its own. */
export const pages = {
  login: page(() => import('../features/auth/login-page.tsx'), 'LoginPage', auth),
  provider: page(() => import('../features/auth/providers/provider-page.tsx'), 'ProviderPage', auth),
  register: page(() => import('../features/auth/register-page.tsx'), 'RegisterPage', auth),
  activate: page(() => import('../features/auth/activate-page.tsx'), 'ActivatePage', auth),
  forgot: page(() => import('../features/auth/forgot-page.tsx'), 'ForgotPage', auth),
  reset: page(() => import('../features/auth/reset-page.tsx'), 'ResetPage', auth),
  person: page(() => import('../features/account/person-page.tsx'), 'PersonPage', app),
  devMail: page(() => import('../features/auth/dev-mail-page.tsx'), 'DevMailPage', { ...auth, ground: 'app' }),
  service: page(() => import('../features/legal/text-page.tsx'), 'ServicePage'),
  privacy: page(() => import('../features/legal/text-page.tsx'), 'PrivacyPage'),
  refund: page(() => import('../features/legal/text-page.tsx'), 'RefundPage'),
  about: page(() => import('../features/legal/text-page.tsx'), 'AboutPage'),
  contact: page(() => import('../features/legal/contact-page.tsx'), 'ContactPage'),
  start: page(() => import('../features/start/start-page.tsx'), 'StartPage'),
  rubric: page(() => import('../features/legal/rubric-page.tsx'), 'RubricPage'),
  resumes: page(() => import('../features/resumes/resumes-page.tsx'), 'ResumesPage', app),
  applications: page(() => import('../features/applications/applications-page.tsx'), 'ApplicationsPage', app),
  letters: page(() => import('../features/letters/letters-page.tsx'), 'LettersPage', app),
  letter: page(() => import('../features/letters/editor/letter-page.tsx'), 'LetterPage', app),
  practices: page(() => import('../features/practice/pages.ts'), 'PracticesPage', app),
  practice: page(() => import('../features/practice/pages.ts'), 'PracticePage', app),
  compare: page(() => import('../features/compare/compare-page.tsx'), 'ComparePage', app),
  library: page(() => import('../features/resumes/library-page.tsx'), 'LibraryPage', app),
  workspace: page(() => import('./workspace/page.tsx'), 'WorkspacePage', { passes: isVisitor }),
};
