import { useState } from 'react';

/** Runs a call of a form: busy while it runs, its sentence when it failed. `forget` drops an older sentence. */
export function useSubmit<V>(send: (values: V) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (values: V) => {
    setBusy(true);
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return { submit, busy, failure, forget: () => setFailure(null) };
}
