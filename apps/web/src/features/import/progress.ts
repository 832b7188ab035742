import type { FieldPath, ImportReport } from '@verdant/contracts';
import { type Checked, confirm } from './checked.ts';
import { dismiss } from './move.ts';

/** How far a person has come: paths and ids only, no word of the document. */
type Progress = { confirmed: FieldPath[]; settled: string[] };
type Kept = Progress & { open: boolean };

const keyOf = (resumeId: string): string => `import-check:${resumeId}`;

/** What was said to be right, and which lines have found their place or were left out. */
export function progressOf(report: ImportReport, { evidence, unassigned }: Checked): Progress {
  const left = new Set(unassigned.map(({ id }) => id));
  return {
    confirmed: report.evidence
      .filter(({ path, confidence }) => confidence === 'check' && evidence[path]?.confidence === 'sure')
      .map(({ path }) => path),
    settled: report.unassigned.filter(({ id }) => !left.has(id)).map(({ id }) => id),
  };
}

/** Remembers it in this tab, so that a reload finds the check as it was; `open`: whether the check stands there. */
export function keep(report: ImportReport, state: Checked, open: boolean): void {
  try {
    sessionStorage.setItem(keyOf(report.resumeId), JSON.stringify({ ...progressOf(report, state), open }));
  } catch {
    // without a store a reload begins anew
  }
}

export const forget = (resumeId: string): void => sessionStorage.removeItem(keyOf(resumeId));

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

function kept(resumeId: string): Partial<Kept> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(resumeId)) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

/** Whether the check stood there when the page was left. */
export const isBegun = (resumeId: string): boolean => kept(resumeId).open === true;

/** The check with what this tab remembers of it. */
export function resumed(report: ImportReport, state: Checked): Checked {
  const { confirmed, settled } = kept(report.resumeId);
  return strings(settled).reduce(dismiss, strings(confirmed).reduce(confirm, state));
}
