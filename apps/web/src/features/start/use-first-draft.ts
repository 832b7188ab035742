import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { currentLanguage } from '../../i18n/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { NEW_PARAM, paths, reviewOf } from '../../lib/paths.ts';
import { refresh } from '../../lib/query-client.ts';
import { useGo } from '../../lib/routing/use-navigation.ts';
import { beginDraft } from '../../lib/session.ts';
import { takeFile } from '../../lib/source-file.ts';
import { useImport } from '../../lib/tasks/use-import.ts';

/** Makes a visitor's draft: of a file, also one that was dropped on the home page, or of nothing; then leads into it. */
export function useFirstDraft() {
  const { t } = useTranslation('draft');
  const go = useGo();
  const [query] = useSearchParams();
  const [beginsBlank, setBeginsBlank] = useState(false);
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null);
  const reading = useImport(beginDraft);
  const ready = reading.task?.status === 'succeeded' ? reading.task.resumeId : null;

  const startBlank = async () => {
    setBeginsBlank(true);
    setRefusal(null);
    try {
      await beginDraft();
      const { resumeId } = await call('POST /resume/manualAdd', { name: t('blankName'), language: currentLanguage() });
      await refresh('GET /draft');
      await go(paths.workspace(resumeId), { replace: true });
    } catch (error) {
      setRefusal({ error });
      setBeginsBlank(false);
    }
  };

  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was chosen before
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const file = takeFile();
    if (file) void reading.send(file);
    else if (query.get(NEW_PARAM) === 'blank') void startBlank();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is ready
  useEffect(() => {
    if (ready) void refresh('GET /draft').then(() => go(reviewOf(ready), { replace: true }));
  }, [ready]);

  return {
    reading,
    beginsBlank,
    failure: refusal ? messageOf(refusal.error) : reading.failure,
    bring: (file: File) => void reading.send(file),
    startBlank: () => void startBlank(),
  };
}
