import { type DownloadFormat, endpoints } from '@verdant/contracts';
import { Type } from 'typebox';
import { ownTool } from './tool.ts';

const { id, page } = endpoints['GET /resume/download'].input.properties;
const closed = { additionalProperties: false };
const FORMATS: DownloadFormat[] = ['pdf', 'docx', 'md', 'txt', 'json'];
const TEXTS = new Set(['text/markdown', 'text/plain', 'application/json']);

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

export const renderResume = ownTool('GET /resume/download', Type.Object({ id, page }, closed), {
  title: 'See a page of a résumé',
  description: 'One page as a picture, as it would be printed. The résumé must be complete.',
  run: async (input, { askFile }) => {
    const { mime, bytes } = await askFile('GET /resume/download', { ...input, format: 'png' });
    return [{ type: 'image', data: base64(bytes), mimeType: mime }];
  },
});

const format = Type.Unsafe<DownloadFormat>({ type: 'string', enum: FORMATS, default: 'pdf' });

export const downloadResume = ownTool('GET /resume/download', Type.Object({ id, format }, closed), {
  title: 'Download a résumé',
  description:
    'The file itself: PDF (default) or Word as a file, Markdown, plain text or JSON Resume as text. The résumé must be complete.',
  run: async (input, { askFile }) => {
    const { mime, bytes } = await askFile('GET /resume/download', input);
    if (TEXTS.has(mime)) return [{ type: 'text', text: new TextDecoder().decode(bytes) }];
    const uri = `verdant://resume/${input.id}.${input.format ?? 'pdf'}`;
    return [{ type: 'resource', resource: { uri, mimeType: mime, blob: base64(bytes) } }];
  },
});
