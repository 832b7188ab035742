import type { Input, MissingField } from '@verdant/contracts';
import { useState } from 'react';
import { fileUrl } from '../../../lib/api.ts';
import { toast } from '../../../lib/toast.ts';
import { useWorkspace } from '../state/context.ts';
import { useT } from '../state/use-t.ts';

export type Format = NonNullable<Input<'GET /resume/download'>['format']>;
export const FORMATS = ['pdf', 'json', 'md', 'png'] as const satisfies readonly Format[];

const INCOMPLETE = 109;
const endings: Record<Format, string> = { pdf: 'pdf', json: 'json', md: 'md', png: 'png' };

const missingIn = (data: unknown): MissingField[] => {
  const list = Array.isArray(data) ? data : ((data as { missing?: unknown } | null)?.missing ?? []);
  return Array.isArray(list) ? (list as MissingField[]) : [];
};

/** What the server calls the file, where it says so. */
const nameIn = (header: string | null): string | null => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]+)"/i.exec(header ?? '')?.[1] ?? null);
};

const keep = (file: Blob, name: string) => {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** Saves first, then fetches the file. `missing` is set while an incomplete résumé keeps it from being downloaded. */
export const useDownload = () => {
  const { t, i18n } = useT();
  const { document: doc, state } = useWorkspace();
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<MissingField[] | null>(null);
  const say = toast.bad;

  const download = async (format: Format) => {
    setBusy(true);
    try {
      if (!(await doc.flush())) return say(t('workspace:download.unsaved'));
      const known = doc.get().missing;
      if (known.length > 0) return setMissing(known);
      const response = await fetch(fileUrl('GET /resume/download', { id: doc.id, format }), {
        credentials: 'same-origin',
        headers: { 'Accept-Language': i18n.language },
      });
      if (response.ok) {
        const name = nameIn(response.headers.get('Content-Disposition')) ?? `${state.draft.name}.${endings[format]}`;
        return keep(await response.blob(), name);
      }
      const answer = (await response.json()) as { code: number; data: unknown; errMsg: string };
      if (answer.code === INCOMPLETE) setMissing(missingIn(answer.data));
      else say(answer.errMsg);
    } catch {
      say(t('workspace:download.failed'));
    } finally {
      setBusy(false);
    }
  };
  return { download, busy, missing, close: () => setMissing(null) };
};
