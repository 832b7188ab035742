import { Button, Group } from '@mantine/core';
import { useEffect } from 'react';
import { useDocumentState } from '../../editor/document/use-document-state.ts';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { useT } from '../../editor/use-t.ts';
import { useLeaving } from '../../lib/routing/use-navigation.ts';
import { isVisitor } from '../../lib/session.ts';
import { isAway } from '../../lib/weather/weather.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';

/** Leaving waits for the last save. What waits for the network in this browser may wait without the page; else it asks. */
export const LeaveGuard = () => {
  const { t } = useT();
  const { document, isKept } = useWorkspace();
  const stopped = useLeaving(
    (to, from) => to.pathname !== from.pathname && document.unsaved() && !(isVisitor() && isKept()),
  );
  const waits = () => document.get().save.kind === 'retrying' && isKept();
  const isStuck = useDocumentState(({ save }) => save.kind !== 'saving' && !waits());
  const asks = stopped !== null && isStuck;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt to leave
  useEffect(() => {
    if (!stopped) return;
    if (isAway() && waits()) return stopped.proceed();
    void document.flush().then((saved) => (saved || waits()) && stopped.proceed());
  }, [stopped]);

  return (
    <Dialog opened={asks} onClose={() => stopped?.stay()} title={t('workspace:leave.title')}>
      {t(isKept() ? 'workspace:leave.what' : 'workspace:leave.lost')}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={() => stopped?.stay()}>
          {t('workspace:leave.stay')}
        </Button>
        <Button color="red.7" onClick={() => stopped?.proceed()}>
          {t('workspace:leave.go')}
        </Button>
      </Group>
    </Dialog>
  );
};
