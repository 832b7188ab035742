/** One template of each build: one column, a side column, a form. */
export const BUILDS: ReadonlySet<string> = new Set(['slip', 'side', 'form']);
