import type { FieldEvidence, FieldPath, ImportReport, ResumeContent, UnassignedLine } from '@verdant/contracts';
import { textAt, withText } from '../state/field-path.ts';

/** What is being checked: the content, where each of its values came from, and what went into no field yet. */
export type Checked = {
  content: ResumeContent;
  evidence: Readonly<Record<FieldPath, FieldEvidence>>;
  unassigned: UnassignedLine[];
};

/** `imported` is the content as the import wrote it: what has changed since has no evidence any more. */
export function checkedOf(report: ImportReport, imported: ResumeContent, now: ResumeContent): Checked {
  const still = report.evidence.filter(({ path }) => valueAt(now, path) === valueAt(imported, path));
  return {
    content: now,
    evidence: Object.fromEntries(still.map((one) => [one.path, one])),
    unassigned: report.unassigned,
  };
}

/** A value as text; "present" is a value too. */
export const valueAt = (content: ResumeContent, path: FieldPath): string | undefined => {
  if (path.endsWith('/end') && textAt(content, path) === undefined) return 'present';
  return textAt(content, path);
};

/** A person's own wording: the document no longer vouches for it, and nothing needs a check any more. */
export function setText(state: Checked, path: FieldPath, text: string): Checked {
  const { [path]: _, ...evidence } = state.evidence;
  return { ...state, content: withText(state.content, path, text), evidence };
}

/** The person says that a value is right as it was read. */
export function confirm(state: Checked, path: FieldPath): Checked {
  const known = state.evidence[path];
  if (!known) return state;
  return { ...state, evidence: { ...state.evidence, [path]: { ...known, confidence: 'sure', reason: null } } };
}
