import type { ResumeDocument } from '../document/document.ts';
import { shortHash } from '../text/hash.ts';
import { hasHan } from '../text/words.ts';
import type { Draft } from './draft.ts';
import { quoted } from './quoted.ts';
import type { Sure } from './sure.ts';
import { namesTrait } from './trait.ts';

const SENTENCE = /(?<=[.!?])\s+|(?<=[。！？；;])|\n+/;
const LEAST_ROLES = 2;
const KINDS: ReadonlySet<string> = new Set(['hard', 'tool']);

/** A sentence about themselves that claims a trait. */
function said(document: ResumeDocument, sure: Sure): Draft[] {
  const path = 'basics/introduction';
  const text = document.fields.find((field) => field.path === path)?.text;
  if (text === undefined || !sure.words(path)) return [];
  const sentence = text.split(SENTENCE).find((one) => namesTrait(one) && hasHan(one) === (document.language === 'zh'));
  if (sentence === undefined) return [];
  const at = namesTrait(sentence)!;
  const words = { line: quoted(sentence, document.language, at) };
  return [
    {
      kind: 'strength',
      form: 'said',
      path,
      quote: sentence.trim(),
      requirement: null,
      words,
      weight: 70,
      key: shortHash(sentence),
    },
  ];
}

/** A skill that comes back in several posts. */
function repeated({ roles, terms, content }: ResumeDocument, sure: Sure): Draft[] {
  const seen = new Map<string, { roles: Set<string>; path: string; text: string; quote: string }>();
  for (const { id, bullets } of roles)
    for (const bullet of bullets.filter(sure.line))
      for (const hit of terms.get(bullet.path) ?? []) {
        if (!KINDS.has(hit.entry.kind)) continue;
        const text = bullet.text.slice(hit.from, hit.to);
        const one = seen.get(hit.entry.id) ?? { roles: new Set(), path: bullet.path, text, quote: bullet.text };
        one.roles.add(id);
        seen.set(hit.entry.id, one);
      }
  const listed = content.skills
    .flatMap(({ items }) => items)
    .join('\n')
    .toLowerCase();
  const best = [...seen.entries()]
    .filter(([, one]) => one.roles.size >= LEAST_ROLES && listed.includes(one.text.toLowerCase()))
    .sort(([, a], [, b]) => b.roles.size - a.roles.size || b.text.length - a.text.length)[0];
  if (!best) return [];
  const [id, { path, text, quote }] = best;
  return [
    { kind: 'strength', form: 'repeated', path, quote, requirement: null, words: { term: text }, weight: 64, key: id },
  ];
}

function award({ content, language }: ResumeDocument, sure: Sure): Draft[] {
  const found = content.awards.find(({ id, name }) => name.trim() !== '' && sure.path(`awards/${id}/name`));
  if (!found) return [];
  const words = { line: quoted(found.name, language) };
  const path = `awards/${found.id}/name`;
  return [
    { kind: 'strength', form: 'award', path, quote: found.name, requirement: null, words, weight: 60, key: found.id },
  ];
}

const MOST_SKILL = 30;
/** A skill of the list that no line of the work shows. */
export function listedDrafts({ content, language, fields, terms }: ResumeDocument, sure: Sure): Draft[] {
  const lines = fields.filter(({ entry }) => entry.section === 'work' || entry.section === 'projects');
  const shown = new Set(lines.flatMap(({ path }) => (terms.get(path) ?? []).map(({ entry }) => entry.id)));
  const told = lines.map(({ text }) => text.toLowerCase()).join('\n');
  for (const { id, items } of content.skills)
    for (const [index, item] of items.entries()) {
      const path = `skills/${id}/items/${index}`;
      const hits = terms.get(path) ?? [];
      const [hit] = hits;
      const name = item.trim();
      if (hits.length !== 1 || !hit || !KINDS.has(hit.entry.kind) || name.length > MOST_SKILL) continue;
      if (/[,，、;；:：()（）]/.test(name) || hit.to - hit.from < name.length * 0.6) continue;
      if (shown.has(hit.entry.id) || told.includes(name.toLowerCase()) || !sure.words(path)) continue;
      if (language === 'en' && hasHan(name)) continue;
      const words = { term: name };
      return [
        {
          kind: 'claim',
          form: 'listed',
          path,
          quote: item,
          requirement: null,
          words,
          weight: 66,
          key: `skill:${hit.entry.id}`,
        },
      ];
    }
  return [];
}

/** What is taken for a strength: the first of what is said, what comes back, what was won. */
export const strengthDrafts = (document: ResumeDocument, sure: Sure): Draft[] =>
  [said, repeated, award].flatMap((of) => of(document, sure));
