import { IconBooks, IconFilePlus, IconFileUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FileDrop } from './file-drop.tsx';
import classes from './start.module.css';

type Props = { onFile: (file: File) => void; onLibrary: () => void; onBlank: () => void; flat?: boolean };

const Words = ({ icon, title, text }: { icon: ReactNode; title: string; text: string }) => (
  <>
    <span className={classes.icon}>{icon}</span>
    <span className={classes.title}>{title}</span>
    <span className={classes.text}>{text}</span>
  </>
);

/** Where a résumé comes from: a PDF, one that is there already, or nothing. `flat`: without an edge of its own. */
export function SourcePicker({ onFile, onLibrary, onBlank, flat = false }: Props) {
  const { t } = useTranslation('start');
  const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <div className={`${classes.picker} ${flat ? classes.flat : ''}`}>
      <FileDrop onFile={onFile} className={`${classes.cell} ${classes.first}`}>
        <Words icon={<IconFileUpload {...icon} />} title={t('import')} text={t('importHint')} />
      </FileDrop>
      <button type="button" className={classes.cell} onClick={onLibrary}>
        <Words icon={<IconBooks {...icon} />} title={t('library')} text={t('libraryHint')} />
      </button>
      <button type="button" className={classes.cell} onClick={onBlank}>
        <Words icon={<IconFilePlus {...icon} />} title={t('blank')} text={t('blankHint')} />
      </button>
    </div>
  );
}
