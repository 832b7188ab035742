export { keptMail, sendDueMail } from './mail.ts';
