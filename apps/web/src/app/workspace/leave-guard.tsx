import { Button, Group } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { useT } from '../../editor/use-t.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';

/** Leaving waits for the last save; where that is not possible it asks. */
export const LeaveGuard = () => {
  const { t } = useT();
  const { document, state } = useWorkspace();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && document.unsaved(),
  );
  const blocked = blocker.state === 'blocked';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt to leave
  useEffect(() => {
    if (blocker.state === 'blocked') void document.flush().then((saved) => saved && blocker.proceed());
  }, [blocker.state]);

  return (
    <Dialog
      opened={blocked && state.save.kind !== 'saving'}
      onClose={() => blocker.reset?.()}
      title={t('workspace:leave.title')}
    >
      {t('workspace:leave.what')}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={() => blocker.reset?.()}>
          {t('workspace:leave.stay')}
        </Button>
        <Button color="red.7" onClick={() => blocker.proceed?.()}>
          {t('workspace:leave.go')}
        </Button>
      </Group>
    </Dialog>
  );
};
