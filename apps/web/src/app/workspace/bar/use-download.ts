import type { DownloadFormat, Lack } from '@verdant/contracts';
import { useState } from 'react';
import { useWorkspace } from '../../../editor/document/workspace-context.ts';
import { readBack } from '../../../editor/read-back/read-back.ts';
import { useT } from '../../../editor/use-t.ts';
import { ApiError, fileUrl } from '../../../lib/api.ts';
import { fetchFile, keepFile } from '../../../lib/download.ts';
import { missingFrom } from '../../../lib/missing.ts';
import { useDraft } from '../../../lib/session.ts';
import { askToSignUp } from '../../../lib/sign-up.ts';
import { toast, toastError } from '../../../lib/toast.ts';
import { doubt, isAway } from '../../../lib/weather/weather.ts';

/**
 * The server went away while it was asked: what was asked for waits, as what is written does. One that is back already is
 * asked once more. Throws what else it was.
 */
async function whenAway(error: unknown, tries: number): Promise<'away'> {
  if (!(error instanceof ApiError) || error.error !== 'network') throw error;
  await doubt();
  if (!isAway() && tries > 0) throw error;
  return 'away';
}

/** Saves first, then makes the file. `missing` is set while an incomplete résumé keeps it from being downloaded. */
export const useDownload = () => {
  const { t } = useT();
  const { document: doc } = useWorkspace();
  const guest = useDraft();
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<Lack[] | null>(null);

  /** The file, or null where there is none and it was said why. */
  const make = async (format: DownloadFormat): Promise<File | null> => {
    if (guest) {
      askToSignUp('download');
      return null;
    }
    setBusy(true);
    try {
      for (let tries = 0; await doc.ready(); tries++) {
        const { draft, missing: known } = doc.get();
        if (known.length > 0) {
          setMissing(known);
          return null;
        }
        const url = fileUrl('GET /resume/download', { id: doc.id, format });
        const file = await fetchFile(url, `${draft.name}.${format}`).catch((error) => whenAway(error, tries));
        if (file === 'away') continue;
        // the file is theirs already; the proof comes when it comes
        if (format === 'pdf') void readBack(doc.id, draft, file).catch(() => {});
        return file;
      }
      toast.bad(t('workspace:download.unsaved'));
    } catch (error) {
      const lacking = missingFrom(error);
      if (lacking) setMissing(lacking);
      else toastError(error);
    } finally {
      setBusy(false);
    }
    return null;
  };
  const download = async (format: DownloadFormat) => {
    const file = await make(format);
    if (file) keepFile(file);
  };
  return { download, make, busy, missing, close: () => setMissing(null) };
};
