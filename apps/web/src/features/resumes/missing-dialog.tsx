import { Button } from '@mantine/core';
import type { Lack } from '@verdant/contracts';
import { isMissingField } from '@verdant/contracts/constants';
import { Link } from 'react-router-dom';
import { useWrongPlace } from '../../editor/input/use-lack.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import dialog from '../../ui/dialog/dialog.module.css';
import { Modal } from '../../ui/dialog/modal.tsx';
import { useReturnFocus } from '../../ui/dialog/use-return-focus.ts';

type Props = { id: string; missing: Lack[]; onClose: () => void };

export function MissingDialog({ id, missing, onClose }: Props) {
  const { t } = useTranslation(['resumes', 'common']);
  const placeOf = useWrongPlace();
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('resumes:incompleteTitle')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      classNames={{ title: dialog.title }}
    >
      {missing.length > 0 && (
        <div className={dialog.text}>
          {t('resumes:incompleteText')}
          <ul>
            {missing.map((lack) => (
              <li key={lack}>{isMissingField(lack) ? t(`resumes:missing.${lack}`) : placeOf(lack)}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={dialog.actions}>
        <Button variant="subtle" color="gray" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button component={Link} to={paths.workspace(id)}>
          {t('resumes:complete')}
        </Button>
      </div>
    </Modal>
  );
}
