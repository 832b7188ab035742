export { listDevMail, sendDueMail } from './outbox.ts';
