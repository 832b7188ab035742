import { Button } from '@mantine/core';
import type { UnsureReading } from '@verdant/contracts';
import { useState } from 'react';
import { pathLabel } from '../../editor/content/path-label.ts';
import { useContent } from '../../editor/content/use-content.ts';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import notice from '../../editor/notice.module.css';
import { useT } from '../../editor/use-t.ts';
import { TextButton } from '../../ui/text-button.tsx';
import classes from './review.module.css';

const MOST = 8;

/** What is not judged, because the document may not have been read right there: the way back to it. */
export const UnsureNote = ({ unsure }: { unsure: readonly UnsureReading[] }) => {
  const { t } = useT();
  const { onCheckImport, document, goToField } = useWorkspace();
  const content = useContent();
  const [busy, setBusy] = useState(false);
  if (unsure.length === 0) return null;
  const check = async () => {
    setBusy(true);
    if (await document.ready()) onCheckImport?.();
    setBusy(false);
  };
  return (
    <section role="status">
      <div className={notice.notice}>
        <span>{t('analysis:unsure.title', { count: unsure.length })}</span>
        {onCheckImport && (
          <Button variant="default" size="xs" loading={busy} onClick={check}>
            {t('analysis:unsure.check')}
          </Button>
        )}
      </div>
      <ul className={classes.evidence}>
        {unsure.slice(0, MOST).map(({ path }) => (
          <li key={path}>
            <TextButton title={t('analysis:goToField')} onClick={() => goToField(path)}>
              {pathLabel(content, path, t)}
            </TextButton>
          </li>
        ))}
      </ul>
    </section>
  );
};
