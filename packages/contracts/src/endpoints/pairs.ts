import { ById, takes } from './endpoint.ts';
import { ActOnPair, LinkTwin, type PairChoice, PairSeen, type PairState, WriteInPair } from './pair-places.ts';

/** What is asked about a résumé and its twin in the other language. Part of the map of endpoints. */
export const pairEndpoints = {
  'GET /resume/pair/detail': takes(ById, {
    access: 'guest',
    key: 'read',
    owns: 'resume',
    perMinute: 120,
    summary: 'Where a résumé and its twin are behind each other; null where it has none',
  }).gives<PairState | null>(),
  'GET /resume/pair/choices': takes(ById, {
    access: 'guest',
    key: 'read',
    owns: 'resume',
    summary: 'Résumés in the other language that can become its twin',
  }).gives<PairChoice[]>(),
  'POST /resume/pair/link': takes(LinkTwin, {
    access: 'user',
    changes: true,
    owns: 'resume',
    perMinute: 30,
    summary: 'Make two résumés in two languages know each other, entry by entry',
  }).gives<PairState>(),
  'GET /resume/pair/unlink': takes(ById, {
    access: 'user',
    changes: true,
    owns: 'resume',
    summary: 'Part a résumé from its twin; both stay as they are',
  }).gives<null>(),
  'POST /resume/pair/carry': takes(ActOnPair, {
    access: 'user',
    changes: true,
    owns: 'resume',
    perMinute: 60,
    summary: 'Write what can be carried word for word into the one that is behind; a stale revision is 106',
  }).gives<PairState>(),
  'POST /resume/pair/write': takes(WriteInPair, {
    access: 'user',
    changes: true,
    owns: 'resume',
    perMinute: 60,
    summary: 'Write words of one’s own at a place of the one that is behind; a stale revision is 106',
  }).gives<PairState>(),
  'POST /resume/pair/settle': takes(ActOnPair, {
    access: 'user',
    changes: true,
    owns: 'resume',
    perMinute: 60,
    summary: 'Count places as settled as they stand; writes into neither of the two',
  }).gives<PairState>(),
  'POST /resume/pair/back': takes(PairSeen, {
    access: 'user',
    changes: true,
    owns: 'resume',
    perMinute: 60,
    summary: 'Take the newest carrying, writing or settling back; a stale revision is 106',
  }).gives<PairState>(),
};
