/** The windows of this browser in which a résumé stands open tell each other the revisions that they saved. */
const channelOf = (resumeId: string) => new BroadcastChannel(`verdant:${resumeId}`);

/** For an open document: `tell` names a revision to all others, `hear` gets theirs. */
export function joinWindows(resumeId: string, hear: (revision: number) => void) {
  const channel = channelOf(resumeId);
  channel.onmessage = ({ data }: MessageEvent<number>) => hear(data);
  return { tell: (revision: number) => channel.postMessage(revision), leave: () => channel.close() };
}

/** For who saves without having it open. */
export function tellWindows(resumeId: string, revision: number): void {
  const channel = channelOf(resumeId);
  channel.postMessage(revision);
  channel.close();
}
