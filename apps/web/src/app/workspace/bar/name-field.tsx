import { NAME_MAX } from '@verdant/contracts/constants';
import { useId } from 'react';
import { useDocumentState } from '../../../editor/document/use-document-state.ts';
import { useWorkspace } from '../../../editor/document/workspace-context.ts';
import { useT } from '../../../editor/use-t.ts';
import classes from './bar.module.css';

/** The name of the résumé, written in place. An empty one is not saved. */
export const NameField = () => {
  const { t } = useT();
  const { document } = useWorkspace();
  const name = useDocumentState(({ draft }) => draft.name);
  const id = useId();
  const empty = !name.trim();
  return (
    <>
      <input
        className={classes.name}
        value={name}
        maxLength={NAME_MAX}
        size={Math.max(6, Math.min(28, name.length + 2))}
        aria-label={t('workspace:name')}
        aria-invalid={empty}
        aria-describedby={empty ? id : undefined}
        onChange={(event) => document.edit({ name: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur();
        }}
      />
      {empty && (
        <span id={id} className={classes.nameError} role="alert">
          {t('workspace:nameEmpty')}
        </span>
      )}
    </>
  );
};
