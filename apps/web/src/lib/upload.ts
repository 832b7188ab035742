import type { EndpointKey, Output } from '@verdant/contracts';
import { API, headers, localFailure, split, TIMEOUT_MS, unwrap } from './envelope.ts';

type Options = { onProgress?: (share: number) => void; signal?: AbortSignal };

/** Sends a file as multipart. `onProgress` hears 0 to 1; fetch has no upload progress, so this is an XMLHttpRequest. */
export function upload<K extends EndpointKey>(
  key: K,
  file: File,
  fields: Record<string, string> = {},
  { onProgress, signal }: Options = {},
): Promise<Output<K>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file, file.name);
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    const fail = (timedOut: boolean) => () =>
      reject(localFailure(null, { timedOut, aborted: signal?.aborted ?? false }));
    request.open('POST', `${API}${split(key).path}`);
    request.timeout = TIMEOUT_MS;
    for (const [name, value] of Object.entries(headers())) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    request.onload = () => {
      try {
        resolve(unwrap<Output<K>>(request.status, request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    request.ontimeout = fail(true);
    request.onerror = fail(false);
    request.onabort = fail(false);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
