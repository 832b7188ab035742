import { openDocuments } from '../open-documents.ts';
import { forgetKept, type KeptEdit, keptOf } from './kept-edits.ts';
import { sendKept } from './send-kept.ts';

/** Sends what can be sent, on this page and of those that are gone; gives what stays unsent. */
export async function unsentOf(userId: string): Promise<KeptEdit[]> {
  await Promise.all([...openDocuments].map((document) => document.flush()));
  await sendKept(userId);
  return keptOf(userId);
}

/** This person signs out: what could not be sent is gone, here and in the browser. */
export async function dropUnsent(userId: string): Promise<void> {
  for (const document of openDocuments) document.discard();
  await forgetKept(userId);
}
