import type { ReactNode } from 'react';
import type { Tab } from '../../editor/document/workspace-context.ts';
import { ContentTab } from '../../features/content/content-tab.tsx';
import { MatchTab } from '../../features/match/match-tab.tsx';
import { ReviewTab } from '../../features/review/review-tab.tsx';
import { TemplateTab } from '../../features/template/template-tab.tsx';
import { JobVersion } from '../../features/versions/job-version.tsx';

/** What answers each of the four questions, in both frames. */
export const panels: Record<Tab, () => ReactNode> = {
  content: () => <ContentTab />,
  review: () => <ReviewTab />,
  match: () => <MatchTab foot={(job) => <JobVersion job={job} />} />,
  template: () => <TemplateTab />,
};
