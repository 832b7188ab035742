import { headers, localFailure, TIMEOUT_MS, unwrap, waitOutBusy } from './envelope.ts';

const KEEP_MS = 10_000;

const nameIn = (disposition: string | null): string | null => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return encoded ? decodeURIComponent(encoded) : null;
};

/** A file of the server under its own name. Throws `ApiError` where the answer is an envelope instead. */
export async function fetchFile(url: string, fallbackName: string): Promise<File> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await waitOutBusy(async () => {
      const answer = await fetch(url, { headers: headers(), credentials: 'same-origin', signal: timeout });
      return answer.ok ? answer : unwrap<never>(answer.status, await answer.text());
    }, timeout);
    const blob = await response.blob();
    const name = nameIn(response.headers.get('content-disposition')) ?? fallbackName;
    return new File([blob], name, { type: blob.type });
  } catch (error) {
    throw localFailure(error, { timedOut: timeout.aborted, aborted: false });
  }
}

/** Hands a file to the browser to keep. */
export function keepFile(file: File): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(href), KEEP_MS);
}

export const download = async (url: string, fallbackName: string): Promise<void> =>
  keepFile(await fetchFile(url, fallbackName));
