import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { NewResumeStep } from '../../../lib/paths.ts';
import { keepFile } from '../../../lib/source-file.ts';
import dialog from '../../../ui/dialog/dialog.module.css';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { useReturnFocus } from '../../../ui/dialog/use-return-focus.ts';
import { SourcePicker } from '../../../ui/start/source-picker.tsx';
import { BlankStep } from './blank-step.tsx';
import { ImportStep } from './import-step.tsx';
import { LibraryStep } from './library-step.tsx';
import classes from './new.module.css';
import { NoRoom, useFull } from './no-room.tsx';

type Props = { step: NewResumeStep; onStep: (step: NewResumeStep) => void; onClose: () => void };

/** Where the new résumé comes from, then what that needs. */
export function NewResumeDialog({ step, onStep, onClose }: Props) {
  useReturnFocus();
  const { t } = useTranslation(['resumes', 'common']);
  const full = useFull();
  const isFull = full !== null && (step === 'pick' || step === 'blank');
  const bring = (file: File) => {
    keepFile(file);
    onStep('import');
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size={step === 'pick' && !isFull ? 880 : 520}
      title={t(`resumes:dialog.${step}`)}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      classNames={{ title: dialog.title, body: step === 'pick' && !isFull ? classes.bleed : undefined }}
    >
      {isFull && <NoRoom limit={full} />}
      {step === 'pick' && !isFull && (
        <SourcePicker flat onFile={bring} onLibrary={() => onStep('library')} onBlank={() => onStep('blank')} />
      )}
      {step === 'import' && <ImportStep />}
      {step === 'library' && <LibraryStep />}
      {step === 'blank' && !isFull && <BlankStep />}
      {step !== 'pick' && (
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          mt="md"
          ml={-10}
          leftSection={<IconArrowLeft size={15} stroke={1.75} aria-hidden="true" />}
          onClick={() => onStep('pick')}
        >
          {t('resumes:dialog.back')}
        </Button>
      )}
    </Modal>
  );
}
