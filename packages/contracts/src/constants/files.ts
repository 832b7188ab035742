/** An uploaded document or picture. */
export const UPLOAD_MAX_MB = 10;
export const UPLOAD_MAX_BYTES = UPLOAD_MAX_MB * 1024 * 1024;

/** An address that a résumé is fetched from. */
export const ADDRESS_MAX = 2_000;

/** Endings of files that a résumé can be read from. The server looks at the bytes. */
export const SOURCE_ENDINGS = ['pdf', 'docx', 'json', 'zip', 'txt', 'md', 'png', 'jpg', 'jpeg', 'webp'] as const;

export const DOWNLOAD_FORMATS = ['pdf', 'docx', 'txt', 'md', 'json', 'html', 'png'] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];
