import { setTimeout as sleep } from 'node:timers/promises';
import type { Task } from '@verdant/contracts';
import { expect } from 'vitest';
import type { Person } from './processes.ts';

const CV =
  'Wanda Traceable\nwanda.traceable@example.com\n\nExperience\nSecretive Ltd, Clerk, 2019 – 2023\n- Filed 300 letters';

function form(): FormData {
  const body = new FormData();
  body.append('file', new Blob([CV]), 'wanda.txt');
  return body;
}

/** The task once it has ended. */
export async function taskEnd({ ask }: Person, taskId: string): Promise<Task> {
  for (;;) {
    const task = (await ask(`/task/detail?id=${taskId}`)).data as Task;
    if (task.status === 'succeeded' || task.status === 'failed') return task;
    await sleep(100);
  }
}

/** Uploads a small résumé and waits until it is read. */
export async function importCv(person: Person) {
  const { data } = await person.ask('/resume/uploading', form());
  const { resumeId, taskId } = data as { resumeId: string; taskId: string };
  expect((await taskEnd(person, taskId)).status).toBe('succeeded');
  return { resumeId, taskId };
}
