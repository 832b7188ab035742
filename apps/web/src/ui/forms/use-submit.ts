import { useState } from 'react';
import { errorNameOf, messageOf } from '../../lib/api-error.ts';

/**
 * Runs a call of a form: busy while it runs, its sentence when it failed, in the language of whoever reads it now.
 * `wrongCurrent` is that sentence where it is about the password of the person, beside whose field it stands.
 * `forget` drops an older failure.
 */
export function useSubmit<V>(send: (values: V) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ error: unknown } | null>(null);
  const submit = async (values: V) => {
    setBusy(true);
    setFailed(null);
    try {
      await send(values);
    } catch (error) {
      setFailed({ error });
    } finally {
      setBusy(false);
    }
  };
  const said = failed && messageOf(failed.error);
  const ofCurrent = failed !== null && errorNameOf(failed.error) === 'wrongCurrent';
  return {
    submit,
    busy,
    failure: ofCurrent ? null : said,
    wrongCurrent: ofCurrent ? said : null,
    forget: () => setFailed(null),
  };
}
