import type { FieldPath, JobFacts, JobFit } from '@verdant/contracts';
import type { Say } from '../../editor/use-t.ts';

export type FactRow = {
  fact: keyof JobFacts;
  own: string;
  asked: string;
  /** credit of the formula; null for what is only said */
  value: number | null;
  fit: JobFit | null;
  path: FieldPath | null;
};

/** What is asked beside the terms, in words; `values` are those of the formula's parts. */
export function factRows(
  { title, years, degree, seniority }: JobFacts,
  values: Record<string, number>,
  t: Say,
): FactRow[] {
  const rows: FactRow[] = [];
  if (title)
    rows.push({
      fact: 'title',
      own: title.own || t('match:none'),
      asked: title.asked,
      value: values.title ?? title.closeness,
      fit: null,
      path: title.path,
    });
  if (years) {
    const range = years.upTo === null ? `${years.asked}+` : `${years.asked}–${years.upTo}`;
    rows.push({
      fact: 'years',
      own: t('match:years', { own: years.own }),
      asked: t('match:yearsAsked', { years: range }),
      value: values.years ?? null,
      fit: years.fit,
      path: null,
    });
  }
  if (degree)
    rows.push({
      fact: 'degree',
      own: degree.own ? t(`match:degree.${degree.own}`) : t('match:none'),
      asked: t(`match:degree.${degree.asked}`),
      value: values.degree ?? null,
      fit: degree.fit,
      path: degree.path,
    });
  if (seniority)
    rows.push({
      fact: 'seniority',
      own: seniority.own ? t(`match:rank.${seniority.own}`) : t('match:none'),
      asked: t(`match:rank.${seniority.asked}`),
      value: null,
      fit: seniority.fit,
      path: seniority.path,
    });
  return rows;
}
