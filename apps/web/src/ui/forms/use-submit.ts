import { useState } from 'react';

/** Runs a call of a form: busy while it runs, its sentence when it failed. `forget` drops an older sentence. */
export function useSubmit<V>(send: (values: V) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const submit = async (values: V) => {
    setBusy(true);
    setTrouble(null);
    try {
      await send(values);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return { submit, busy, trouble, forget: () => setTrouble(null) };
}
