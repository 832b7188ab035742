import { skipToken, useQuery } from '@tanstack/react-query';
import type { FieldPath } from '@verdant/contracts';
import { queryClient } from '../../lib/query-client.ts';
import { openPdf } from '../../ui/pdf/open-pdf.ts';
import type { Draft } from '../document/draft.ts';
import { useDocumentState } from '../document/use-document-state.ts';
import { findLost } from './find-lost.ts';
import { printedTexts } from './printed-texts.ts';

/** What another reader than our typesetter found in a file that was downloaded: `lost` are texts it does not hold. */
export type ReadBack = { draft: Draft; lost: FieldPath[] };

const keyOf = (resumeId: string) => ['read-back', resumeId];

/** Reads a downloaded PDF with pdf.js and holds it against what it was made of. A file that can't be read proves nothing. */
export async function readBack(resumeId: string, draft: Draft, file: Blob): Promise<void> {
  const { pdf, close } = await openPdf(new Uint8Array(await file.arrayBuffer()));
  try {
    const parts: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      for (const item of items) if ('str' in item) parts.push(item.str);
    }
    const lost = findLost(printedTexts(draft.content, draft.style), parts.join(' '));
    queryClient.setQueryData<ReadBack>(keyOf(resumeId), { draft, lost });
  } finally {
    close();
  }
}

/** The last reading of this résumé, as long as nothing was changed since. */
export function useReadBack(resumeId: string): ReadBack | null {
  const { data } = useQuery<ReadBack>({
    queryKey: keyOf(resumeId),
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const holds = useDocumentState(({ draft }) => data?.draft === draft);
  return data && holds ? data : null;
}
