import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../api.ts';
import { errorNameOf, messageOf } from '../api-error.ts';
import { refresh } from '../query-client.ts';
import { upload } from '../upload.ts';
import { useTask } from './task.ts';

/** The task that reads the file stands in the address, too, so that a reload goes on following it. */
export const READING_PARAM = 'reading';

/**
 * Sends one file, or the address of one, and follows its reading. `sent` is 0 to 1, of an address (`fetching`) it jumps;
 * `failure` is the sentence of whatever went wrong. `before` is waited for before anything is sent.
 */
export function useImport(before?: () => Promise<unknown>) {
  const [query, setQuery] = useSearchParams();
  const inAddress = query.get(READING_PARAM);
  const [taskId, setTaskId] = useState(inAddress);
  const [file, setFile] = useState<string | null>(null);
  const [sent, setSent] = useState(0);
  const [fetching, setFetching] = useState(false);
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null);
  const { task, pollError } = useTask(taskId);
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);

  // an address that forgets the task ends nothing
  useEffect(() => {
    if (inAddress) setTaskId(inAddress);
  }, [inAddress]);

  const follow = (id: string | null) => {
    setTaskId(id);
    setQuery(
      (old) => {
        if (id === null) old.delete(READING_PARAM);
        else old.set(READING_PARAM, id);
        return old;
      },
      { replace: true },
    );
  };

  const start = async (called: string, send: () => Promise<{ taskId: string }>) => {
    setFile(called);
    setSent(0);
    setRefusal(null);
    if (taskId) follow(null);
    try {
      await before?.();
      const started = await send();
      // who has closed the dialog finds the résumé in the list
      if (open.current) follow(started.taskId);
      await refresh('GET /resume/list', 'GET /task/list');
    } catch (error) {
      setRefusal({ error });
    }
  };

  const send = (chosen: File) => {
    setFetching(false);
    return start(chosen.name, () => upload('POST /resume/uploading', chosen, {}, { onProgress: setSent }));
  };
  const fetchFrom = (address: string) => {
    setFetching(true);
    return start(address, () => call('POST /resume/import/address', { address }));
  };

  const gone = pollError && errorNameOf(pollError) === 'notFound' ? pollError.message : null;
  const failed = task?.status === 'failed' ? task.error.errMsg : null;
  return {
    send,
    fetchFrom,
    fetching,
    /** null while nothing was chosen */
    name: file ?? (taskId ? (task?.resumeName ?? '…') : null),
    sent: taskId ? 1 : sent,
    task,
    /** why it was not taken at all */
    refusal: refusal?.error ?? null,
    failure: refusal ? messageOf(refusal.error) : (failed ?? gone),
    pollError: pollError?.message ?? null,
  };
}
