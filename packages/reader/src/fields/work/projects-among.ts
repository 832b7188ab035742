import type { Project, Work } from '@verdant/contracts';
import type { Draft } from '../../parse/draft.ts';

/** `项目二：移动护理系统`, `Project 1: Tarn Atlas`: its own words say that no employer follows. */
const NAMED =
  /^(?:(?:重点|主要|代表|参与)?项目\s?(?:[一二三四五六七八九十]|\d{1,2})?(?:名称)?|project(?:\s\d{1,2}|\sname)?)\s?[:：]\s?(\S.{1,80})$/iu;

const nameOf = ({ company, position }: Draft<Work>): string => (position ? '' : (NAMED.exec(company)?.[1] ?? ''));

const toProject = (job: Draft<Work>): Draft<Project> => ({
  name: nameOf(job),
  role: '',
  introduction: [...job.content, ...job.metrics].join('\n'),
  technologies: [],
  start: job.start,
  end: job.end,
  results: job.achievements,
  ...(job.source ? { source: job.source } : {}),
});

/** The jobs of a section, and the projects with dates of their own that are told below one of them. */
export function projectsAmong(read: readonly Draft<Work>[]): { jobs: Draft<Work>[]; projects: Draft<Project>[] } {
  const isProject = (job: Draft<Work>, at: number) => at > 0 && nameOf(job) !== '';
  return {
    jobs: read.filter((job, at) => !isProject(job, at)),
    projects: read.filter(isProject).map(toProject),
  };
}
