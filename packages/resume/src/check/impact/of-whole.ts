import { lineLanguage } from '@verdant/contracts';
import type { ResumeDocument } from '../../document/document.ts';
import { hasFigure } from '../../text/quantities.ts';
import { resultSpan } from '../../text/results.ts';
import type { FieldSpan } from '../check.ts';

/** Everything that tells of work, wherever it was filed: only what is surely about the person or a school is left out. */
function textsOfWork({ fields, loose }: ResumeDocument): string[] {
  const told = fields
    .filter(({ path, entry }) => entry.section !== 'education' && (entry.section !== 'basics' || TELLS.test(path)))
    .filter(({ path }) => !/\/(?:start|end|date)$/.test(path));
  return [...told.map(({ text }) => text), ...loose].flatMap((text) => text.split('\n'));
}
const TELLS = /^basics\/introduction$/;

/** Where advice about all of the work points to. */
const placeOf = ({ content: { work, projects } }: ResumeDocument): string | null =>
  work.length > 0 ? 'work' : projects.length > 0 ? 'projects' : null;

/** One line that can be measured among all makes no difference. */
const HARDLY = 1;

const NO_FIGURE = {
  en: 'Hardly a line of the whole document holds a figure. For each job add what you know by heart: how many a day or a week, how large, how fast, how often right.',
  zh: '整份简历几乎没有数字。每份工作补上你记得的：每天或每周多少、规模多大、多快完成、差错多少。',
};
const NO_OUTCOME = {
  en: 'The document says where you worked, and nowhere what came of it. For each job add one thing that was better, faster, cheaper or safer because you were there.',
  zh: '整份简历写了在哪里做过，没有一处写做成了什么。每份工作补一件因为你而变好、变快、省下或没出错的事。',
};

/** What lacks everywhere, said of all of the work: true whatever field each line belongs to. */
export function lackedEverywhere(document: ResumeDocument, what: 'figure' | 'outcome'): FieldSpan | undefined {
  const path = placeOf(document);
  // a form has no room for it
  if (path === null || document.form) return undefined;
  const has = (text: string) =>
    what === 'figure' ? hasFigure(text) : resultSpan(text, lineLanguage(text)) !== null || hasFigure(text);
  if (textsOfWork(document).filter(has).length > HARDLY) return undefined;
  return { path, text: '', advice: what === 'figure' ? NO_FIGURE : NO_OUTCOME };
}
