import type { ImportReport, Resume, ResumeContent } from '@verdant/contracts';
import { useState } from 'react';
import { useCall } from '../../lib/query-client.ts';
import { isBegun } from './progress.ts';

export type Unchecked = { report: ImportReport; imported: ResumeContent };

/**
 * The import of this résumé that nobody has looked through yet. It shows by itself right after the import, and again where
 * the page was left in the middle of it; later, or once the résumé was edited, it is asked for. `undefined` while that is not known.
 */
export function useUnchecked(resume: Resume | undefined, imported: boolean) {
  const [asked, setAsked] = useState<'open' | 'closed' | null>(null);
  const id = resume?.id ?? '';
  const known = useCall('GET /resume/import', { id }, { enabled: Boolean(resume) && resume?.status !== 'processing' });
  const report = known.data ?? null;
  const expected = imported || isBegun(id);
  const open = Boolean(report) && (asked ? asked === 'open' : expected && report?.reviewedAt === null);
  const asRead = useCall(
    'GET /resume/revision/detail',
    { id, revision: report?.revision ?? 1 },
    { enabled: open, staleTime: Number.POSITIVE_INFINITY },
  );
  const ready: Unchecked | null = open && report && asRead.data ? { report, imported: asRead.data.content } : null;
  return {
    ready,
    waiting: expected && known.isPending ? true : open && !asRead.data && !asRead.error,
    exists: report !== null,
    unchecked: report !== null && report.reviewedAt === null,
    open: () => setAsked('open'),
    close: () => setAsked('closed'),
  };
}
