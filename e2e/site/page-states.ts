import type { Page } from '@playwright/test';
import { patternOf, type Words } from '../words.ts';
import { applicationStates } from './application-states.ts';
import { handStates } from './hand-states.ts';
import { importCheck } from './import-check.ts';
import { letterStates } from './letter-states.ts';
import type { PageState } from './page-state.ts';
import { pairStates } from './pair-states.ts';
import { practiceStates } from './practice-states.ts';
import { shareStates } from './share-states.ts';
import { workspaceStates } from './workspace-states.ts';

/** Every route and every state of it that has a look of its own. */
export function pageStates(words: Words, resumeId: string): PageState[] {
  const { home, legal, auth, common, layout, resumes, account, membership, purchase, tasks, draft } = words;
  const product = common.product;
  const named = (text: string) => text.replaceAll('{{product}}', product);
  const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click();
  const menuOf = (item: string) => async (page: Page) => {
    await page
      .getByRole('button', { name: patternOf(resumes.more) })
      .first()
      .click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  const parts = Object.entries(account.parts) as [string, string][];
  const workspacePath = `/resume-library/${resumeId}`;
  return [
    { name: 'home', path: '/home', heading: new RegExp(home.headline.filter(Boolean).join('\\s*')) },
    {
      name: 'home-faq',
      path: '/home',
      heading: layout.questions,
      act: (page) => page.locator('summary').nth(1).click(),
    },
    { name: 'about', path: '/about', heading: named(legal.about.title) },
    { name: 'contact', path: '/contact', heading: legal.contact.title },
    { name: 'service', path: '/service', heading: named(legal.service.title) },
    { name: 'privacy', path: '/privacy', heading: named(legal.privacy.title) },
    { name: 'refund', path: '/refund', heading: named(legal.refund.title) },
    { name: 'rubric', path: '/rubric', heading: legal.rubric.ceilings },
    { name: 'login', path: '/login', heading: auth.login.title, who: 'visitor' },
    {
      name: 'login-wrong',
      path: '/login',
      heading: auth.login.title,
      who: 'visitor',
      act: async (page) => {
        await press(auth.login.submit)(page);
        await page.getByText(auth.pleaseInput.replace('{{field}}', auth.fieldEmail)).waitFor();
      },
    },
    { name: 'register', path: '/register', heading: auth.register.title, who: 'visitor' },
    { name: 'start', path: '/start', heading: draft.title, who: 'visitor' },
    { name: 'forgot', path: '/forgot', heading: auth.forgot.title },
    { name: 'activate', path: '/activate', heading: auth.resend.title },
    { name: 'spent-link', path: `/reset?token=${'none'.repeat(8)}`, heading: auth.linkFailed, refused: 409 },
    { name: 'mail', path: '/dev/mail', heading: auth.devMail.title },
    { name: 'nowhere', path: '/no/such/page', heading: common.notFound },
    {
      name: 'drawer',
      path: '/home',
      heading: '',
      width: 'phone',
      act: async (page) => {
        await press(layout.menu)(page);
        await page.getByRole('dialog').getByRole('button', { name: layout.routes.myResume }).click();
        await page.getByRole('link', { name: layout.routes.portfolio }).waitFor();
      },
    },
    {
      name: 'nav-group',
      path: '/home',
      heading: '',
      width: 'wide',
      act: async (page) => {
        await press(layout.under.replace('{{name}}', layout.routes.myResume))(page);
        await page.getByRole('link', { name: layout.routes.portfolio }).waitFor();
      },
    },
    {
      name: 'benefits',
      path: '/home',
      heading: membership.benefits.title,
      act: press(membership.floating.benefits),
    },
    { name: 'sent-to-login', path: '/resume', heading: auth.login.title, who: 'visitor' },
    { name: 'workspace-visitor', path: workspacePath, heading: auth.login.title, who: 'visitor' },
    { name: 'resumes', path: '/resume', heading: resumes.title, who: 'member' },
    { name: 'portfolio', path: '/resume?list=portfolio', heading: resumes.title, who: 'member' },
    { name: 'new-pick', path: '/resume?new=pick', heading: resumes.dialog.pick, who: 'member' },
    { name: 'new-import', path: '/resume?new=import', heading: resumes.dialog.import, who: 'member' },
    { name: 'new-library', path: '/resume?new=library', heading: resumes.dialog.library, who: 'member' },
    { name: 'new-blank', path: '/resume?new=blank', heading: resumes.dialog.blank, who: 'member' },
    {
      name: 'card-menu',
      path: '/resume',
      heading: '',
      who: 'member',
      act: async (page) => {
        await page
          .getByRole('button', { name: patternOf(resumes.more) })
          .first()
          .click();
        await page.getByRole('menuitem', { name: resumes.archive, exact: true }).waitFor();
      },
    },
    { name: 'rename', path: '/resume', heading: resumes.renameTitle, who: 'member', act: menuOf(resumes.rename) },
    { name: 'archive', path: '/resume', heading: resumes.archiveTitle, who: 'member', act: menuOf(resumes.archive) },
    { name: 'delete', path: '/resume', heading: resumes.removeTitle, who: 'member', act: menuOf(common.delete) },
    { name: 'tasks', path: '/resume?tasks=1', heading: tasks.title, who: 'member' },
    {
      name: 'account-menu',
      path: '/home',
      heading: '',
      who: 'member',
      act: async (page) => {
        await press(layout.account)(page);
        await page.getByRole('menuitem', { name: layout.signOut }).waitFor();
      },
    },
    {
      name: 'recharge',
      path: '/home',
      heading: patternOf(purchase.activate),
      who: 'member',
      act: async (page) => {
        await press(membership.floating.recharge)(page);
        await page.locator('[data-order]').waitFor();
      },
    },
    {
      name: 'scheme',
      path: '/about',
      heading: '',
      width: 'wide',
      act: async (page) => {
        await press(layout.scheme.label)(page);
        await page.getByRole('radio', { name: layout.scheme.dark }).waitFor();
      },
    },
    ...parts.map(([part, heading]) => ({
      name: `person-${part}`,
      path: `/person-center?part=${part}`,
      heading: part === 'overview' ? account.title : heading,
      who: 'member' as const,
    })),
    {
      name: 'passkey-add',
      path: '/person-center?part=security',
      heading: account.passkeys.add,
      who: 'member',
      act: press(account.passkeys.add),
    },
    {
      name: 'key-add',
      path: '/person-center?part=security',
      heading: account.keys.add,
      who: 'member',
      act: press(account.keys.add),
    },
    { name: 'compare', path: '/compare', heading: words.compare.title, who: 'member' },
    { name: 'library', path: '/resume-library', heading: resumes.dialog.pick, who: 'member' },
    ...applicationStates(words),
    ...letterStates(words, resumeId),
    ...practiceStates(words, resumeId),
    ...shareStates(words, resumeId),
    ...handStates(words, workspacePath),
    ...workspaceStates(words, workspacePath),
    importCheck(words),
    ...pairStates(words, resumeId),
  ];
}
