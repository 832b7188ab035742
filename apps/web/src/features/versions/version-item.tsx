import { IconAlertCircle } from '@tabler/icons-react';
import type { SiblingItem, SiblingMode } from '@verdant/contracts';
import { pathLabel } from '../../editor/content/path-label.ts';
import { useContent } from '../../editor/content/use-content.ts';
import { useT } from '../../editor/use-t.ts';
import { Diff } from '../../ui/diff/diff.tsx';
import classes from './versions.module.css';

type Props = { item: SiblingItem; mode: SiblingMode };

/** One text of the new version beside its original. Between two languages no word can be struck or added. */
export const VersionItem = ({ item, mode }: Props) => {
  const { t } = useT();
  const content = useContent();
  const { path, original, text, engine, reason, confirm } = item;
  const stayed = engine === 'original' || original === text;
  return (
    <li className={classes.item}>
      <p className={classes.where}>
        <span>{pathLabel(content, path, t)}</span>
        <span>
          {t(`match:version.${engine === 'llm' ? 'model' : engine}`)}
          {reason && ` · ${t(`match:version.reason.${reason}`)}`}
        </span>
      </p>
      {stayed ? (
        <p className={classes.text}>{original}</p>
      ) : mode === 'translate' ? (
        <div className={classes.pair}>
          <p>{original}</p>
          <p>{text}</p>
        </div>
      ) : (
        <div className={classes.text}>
          <Diff was={original} now={text} wasLabel={t('match:version.was')} nowLabel={t('match:version.now')} />
        </div>
      )}
      {confirm.length > 0 && (
        <p className={classes.confirm}>
          <IconAlertCircle size={15} stroke={1.75} aria-hidden="true" />
          {t('match:version.confirm', { words: confirm.join(t('match:join')) })}
        </p>
      )}
    </li>
  );
};
