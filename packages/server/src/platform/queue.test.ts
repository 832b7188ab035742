import { expect, it } from 'vitest';
import { openQueue } from './queue.ts';

it('fails fast while Redis was never there, and can be closed', async () => {
  const queue = openQueue({ redisUrl: 'redis://127.0.0.1:1', databaseUrl: '' });
  const begun = Date.now();
  const all = await Promise.allSettled([
    queue.wake({ taskId: 'a-task', person: 'somebody' }, 'resume.import'),
    queue.ping(),
  ]);
  expect(all.map((one) => one.status)).toEqual(['rejected', 'rejected']);
  expect(Date.now() - begun).toBeLessThan(15_000);
  await queue.close();
});
