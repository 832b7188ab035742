// Preloaded into api and worker: when the parent is gone, even by kill -9, they drain and end as if it had asked them.
if (process.connected) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
