import { Button } from '@mantine/core';
import { otherLanguage } from '@verdant/contracts/constants';
import { Link } from 'react-router-dom';
import { useDocumentState } from '../../editor/document/use-document-state.ts';
import { usePair } from '../../editor/document/use-pair.ts';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { useT } from '../../editor/use-t.ts';
import { pairOf } from '../../lib/paths.ts';
import { useCurrent } from '../../lib/session.ts';
import { OlderVersion } from './older-version.tsx';
import classes from './template.module.css';
import { useTemplate } from './use-template.ts';

/** Below the row of a chosen template that sets both languages: that it does, or how to get a twin. */
export const BothNote = () => {
  const { t } = useT();
  const { document } = useWorkspace();
  const language = useDocumentState(({ draft }) => draft.language);
  const { template, setsBoth } = useTemplate();
  const { user } = useCurrent();
  const { data: pair } = usePair();
  if (template?.bothSince === undefined || pair === undefined) return null;
  if (!setsBoth)
    return (
      <li className={classes.below}>
        <OlderVersion lacks="olderBoth" />
      </li>
    );
  const other = otherLanguage(language);
  return (
    <li className={`${classes.below} ${classes.older}`}>
      <p>{pair ? t('templates:both.set', { name: pair.twin.name }) : t(`templates:both.none.${other}`)}</p>
      {user && (
        <Button size="compact-sm" variant="default" component={Link} to={pairOf(document.id)}>
          {t(pair ? 'templates:both.open' : 'templates:both.get')}
        </Button>
      )}
    </li>
  );
};
