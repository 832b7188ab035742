import { type Static, Type } from 'typebox';
import { Id, Nothing, type Page, Paged, takes } from './endpoints/endpoint.ts';

export type MessageKind =
  | 'membership.active'
  | 'membership.ending'
  | 'membership.ended'
  | 'refund.done'
  | 'refund.declined'
  | 'application.reminder'
  | 'identity.added'
  | 'identity.removed'
  | 'key.added'
  | 'key.revoked';

/** `title` and `body` in the language of the request. */
export type Message = {
  id: string;
  kind: MessageKind;
  title: string;
  body: string;
  createdAt: string;
  readAt: string | null;
};

/** Without an id: all of mine. */
export const ReadMessage = Type.Object({ id: Type.Optional(Id) }, { additionalProperties: false });
export type ReadMessage = Static<typeof ReadMessage>;

export const messageEndpoints = {
  'GET /message/list': takes(Paged, { access: 'user', summary: 'My messages, newest first' }).gives<
    Page<Message> & { unread: number }
  >(),
  'GET /message/unread': takes(Nothing, { access: 'user', perMinute: 600, summary: 'How many are unread' }).gives<{
    unread: number;
  }>(),
  'POST /message/read': takes(ReadMessage, {
    access: 'user',
    changes: true,
    owns: 'message',
    summary: 'Mark one message as read, or all',
  }).gives<{ unread: number }>(),
};
