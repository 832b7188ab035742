import { headers, localFailure, TIMEOUT_MS, unwrap, waitOutBusy } from './envelope.ts';

const KEEP_MS = 10_000;

const nameIn = (disposition: string | null): string | null => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return encoded ? decodeURIComponent(encoded) : null;
};

/** Fetches a file, hands it to the browser to keep, and gives it. Throws `ApiError` where the answer is an envelope instead. */
export async function download(url: string, fallbackName: string): Promise<Blob> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await waitOutBusy(async () => {
      const answer = await fetch(url, { headers: headers(), credentials: 'same-origin', signal: timeout });
      return answer.ok ? answer : unwrap<never>(answer.status, await answer.text());
    }, timeout);
    const file = await response.blob();
    const href = URL.createObjectURL(file);
    const name = nameIn(response.headers.get('content-disposition')) ?? fallbackName;
    Object.assign(document.createElement('a'), { href, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(href), KEEP_MS);
    return file;
  } catch (error) {
    throw localFailure(error, { timedOut: timeout.aborted, aborted: false });
  }
}
