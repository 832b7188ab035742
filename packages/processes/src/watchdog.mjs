// The parent and memory watch of a child process: a thread of its own, which runs on while the work is in a loop. It ends
// the process at its memory limit, or when its parent is gone.
import { parentPort, workerData } from 'node:worker_threads';

const { maxBytes, signal, everyMs } = workerData;
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  else if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, signal);
}, everyMs);
parentPort.postMessage('watching');
