export type { Send } from './ask.ts';
export { answerAssistant } from './over-http.ts';
export { serveAssistant } from './over-stdio.ts';
