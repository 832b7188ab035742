import type { Input, Job } from '@verdant/contracts';
import { useState } from 'react';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { say } from '../../i18n/index.ts';
import { call } from '../../lib/api.ts';
import { SaidError } from '../../lib/api-error.ts';
import { queryClient, queryKey, refresh, useCall } from '../../lib/query-client.ts';
import { type ShownError, shownError } from '../../lib/shown-error.ts';

/** The job descriptions of this résumé, and what can be done with them. What is saved is matched, so a save goes first. */
export const useJobs = () => {
  const { resume, document, tab } = useWorkspace();
  const here = tab === 'match';
  const [chosen, choose] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ShownError | null>(null);
  const list = useCall('GET /resume/job/list', { id: resume.id }, { enabled: here, keep: true });
  const jobs = list.data ?? [];
  const openId = (jobs.find(({ id }) => id === chosen) ?? jobs[0])?.id ?? null;
  const detail = useCall('GET /resume/job/detail', { id: openId ?? '' }, { enabled: here && openId !== null });
  const job = detail.data?.id === openId ? detail.data : undefined;

  const run = async <R>(action: () => Promise<R>): Promise<R | null> => {
    if (busy) return null;
    setBusy(true);
    setFailure(null);
    try {
      if (!(await document.ready())) throw new SaidError(() => say('workspace:save.first'));
      const answer = await action();
      await refresh('GET /resume/job/list');
      return answer;
    } catch (error) {
      setFailure(shownError(error));
      return null;
    } finally {
      setBusy(false);
    }
  };
  const keep = (answer: Job) => {
    queryClient.setQueryData(queryKey('GET /resume/job/detail', { id: answer.id }), answer);
    return answer;
  };

  return {
    list,
    jobs,
    job,
    openId,
    detail,
    choose,
    busy,
    failure,
    clearFailure: () => setFailure(null),
    add: (input: Omit<Input<'POST /resume/job/add'>, 'id'>) =>
      run(async () => {
        const answer = keep(await call('POST /resume/job/add', { id: resume.id, ...input }));
        choose(answer.id);
        return answer;
      }),
    edit: (input: Input<'POST /resume/job/edit'>) =>
      run(async () => {
        choose(input.id);
        return keep(await call('POST /resume/job/edit', input));
      }),
    remove: (id: string) =>
      run(async () => {
        await call('GET /resume/job/del', { id });
        choose(null);
        return true;
      }),
    /** every job anew, so that their scores are of the same revision */
    matchAgain: () =>
      run(async () => {
        for (const { id } of jobs) keep(await call('POST /resume/job/match', { id }));
        return true;
      }),
  };
};
