import type { ResumeContent } from '@verdant/contracts';

/** A list of `length` of the given things, over and over, each with an id of its own where it has one. */
function repeated<T>(list: readonly T[], length: number, round = 0): T[] {
  const part = list.slice(0, length).map((item) => {
    if (typeof item !== 'object' || item === null || !('id' in item)) return item;
    return { ...item, id: round === 0 ? item.id : `${String(item.id)}-${round}` };
  });
  if (list.length === 0 || part.length === length) return part;
  return [...part, ...repeated(list, length - part.length, round + 1)];
}

/** The same person with a career `factor` times as long. */
export function ofLength(content: ResumeContent, factor: number): ResumeContent {
  const times = (length: number) => Math.max(1, Math.round(length * factor));
  const inner = Math.sqrt(factor);
  const bullets = (list: string[]) => repeated(list, Math.round(list.length * inner));
  return {
    ...content,
    work: repeated(content.work, times(content.work.length / inner)).map((item) => ({
      ...item,
      content: bullets(item.content),
      achievements: bullets(item.achievements),
      metrics: bullets(item.metrics),
    })),
    projects: repeated(content.projects, times(content.projects.length / inner)).map((item) => ({
      ...item,
      results: bullets(item.results),
    })),
    education: repeated(content.education, times(content.education.length * Math.min(1, factor))),
    skills: repeated(content.skills, times(content.skills.length * Math.min(2, factor))),
    awards: repeated(content.awards, Math.round(content.awards.length * Math.min(3, factor))),
  };
}
