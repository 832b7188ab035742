import { headers, localFailure, TIMEOUT_MS, unwrap, waitOutBusy } from './envelope.ts';

const KEEP_MS = 10_000;

const nameIn = (disposition: string | null): string | null => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return encoded ? decodeURIComponent(encoded) : null;
};

/** Fetches a file and hands it to the browser to keep. Throws `ApiError` where the answer is an envelope instead. */
export async function download(url: string, fallbackName: string): Promise<void> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await waitOutBusy(async () => {
      const answer = await fetch(url, { headers: headers(), credentials: 'same-origin', signal: timeout });
      return answer.ok ? answer : unwrap<never>(answer.status, await answer.text());
    }, timeout);
    const href = URL.createObjectURL(await response.blob());
    const name = nameIn(response.headers.get('content-disposition')) ?? fallbackName;
    Object.assign(document.createElement('a'), { href, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(href), KEEP_MS);
  } catch (error) {
    throw localFailure(error, { timedOut: timeout.aborted, aborted: false });
  }
}
