import { FollowPair } from '../../features/pair/use-pair.ts';
import { VersionDialog } from '../../features/versions/version-dialog.tsx';
import { useHand } from '../../lib/hand.ts';
import { ComparedVersions } from './compared-versions.tsx';
import { HandFrame } from './hand/hand-frame.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { WideFrame } from './wide-frame.tsx';

/** One workspace, two frames: panel and page side by side, or one thing at a time. */
export const WorkspaceLayout = () => {
  const hand = useHand();
  return (
    <>
      {hand ? <HandFrame /> : <WideFrame />}
      <FollowPair />
      <LeaveGuard />
      <VersionDialog />
      <ComparedVersions />
    </>
  );
};
