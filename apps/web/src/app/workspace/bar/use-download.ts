import type { DownloadFormat, Lack } from '@verdant/contracts';
import { useState } from 'react';
import { useWorkspace } from '../../../editor/document/workspace-context.ts';
import { readBack } from '../../../editor/read-back/read-back.ts';
import { useT } from '../../../editor/use-t.ts';
import { fileUrl } from '../../../lib/api.ts';
import { download as fetchFile } from '../../../lib/download.ts';
import { missingFrom } from '../../../lib/missing.ts';
import { toast, toastError } from '../../../lib/toast.ts';

/** Saves first, then fetches the file. `missing` is set while an incomplete résumé keeps it from being downloaded. */
export const useDownload = () => {
  const { t } = useT();
  const { document: doc } = useWorkspace();
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<Lack[] | null>(null);

  const download = async (format: DownloadFormat) => {
    setBusy(true);
    try {
      if (!(await doc.flush())) return toast.bad(t('workspace:download.unsaved'));
      const known = doc.get().missing;
      if (known.length > 0) return setMissing(known);
      const { draft } = doc.get();
      const file = await fetchFile(fileUrl('GET /resume/download', { id: doc.id, format }), `${draft.name}.${format}`);
      // the file is theirs already; the proof comes when it comes
      if (format === 'pdf') void readBack(doc.id, draft, file).catch(() => {});
    } catch (error) {
      const lacking = missingFrom(error);
      if (lacking) setMissing(lacking);
      else toastError(error);
    } finally {
      setBusy(false);
    }
  };
  return { download, busy, missing, close: () => setMissing(null) };
};
