// What Node reads without help: it lets this process load TypeScript where that is needed, then goes on.
if (!process.execArgv.includes('--conditions=built')) {
  const { register } = await import('tsx/esm/api');
  register();
}
await import('./child.mjs');
