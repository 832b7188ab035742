import type { FieldEvidence, FieldPath, ImportReport, ResumeContent, UnassignedLine } from '@verdant/contracts';
import { textAt, withText } from '../../editor/content/field-path.ts';

/** What is being checked: the content, where each of its values came from, and what went into no field yet. */
export type Checked = {
  content: ResumeContent;
  /** the content as the import wrote it */
  asRead: ResumeContent;
  evidence: Readonly<Record<FieldPath, FieldEvidence>>;
  unassigned: UnassignedLine[];
};

/** The path of every text of a content. */
function pathsIn(node: unknown, at = ''): FieldPath[] {
  if (typeof node === 'string') return node === '' ? [] : [at];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, inner]) => {
    if (key === 'id') return [];
    const name = Array.isArray(node) ? ((inner as { id?: string } | null)?.id ?? key) : key;
    return pathsIn(inner, at ? `${at}/${name}` : name);
  });
}

/** Evidence of values that stand where they stood, and of those that were moved without a change of their words. */
function stillFound(evidence: FieldEvidence[], imported: ResumeContent, now: ResumeContent): FieldEvidence[] {
  const stays = ({ path }: FieldEvidence) => valueAt(now, path) === valueAt(imported, path);
  const still = evidence.filter(stays);
  const taken = new Set(still.map(({ path }) => path));
  const free = pathsIn(now).filter((path) => !taken.has(path));
  const moved = evidence.flatMap((one): FieldEvidence[] => {
    const text = stays(one) ? undefined : textAt(imported, one.path);
    const at = text ? free.findIndex((path) => textAt(now, path) === text) : -1;
    if (at < 0 || /\/(start|end|date)$/.test(one.path)) return [];
    const [path] = free.splice(at, 1);
    return [{ ...one, path: path!, confidence: 'sure', reason: null }];
  });
  return [...still, ...moved];
}

/**
 * `imported` is the content as the import wrote it: what has changed since has no evidence any more, and lines that found
 * their place since are no longer without one.
 */
export function checkedOf(report: ImportReport, imported: ResumeContent, now: ResumeContent): Checked {
  const found = stillFound(report.evidence, imported, now);
  const before = JSON.stringify(imported);
  const after = JSON.stringify(now);
  const placed = ({ text }: UnassignedLine) => {
    const words = JSON.stringify(text).slice(1, -1);
    return after.includes(words) && !before.includes(words);
  };
  return {
    content: now,
    asRead: imported,
    evidence: Object.fromEntries(found.map((one) => [one.path, one])),
    unassigned: report.unassigned.filter((line) => !placed(line)),
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

/** Whether an entry goes on: its end is "present", or open to be said. */
export function setPresent(state: Checked, path: FieldPath, present: boolean): Checked {
  const [section, id] = path.split('/') as ['work' | 'projects' | 'education', string];
  const { [path]: _, ...evidence } = state.evidence;
  const list = state.content[section].map((one) => (one.id === id ? { ...one, end: present ? null : '' } : one));
  return { ...state, content: { ...state.content, [section]: list }, evidence };
}

/** The person says that a value is right as it was read. */
export function confirm(state: Checked, path: FieldPath): Checked {
  const known = state.evidence[path];
  if (!known) return state;
  return { ...state, evidence: { ...state.evidence, [path]: { ...known, confidence: 'sure', reason: null } } };
}
