// A thread beside the work of a child process: it goes on where the work is caught in a loop. It ends the process when
// that holds too much memory, or when its parent is gone and nobody waits for the answer.
import { parentPort, workerData } from 'node:worker_threads';

const { maxBytes, signal, everyMs } = workerData;
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  else if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, signal);
}, everyMs);
parentPort.postMessage('watching');
