export { createApp, type Tools } from './app.ts';
