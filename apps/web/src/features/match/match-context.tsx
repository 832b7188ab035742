import type { FieldPath, JobRequirement } from '@verdant/contracts';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useJobs } from './use-jobs.ts';

/** The requirement that is looked at (its place in the list), and which of the places that answer it. */
type Look = { jobId: string; term: number; place: number };

const useMatchState = () => {
  const jobs = useJobs();
  const [look, setLook] = useState<Look | null>(null);
  const { job, openId } = jobs;
  const open = look && look.jobId === openId ? look : null;
  const pathOf = ({ found, path }: JobRequirement, place = 0): FieldPath | null => found[place]?.path ?? path;
  const terms = job?.match?.terms ?? [];
  const looked = open ? terms[open.term] : undefined;
  return {
    ...jobs,
    open,
    lookedPath: looked ? pathOf(looked, open?.place) : null,
    /** the best place of every requirement that has one */
    paths: terms.map((term) => pathOf(term)).filter((path): path is FieldPath => path !== null),
    lookAt: (term: number, place = 0) => openId && setLook({ jobId: openId, term, place }),
    toggle: (term: number) => openId && setLook(open?.term === term ? null : { jobId: openId, term, place: 0 }),
  };
};

const MatchContext = createContext<ReturnType<typeof useMatchState> | null>(null);

/** The page shows what the match tab looks at, so its state stands above both. */
export const MatchProvider = ({ children }: { children: ReactNode }) => (
  <MatchContext.Provider value={useMatchState()}>{children}</MatchContext.Provider>
);

export const useMatch = () => {
  const match = useContext(MatchContext);
  if (!match) throw new Error('useMatch outside of the workspace');
  return match;
};
