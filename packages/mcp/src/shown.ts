import type { ChangePreview, Output, WordRefusal } from '@verdant/contracts';

/** Of an analysis what a model can do something with. */
function shownAnalysis(analysis: NonNullable<Output<'GET /resume/detail'>['analysis']>) {
  const { score, band, revision, summary, strengths, weaknesses, advice } = analysis;
  return {
    score,
    band,
    revision,
    summary,
    strengths: strengths.map(({ text }) => text),
    weaknesses: weaknesses.map(({ text, lost }) => ({ text, points: lost })),
    advice: advice.map(({ id, path, severity, title, detail, original, rewrite, placeholders }) => {
      return { id, path, severity, title, detail, original, rewrite, placeholders };
    }),
  };
}

export function shownResume({ analysis, fix: _, style, task, ...resume }: Output<'GET /resume/detail'>) {
  return {
    ...resume,
    template: style.template,
    analysis: analysis && shownAnalysis(analysis),
    task: task && { id: task.id, kind: task.kind, status: task.status, progress: task.progress },
  };
}

export function shownJob({ match, text: _, ...job }: Output<'POST /resume/job/add'>) {
  return {
    ...job,
    parts: match?.parts ?? [],
    facts: match?.facts ?? null,
    requirements: match?.terms.map(({ term, need, standing, found, showIn }) => {
      return { term, need, standing, foundAt: found.map(({ path }) => path), couldShowAt: showIn };
    }),
    findings: match?.findings.map(({ title, detail, severity }) => ({ title, detail, severity })),
  };
}

const refusals: Record<WordRefusal, string> = {
  number: 'it says a number that the résumé does not say',
  name: 'it names something that the résumé does not name there',
  date: 'it says a time that the résumé does not say',
  ownership: 'it claims more of a part in it than the résumé does',
  unit: 'it measures in another way than the résumé does',
  empty: 'it says nothing, or is too long',
  'changed-language': 'it is in another language than the text it replaces',
  gap: 'something in it is left to fill in, which only the person can',
  same: 'the text says this already',
  notWords: 'it is a fact by itself, which only the person changes',
};

/** What was previewed, with what to do about it. `page`: where the person writes what may not be written for them. */
export function shownPreview({ revision, changes, token }: ChangePreview, page: string) {
  const refused = changes.some(({ verdict }) => verdict === 'refused');
  return {
    revision,
    changes: changes.map((change) => ({ ...change, ...(change.reason && { why: refusals[change.reason] }) })),
    token,
    next: refused
      ? `Nothing can be applied: what is refused is not in the résumé. Say it with what is there, or ask the person to write it themselves at ${page}`
      : 'Show the person before and after, then call apply_change with the same changes and this token.',
  };
}
