const vowel = /[aeiou]/;

/** Verbs of several syllables, or in -w, -x, -y, never double; the others are marked in the lists by a written-out past. */
function stem(base: string): { past: string; gerund: string } {
  if (base.endsWith('e')) return { past: `${base}d`, gerund: `${base.endsWith('ee') ? base : base.slice(0, -1)}ing` };
  if (base.endsWith('y') && !vowel.test(base.at(-2) ?? ''))
    return { past: `${base.slice(0, -1)}ied`, gerund: `${base}ing` };
  return { past: `${base}ed`, gerund: `${base}ing` };
}

/** Past and gerund of a verb; `plan/planned` gives the past of one that is not regular, `cut/cut/cutting` both. */
export function conjugate(entry: string): { base: string; past: string; gerund: string } {
  const [base = '', past, gerund] = entry.split('/');
  const regular = stem(base);
  if (past === undefined) return { base, ...regular };
  if (gerund !== undefined) return { base, past, gerund };
  const doubled = /([bdglmnprt])\1ed$/.test(past) && !past.startsWith(`${base}e`);
  return { base, past, gerund: doubled ? `${past.slice(0, -2)}ing` : regular.gerund };
}
