import { Button, Group } from '@mantine/core';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useT } from '../use-t.ts';

type Props = {
  kind: string;
  what: string | null;
  /** what goes, where undo does not bring it back */
  note?: string;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asks before an entry goes; it can still be brought back by undo. */
export const ConfirmDelete = ({ kind, what, note, onClose, onConfirm }: Props) => {
  const { t } = useT();
  return (
    <Dialog opened={what !== null} onClose={onClose} title={t('workspace:deleteSure', { item: kind })}>
      {what && (note ?? t('workspace:deleteWhat', { name: what }))}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('workspace:cancel')}
        </Button>
        <Button color="red.7" onClick={onConfirm}>
          {t('workspace:delete')}
        </Button>
      </Group>
    </Dialog>
  );
};
