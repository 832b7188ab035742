import { Button } from '@mantine/core';
import type { FieldPath, MissingField } from '@verdant/contracts';
import { useWorkspace } from '../../../editor/document/workspace-context.ts';
import { useT } from '../../../editor/use-t.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import classes from './bar.module.css';

const where: Record<MissingField, FieldPath> = { name: 'basics/name', contact: 'basics/email', experience: 'work' };

/** What a résumé still needs before it can be downloaded, each with the way to its field. */
export const MissingDialog = ({ missing, onClose }: { missing: MissingField[] | null; onClose: () => void }) => {
  const { t } = useT();
  const { goToField } = useWorkspace();
  return (
    <Dialog opened={missing !== null} onClose={onClose} title={t('workspace:missing.title')}>
      {t('workspace:missing.what')}
      <ul className={classes.missing}>
        {missing?.map((field) => (
          <li key={field}>
            {t(`workspace:missing.${field}`)}
            <Button
              variant="light"
              size="xs"
              onClick={() => {
                onClose();
                goToField(where[field]);
              }}
            >
              {t('workspace:missing.go')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
