import { useState } from 'react';
import { upload } from '../../../lib/api.ts';
import { refresh } from '../../../lib/query-client.ts';
import { useTask } from '../../../lib/task.ts';

type Started = { resumeId: string; taskId: string };

/** Sends one file and follows its reading. `sent` is 0 to 1; `failure` is the sentence of whatever went wrong. */
export function useImport() {
  const [name, setName] = useState<string | null>(null);
  const [sent, setSent] = useState(0);
  const [started, setStarted] = useState<Started | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { task, trouble } = useTask(started?.taskId);

  const send = async (file: File) => {
    setName(file.name);
    setSent(0);
    setStarted(null);
    setRefusal(null);
    try {
      setStarted(await upload('POST /resume/uploading', file, {}, { onProgress: setSent }));
      setSent(1);
      await refresh('GET /resume/list', 'GET /task/list');
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
  };

  return {
    send,
    name,
    sent,
    task,
    resumeId: started?.resumeId ?? null,
    failure: refusal ?? (task?.status === 'failed' ? task.error.errMsg : null),
    trouble: trouble?.message ?? null,
  };
}
