import { toastError } from '../../../lib/toast.ts';

/** Whether this device hands PDF files on to other apps. */
export const sharesFiles = (): boolean =>
  navigator.canShare?.({ files: [new File(['%PDF'], 'a.pdf', { type: 'application/pdf' })] }) ?? false;

/** Hands a file to another app; that somebody changes their mind there is no failure. */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file], title: file.name });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) toastError(error);
  }
}
