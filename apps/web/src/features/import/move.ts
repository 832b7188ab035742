import type { FieldEvidence, FieldPath, ResumeContent } from '@verdant/contracts';

import {
  blankItem,
  descriptorOf,
  type ListSectionKey,
  listAt,
  spotOf,
  textAt,
  withText,
  withValue,
} from '@verdant/contracts/constants';
import { newId } from '../../editor/content/sections.ts';
import type { Checked } from './checked.ts';
import type { Target } from './targets.ts';

type List = { parent: FieldPath; at: number };

/** The list that a path like `work/<id>/content/2` is an item of; null for a field of its own. */
function listOf(path: FieldPath): List | null {
  const parts = path.split('/');
  const last = parts.at(-1)!;
  return /^\d+$/.test(last) && parts.length > 2 ? { parent: parts.slice(0, -1).join('/'), at: Number(last) } : null;
}

function itemsAt(content: ResumeContent, parent: FieldPath): string[] {
  const spot = spotOf(content, parent);
  if (spot && 'single' in spot) return [...listAt(content, spot)];
  const [section, id, key] = parent.split('/') as [ListSectionKey, string, string];
  const entry = (content[section] as { id: string }[]).find((one) => one.id === id) as
    | Record<string, unknown>
    | undefined;
  return (entry?.[key] as string[] | undefined) ?? [];
}

function withItems(content: ResumeContent, parent: FieldPath, items: string[]): ResumeContent {
  const spot = spotOf(content, parent);
  if (spot && 'single' in spot) return withValue(content, spot, items);
  const [section, id, key] = parent.split('/') as [ListSectionKey, string, string];
  const list = (content[section] as { id: string }[]).map((one) => (one.id === id ? { ...one, [key]: items } : one));
  return { ...content, [section]: list };
}

/** Takes a value out. What stood behind it in its list moves up, with its evidence. */
export function take(state: Checked, path: FieldPath): { state: Checked; text: string; source: FieldEvidence | null } {
  const text = textAt(state.content, path) ?? '';
  const source = state.evidence[path] ?? null;
  const list = listOf(path);
  const { [path]: _, ...rest } = state.evidence;
  if (!list) return { state: { ...state, content: withText(state.content, path, ''), evidence: rest }, text, source };
  const items = itemsAt(state.content, list.parent).toSpliced(list.at, 1);
  const evidence = Object.fromEntries(
    Object.entries(rest).map(([key, one]) => {
      const other = listOf(key);
      if (other?.parent !== list.parent || other.at < list.at) return [key, one];
      const moved = `${list.parent}/${other.at - 1}`;
      return [moved, { ...one, path: moved }];
    }),
  );
  return { state: { ...state, content: withItems(state.content, list.parent, items), evidence }, text, source };
}

const asEvidence = (path: FieldPath, source: FieldEvidence): FieldEvidence => ({
  ...source,
  path,
  confidence: 'sure',
  reason: null,
});

/** Puts a text somewhere, by the person's own hand: behind what stands there, so that nothing is lost. */
export function put(state: Checked, target: Target, text: string, source: FieldEvidence | null): Checked {
  const known = (path: FieldPath) =>
    source ? { ...state.evidence, [path]: asEvidence(path, source) } : state.evidence;
  if (target.kind === 'entry') {
    const { section } = target;
    const { essential } = descriptorOf(section);
    const entry = { ...blankItem(section, newId()), [essential]: text };
    const content = { ...state.content, [section]: [...state.content[section], entry] } as ResumeContent;
    return { ...state, content, evidence: known(`${section}/${entry.id}/${essential}`) };
  }
  const { path } = target;
  if (target.kind === 'item') {
    const items = itemsAt(state.content, path);
    const content = withItems(state.content, path, [...items, text]);
    return { ...state, content, evidence: known(`${path}/${items.length}`) };
  }
  const there = textAt(state.content, path) ?? '';
  const joined = there ? `${there}${/[\u3400-\u9fff]$/.test(there) ? '' : ' '}${text}` : text;
  return { ...state, content: withText(state.content, path, joined), evidence: known(path) };
}

/** One click: a value goes to another field. */
export function move(state: Checked, from: FieldPath, to: Target): Checked {
  const taken = take(state, from);
  return taken.text ? put(taken.state, to, taken.text, taken.source) : state;
}

/** A line that went into no field finds its place. */
export function assign(state: Checked, lineId: string, to: Target): Checked {
  const line = state.unassigned.find(({ id }) => id === lineId);
  if (!line) return state;
  const source: FieldEvidence = {
    path: '',
    quote: line.text,
    boxes: line.boxes,
    lines: [line.id],
    confidence: 'sure',
    reason: null,
  };
  const unassigned = state.unassigned.filter(({ id }) => id !== lineId);
  return put({ ...state, unassigned }, to, line.text, source);
}

/** A line that belongs in no field. */
export const dismiss = (state: Checked, lineId: string): Checked => ({
  ...state,
  unassigned: state.unassigned.filter(({ id }) => id !== lineId),
});
