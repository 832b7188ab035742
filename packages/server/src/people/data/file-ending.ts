const ENDINGS: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/json': 'json',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'text/markdown': 'md',
  'text/plain': 'txt',
};

/** The ending that tells what a file is, whatever it was called; its own where the type says nothing. */
export function fileEnding({ name, mime }: { name: string; mime: string }): string {
  const [type = ''] = mime.split(';');
  return ENDINGS[type.trim().toLowerCase()] ?? /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? 'bin';
}
