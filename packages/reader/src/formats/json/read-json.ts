import {
  type FieldEvidence,
  type ImportReading,
  type ImportWarning,
  type Language,
  LIMITS,
  type ResumeContent,
} from '@verdant/contracts';
import { fromJsonResume, missingFields } from '@verdant/resume';
import { allFields } from '../../evidence/fields.ts';
import { languageOf } from '../../parse/language.ts';
import { isSaid, type Support, supportsOf } from './evidence.ts';
import { type Leaf, leavesOf, lineOf } from './leaves.ts';
import { parseJson } from './parse-json.ts';
import { unknownSections } from './unknown-sections.ts';

type Own = { meta?: { verdant?: { language?: unknown } } };

const textsOf = (content: ResumeContent): string[] => allFields(content).flatMap(({ value }) => value ?? []);

function languageIn(json: unknown, content: ResumeContent): Language {
  const said = (json as Own).meta?.verdant?.language;
  return said === 'zh' || said === 'en' ? said : languageOf(textsOf(content).join('\n'));
}

/** An address as the schema wants it: in our own export the person's spelling of it stands beside. */
const isStandardAddress = ({ root, key }: Leaf): boolean =>
  key === 'url' || (root === 'basics' && ['email', 'network', 'username'].includes(key));

/** The evidence that the supports give, and the lines of the document that it names; our own bookkeeping is no line. */
function shown(leaves: Leaf[], supports: Support[]) {
  const ids = new Map(leaves.map((leaf, i) => [leaf, `l${i + 1}`]));
  const evidence = supports.map(
    ({ field, leaves: found, quote }): FieldEvidence => ({
      path: field.path,
      quote,
      boxes: [],
      lines: [...new Set(found.map((leaf) => ids.get(leaf)!))],
      confidence: 'sure',
      reason: null,
    }),
  );
  return { evidence, lines: leaves.map((leaf) => ({ id: ids.get(leaf)!, text: lineOf(leaf), boxes: [] })) };
}

/**
 * JSON Resume and our own export say each field by its name: nothing is left to judge. What the content has no place for
 * is kept: sections that the schema does not know under their own names, single values among the unassigned lines.
 * Throws `Failure`: damaged, notSupported, tooManyPages.
 */
export function readJson(text: string): ImportReading {
  const json = parseJson(text);
  const known = fromJsonResume(json);
  const all = leavesOf(json);
  const isOwn = (json as Own).meta?.verdant !== undefined;
  const unknown = unknownSections(all, LIMITS.items - known.custom.length);
  const content = { ...known, custom: [...known.custom, ...unknown.custom] };
  const supports = [...supportsOf(known, all), ...unknown.supports];

  const used = new Set(supports.flatMap(({ leaves }) => leaves));
  const leaves = isOwn ? all.filter((leaf) => leaf.root !== 'meta' || used.has(leaf)) : all;
  const told = isSaid(leaves, supports);
  const said = (leaf: Leaf) => told(leaf) || (isOwn && isStandardAddress(leaf));
  const { evidence, lines } = shown(leaves, supports);
  const unassigned = lines.filter((_, i) => !said(leaves[i]!));
  const warnings: ImportWarning[] = [
    ...missingFields(content).map((field) => ({ code: 'missing' as const, field })),
    ...(unassigned.length ? [{ code: 'unassigned' as const, count: unassigned.length }] : []),
  ];
  const lettersOf = (some: Leaf[]) => some.reduce((sum, leaf) => sum + leaf.text.length, 0);
  const covered = lettersOf(leaves.filter(said)) / (lettersOf(leaves) || 1);
  return {
    content,
    language: languageIn(json, content),
    pages: [],
    confidence: {
      level: warnings.length ? 'check' : 'sure',
      sure: evidence.length,
      check: 0,
      covered: Math.round(1000 * covered) / 1000,
    },
    evidence,
    lines,
    unassigned,
    warnings,
  };
}
