import { execFileSync } from 'node:child_process';

/** The program of LibreOffice that is installed; undefined where none is. */
export const office = ['soffice', 'libreoffice'].find((name) => {
  try {
    return execFileSync('which', [name], { stdio: 'pipe' }).length > 0;
  } catch {
    return false;
  }
});
if (!office) console.warn('LibreOffice is not installed: whether it opens our Word documents was NOT tested.');
