import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconArrowLeft, IconHistory } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { useT } from '../../../editor/use-t.ts';
import { PairSign } from '../../../features/pair/pair-sign.tsx';
import { VersionsMenu } from '../../../features/versions/versions-menu.tsx';
import { paths } from '../../../lib/paths.ts';
import { useBack } from '../../../lib/session.ts';
import { Mark } from '../../../ui/brand/mark.tsx';
import classes from './bar.module.css';
import { Download } from './download.tsx';
import { NameField } from './name-field.tsx';
import { SaveNote } from './save-note.tsx';
import { ScoreButton } from './score-button.tsx';
import { SiteMenu } from './site-menu.tsx';
import { Tip } from './tip.tsx';
import { useUndo } from './use-undo.ts';

type Props = { history: boolean; onHistory: () => void; pair: boolean; onPair: () => void };

/** What one does with the document: its name, its state, steps back and forth, the file. */
export const Bar = ({ history, onHistory, pair, onPair }: Props) => {
  const { t } = useT();
  const navigate = useNavigate();
  const back = useBack();
  const { undo, redo, canUndo, canRedo } = useUndo();
  const icon = { size: 18, stroke: 1.75 };
  return (
    <header className={classes.bar}>
      <Tip label={t('workspace:back')}>
        <ActionIcon aria-label={t('workspace:back')} onClick={() => navigate(back)}>
          <IconArrowLeft {...icon} />
        </ActionIcon>
      </Tip>
      <Link to={paths.home} className={classes.mark} aria-label={t('workspace:home')}>
        <Mark size={24} />
      </Link>
      <NameField />
      <VersionsMenu onPair={onPair} />
      <PairSign open={pair} onToggle={onPair} />
      <SaveNote />
      <span className={classes.grow} />
      <ScoreButton />
      <i className={classes.sep} />
      <Tip label={t('workspace:undo')}>
        <ActionIcon aria-label={t('workspace:undo')} disabled={!canUndo} onClick={undo}>
          <IconArrowBackUp {...icon} />
        </ActionIcon>
      </Tip>
      <Tip label={t('workspace:redo')}>
        <ActionIcon aria-label={t('workspace:redo')} disabled={!canRedo} onClick={redo}>
          <IconArrowForwardUp {...icon} />
        </ActionIcon>
      </Tip>
      <Tip label={t('workspace:history.title')}>
        <ActionIcon aria-label={t('workspace:history.title')} aria-pressed={history} onClick={onHistory}>
          <IconHistory {...icon} />
        </ActionIcon>
      </Tip>
      <i className={classes.sep} />
      <Download />
      <i className={classes.sep} />
      <SiteMenu />
    </header>
  );
};
