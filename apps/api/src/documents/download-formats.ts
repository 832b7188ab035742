import type { DownloadFormat, Input } from '@verdant/contracts';
import { toJsonResume } from '@verdant/resume';
import { docx, markdown, plainText, webPage } from '@verdant/typesetter';
import type { Call } from '../http/handler.ts';
import { type Document, fileInput, renderInput, typesetterFor } from './document.ts';

/** Pixels across a page: 150 dpi of A4. */
const PICTURE_WIDTH = 1240;

type Wanted = Pick<Input<'GET /resume/download'>, 'page' | 'long'>;
type Format = { type: string; bytes: (row: Document, call: Call, wanted: Wanted) => Promise<Uint8Array> };

const text = (written: string) => Buffer.from(written, 'utf8');

/** One line a format of a download. */
export const formats: Record<DownloadFormat, Format> = {
  pdf: {
    type: 'application/pdf',
    bytes: async (row, call) => (await typesetterFor(call).pdf(await fileInput(call, row))).bytes,
  },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    bytes: async (row, call) => docx(await typesetterFor(call).fitted(await fileInput(call, row))),
  },
  json: {
    type: 'application/json',
    bytes: async ({ content, language }) => text(`${JSON.stringify(toJsonResume(content, language), null, 2)}\n`),
  },
  md: {
    type: 'text/markdown; charset=utf-8',
    bytes: async ({ content, language, style }) => text(markdown(content, language, style)),
  },
  txt: {
    type: 'text/plain; charset=utf-8',
    bytes: async ({ content, language, style }) => text(plainText(content, language, style)),
  },
  html: {
    type: 'text/html; charset=utf-8',
    bytes: async (row, call) => text(webPage(await renderInput(call, row))),
  },
  png: {
    type: 'image/png',
    bytes: async (row, call, { page = 1, long = false }) =>
      typesetterFor(call).png(await renderInput(call, row), { page: long ? 'all' : page, width: PICTURE_WIDTH }),
  },
};
