import type { ImportReading, ImportWarning, Language, ResumeContent } from '@verdant/contracts';
import { fromJsonResume, missingFields } from '@verdant/resume';
import { languageOf } from '../../parse/language.ts';
import { parseJson } from './parse.ts';

/** Every text of a value, without ids. */
const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'id' ? [] : texts(inner)));
};

function languageIn(json: unknown, content: ResumeContent): Language {
  const said = (json as { meta?: { verdant?: { language?: unknown } } })?.meta?.verdant?.language;
  return said === 'zh' || said === 'en' ? said : languageOf(texts(content).join('\n'));
}

/** JSON Resume and our own export say each field by its name: nothing is left to judge. Throws `Failure`: damaged, notSupported. */
export function readJson(text: string): ImportReading {
  const json = parseJson(text);
  const content = fromJsonResume(json);
  const warnings = missingFields(content).map((field): ImportWarning => ({ code: 'missing', field }));
  return {
    content,
    language: languageIn(json, content),
    pages: [],
    confidence: { level: warnings.length ? 'check' : 'sure', sure: texts(content).length, check: 0, covered: 1 },
    evidence: [],
    lines: [],
    unassigned: [],
    warnings,
  };
}
