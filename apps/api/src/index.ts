export { createApp } from './app.ts';
export type { Tools } from './http/handler.ts';
