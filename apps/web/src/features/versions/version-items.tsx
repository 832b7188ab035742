import type { SiblingItem, SiblingMode } from '@verdant/contracts';
import { useState } from 'react';
import { useT } from '../../editor/use-t.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { sortItems } from './sort-items.ts';
import { VersionItem } from './version-item.tsx';
import classes from './versions.module.css';

/** What is new on top; what stayed as it was folded below, with the reason why. */
export const VersionItems = ({ items, mode }: { items: SiblingItem[]; mode: SiblingMode }) => {
  const { t } = useT();
  const [open, setOpen] = useState(false);
  const { changed, fellBack, untouched } = sortItems(items);
  const kept = fellBack.length + untouched;
  return (
    <>
      {changed.length > 0 && (
        <>
          <h3 className={classes.group}>{t('match:version.changed', { count: changed.length })}</h3>
          <ul className={classes.items}>
            {changed.map((item) => (
              <VersionItem key={item.path} item={item} mode={mode} />
            ))}
          </ul>
        </>
      )}
      {kept > 0 && (
        <h3 className={classes.group}>
          {fellBack.length > 0 ? (
            <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
              {t('match:version.kept', { count: kept })}
            </TextButton>
          ) : (
            <>
              {t('match:version.kept', { count: kept })} · {t('match:version.asItWas')}
            </>
          )}
        </h3>
      )}
      {open && (
        <ul className={classes.items}>
          {fellBack.map((item) => (
            <VersionItem key={item.path} item={item} mode={mode} />
          ))}
        </ul>
      )}
    </>
  );
};
