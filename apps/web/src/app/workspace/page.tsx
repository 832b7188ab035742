import { useMediaQuery } from '@mantine/hooks';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { OnAComputer } from './on-a-computer.tsx';
import { OpenResume } from './open-resume.tsx';

/** `md` of the theme: below it there is no room for words and page side by side. */
const WIDE = '(min-width: 48em)';

export const WorkspacePage = () => {
  const { id } = useParams();
  const wide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  if (!wide) return <OnAComputer />;
  if (!id) return <Navigate to={paths.resumes} replace />;
  return <OpenResume key={id} id={id} />;
};
