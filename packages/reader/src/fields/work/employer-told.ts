import type { Work } from '@verdant/contracts';
import { hasOrganisationWord } from '@verdant/lexicon/vocabulary';
import type { Draft } from '../../parse/draft.ts';
import { isCjk } from '../../text/spacing.ts';
import { leanOf } from '../../values/roles.ts';

/** `松林中医院 针灸科，负责…`: the words before the first sign or room. */
const FIRST = /^(\p{Script=Han}[\p{Script=Han}（）()]{3,30})(?=[\s，,、：:])/u;

/**
 * A post whose employer opens what was done there: forms ask for employer, ward and duties in one cell of a table, beside
 * the one for the post.
 */
export function withEmployerTold(job: Draft<Work>): Draft<Work> {
  const isWhole = /[，。]/u.test(job.company);
  const [first = '', ...others] = isWhole ? [job.company, ...job.content] : job.content;
  const isOpen = job.position !== '' && (isWhole || job.company === '');
  const company = isOpen && isCjk(first) ? (FIRST.exec(first)?.[1] ?? '') : '';
  if (!company || !hasOrganisationWord(company) || leanOf(company) > -2) return job;
  const rest = first.slice(company.length).replace(/^[\s，,、：:]+/u, '');
  return { ...job, company, content: [rest, ...others].filter((text) => text !== '') };
}
