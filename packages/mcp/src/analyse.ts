import { setTimeout as pause } from 'node:timers/promises';
import { Analyze } from '@verdant/contracts';
import { shownResume } from './shown.ts';
import { asText, ownTool } from './tool.ts';

/** A task is looked at soon, then less often, and for no longer than proxies wait for an answer. */
const LOOK_MS = { first: 250, longest: 2_000 };
const WAIT_MS = 45_000;

export const analyseResume = ownTool('POST /resume/analyze', Analyze, {
  title: 'Review a résumé',
  description:
    'Scores the résumé by open rules: strengths, weaknesses and advice, each with its place and an example. With a job description, against that as well. Counts towards the monthly quota. Takes up to a minute; where it says “running”, call read_resume later.',
  run: async (input, { ask }) => {
    const { taskId: id } = await ask('POST /resume/analyze', input);
    for (let [waited, look] = [0, LOOK_MS.first]; waited < WAIT_MS; waited += look) {
      const task = await ask('GET /task/detail', { id });
      if (task.status === 'failed') throw new Error(task.error.errMsg);
      if (task.status === 'succeeded')
        return [asText(shownResume(await ask('GET /resume/detail', { id: input.id })).analysis)];
      await pause(look);
      look = Math.min(2 * look, LOOK_MS.longest);
    }
    return [asText({ taskId: id, status: 'running' })];
  },
});
