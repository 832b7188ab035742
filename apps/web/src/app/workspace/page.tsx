import { useMediaQuery } from '@mantine/hooks';
import { useParams } from 'react-router-dom';
import { OnAComputer } from './on-a-computer.tsx';
import { OpenResume } from './open-resume.tsx';

/** `md` of the theme: below it there is no room for words and page side by side. */
const WIDE = '(min-width: 48em)';

export const WorkspacePage = () => {
  const { id } = useParams();
  const wide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  if (!wide) return <OnAComputer />;
  return id && <OpenResume key={id} id={id} />;
};
