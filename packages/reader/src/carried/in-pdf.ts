import type { ResumeContent } from '@verdant/contracts';
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js';
import { parseCarried } from './parse-carried.ts';

const NAME = 'resume.json';
type Attachment = { filename?: unknown; content?: unknown };

/** The JSON Resume that is attached to a PDF as `resume.json`; null where there is none that can be read. */
export async function carriedInPdf(doc: PDFDocumentProxy): Promise<ResumeContent | null> {
  const attached: unknown = await doc.getAttachments().catch(() => null);
  const found = Object.values((attached ?? {}) as Record<string, Attachment>).find(({ filename }) => filename === NAME);
  return found?.content instanceof Uint8Array ? parseCarried(new TextDecoder().decode(found.content)) : null;
}
