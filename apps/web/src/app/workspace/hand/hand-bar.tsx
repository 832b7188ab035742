import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconArrowLeft, IconDownload } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { useDocumentState } from '../../../editor/document/use-document-state.ts';
import { useT } from '../../../editor/use-t.ts';
import { paths } from '../../../lib/paths.ts';
import bar from '../bar/bar.module.css';
import { NameField } from '../bar/name-field.tsx';
import { SaveNote } from '../bar/save-note.tsx';
import { useUndo } from '../bar/use-undo.ts';
import classes from './hand.module.css';

/** The document: its name and state, steps back and forth, the file. */
export const HandBar = ({ onFile }: { onFile: () => void }) => {
  const { t } = useT();
  const isCalm = useDocumentState(({ save }) => save.kind === 'saved' || save.kind === 'saving');
  const navigate = useNavigate();
  const { undo, redo, canUndo, canRedo } = useUndo();
  const icon = { size: 20, stroke: 1.75 };
  return (
    <header className={`${classes.bar} ${bar.tools}`}>
      <ActionIcon size={44} aria-label={t('workspace:back')} onClick={() => navigate(paths.resumes)}>
        <IconArrowLeft {...icon} />
      </ActionIcon>
      <div className={classes.title}>
        <NameField />
        {isCalm && <SaveNote />}
      </div>
      <ActionIcon size={44} aria-label={t('workspace:undo')} disabled={!canUndo} onClick={undo}>
        <IconArrowBackUp {...icon} />
      </ActionIcon>
      <ActionIcon size={44} aria-label={t('workspace:redo')} disabled={!canRedo} onClick={redo}>
        <IconArrowForwardUp {...icon} />
      </ActionIcon>
      <ActionIcon size={44} variant="filled" color="bamboo" aria-label={t('workspace:hand.file')} onClick={onFile}>
        <IconDownload {...icon} />
      </ActionIcon>
    </header>
  );
};
