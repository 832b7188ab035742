import type { Language } from '@verdant/contracts';
import { analyze } from '@verdant/resume';
import { sampleStyle, type Typesetter } from '@verdant/typesetter';
import { drafts } from './content.ts';

/** What the home page shows of our sample person, as the product itself makes it. */
export function sampleReview(language: Language) {
  const content = drafts[language];
  const { score, groups, ledger, advice } = analyze({ content, language, today: '2026-11' });
  const costly = ledger.filter(({ lost }) => lost > 0).sort((a, b) => b.lost - a.lost);
  const first = advice[0]!;
  return {
    score,
    groups: groups.map(({ group, earned, allotment }) => ({ key: group, earned, allotment })),
    ledger: costly.map(({ title, group, lost, evidence }) => ({
      title: title[language],
      group,
      lost,
      places: evidence.map(({ path, quote }) => locationOf(language, path, quote)),
    })),
    was: first.original,
    now: first.placeholders.reduce((text, gap) => text.replace(gap, 'X%'), first.rewrite ?? ''),
    check: first.title[language],
    advised: [...new Set(advice.map(({ path }) => path))],
    found: {
      work: content.work.length,
      projects: content.projects.length,
      education: content.education.length,
      skills: content.skills.length,
    },
  };
}

/** Where a finding stands: a bullet of an employer or project, or words of the introduction; nothing where it is about the whole. */
function locationOf(
  language: Language,
  path: string,
  quote: string,
): { at: string; item: number } | { quote: string } | null {
  const [, id, field, item] = path.split('/');
  const { work, projects } = drafts[language];
  const entries = [...work.map((one) => [one.id, one.company]), ...projects.map((one) => [one.id, one.name])];
  const at = entries.find(([known]) => known === id)?.[1];
  // what a job achieved stands behind what it was about
  const before = field === 'achievements' ? work.find((one) => one.id === id)!.content.length : 0;
  if (at !== undefined && item !== undefined) return { at, item: before + Number(item) + 1 };
  return quote ? { quote } : null;
}

/** Where fields stand on the first page of the sample, in per cent of the page. */
export async function fieldRects(typesetter: Typesetter, language: Language) {
  const { pages, places } = await typesetter.preview(renderInput(language, 'slip'));
  const { width, height } = pages[0]!;
  const share = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;
  return new Map(
    places
      .filter(({ page }) => page === 1)
      .map((place) => [
        place.path as string,
        {
          left: share(place.x, width),
          top: share(place.y, height),
          width: share(place.width, width),
          height: share(place.height, height),
        },
      ]),
  );
}

export const renderInput = (language: Language, template: string) => ({
  content: drafts[language],
  language,
  style: sampleStyle(template),
  photo: null,
});
