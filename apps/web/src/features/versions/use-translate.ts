import { useDraft } from '../../lib/session.ts';
import { askToSignUp } from '../../lib/sign-up.ts';
import { useVersions } from './versions-context.tsx';

/** Has a version in the other language written; a visitor is asked to sign up. */
export const useTranslate = () => {
  const { start } = useVersions();
  const draft = useDraft();
  return () => (draft ? void askToSignUp('version') : start({ mode: 'translate', title: '' }));
};
