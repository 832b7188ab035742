import { Button } from '@mantine/core';
import {
  endsBeforeStart,
  type FieldPath,
  isMissingField,
  type Lack,
  type MissingField,
  textAt,
} from '@verdant/contracts/constants';
import { pathLabel } from '../../../editor/content/path-label.ts';
import { useFieldLabel } from '../../../editor/content/use-field-label.ts';
import { useDocumentState } from '../../../editor/document/use-document-state.ts';
import { useWorkspace } from '../../../editor/document/workspace-context.ts';
import { useFault, useFieldName } from '../../../editor/input/use-fault.ts';
import { useT } from '../../../editor/use-t.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import classes from './bar.module.css';

const where: Record<MissingField, FieldPath> = { name: 'basics/name', contact: 'basics/email', experience: 'work' };

/** What is wrong at a path, and what to write there instead. */
const Wrong = ({ path }: { path: FieldPath }) => {
  const { t } = useT();
  const { content, language } = useDocumentState(({ draft }) => draft);
  const labelOf = useFieldLabel();
  const nameOf = useFieldName();
  const fault = useFault(path, textAt(content, path) ?? '', language);
  const [section = '', second = '', third] = path.split('/');
  const start = textAt(content, path.replace(/end$/, 'start')) ?? '';
  const late = third === 'end' && endsBeforeStart(start, textAt(content, path) ?? '');
  return (
    <span>
      {t('workspace:missing.wrong', { place: pathLabel(content, path, t), field: labelOf(section, third ?? second) })}
      <small>{late ? t('workspace:wrong.order', { field: nameOf(path), start }) : fault}</small>
    </span>
  );
};

/** What a résumé still needs before it can be downloaded, each with the way to its field. */
export const MissingDialog = ({ missing, onClose }: { missing: Lack[] | null; onClose: () => void }) => {
  const { t } = useT();
  const { goToField } = useWorkspace();
  return (
    <Dialog opened={missing !== null} onClose={onClose} title={t('workspace:missing.title')}>
      {t('workspace:missing.what')}
      <ul className={classes.missing}>
        {missing?.map((lack) => (
          <li key={lack}>
            {isMissingField(lack) ? t(`workspace:missing.${lack}`) : <Wrong path={lack} />}
            <Button
              variant="light"
              size="xs"
              onClick={() => {
                onClose();
                goToField(isMissingField(lack) ? where[lack] : lack);
              }}
            >
              {t(isMissingField(lack) ? 'workspace:missing.go' : 'workspace:missing.mend')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
