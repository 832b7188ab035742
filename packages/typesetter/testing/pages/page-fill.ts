import type { Language, Place, PreviewPages, ResumeContent } from '@verdant/contracts';
import { expect, it } from 'vitest';
import { sampleStyle } from '../../src/samples/style.ts';
import { samples } from '../../src/samples.ts';
import { sharedTypesetter } from '../shared-typesetter.ts';

/** A page that ends early, before something that would have had room on it. `filled` is a share of its height. */
type Underfull = { page: number; filled: number; gap: number; next: number };

/** What may stand last on a page: a bullet, a paragraph, a tag, an entry without more than its head. */
const BODY = /\/(?:content|achievements|metrics|results|items|description|introduction|technologies)(?:\/|$)/;
const HEAD = /^(?<entry>[a-z]+\/[^/]+)\//;
const FULL = 0.9;
/** The most white that a template leaves at the foot, in pt, and what a line and the space above a heading come to. */
const MEASURES = { foot: 51, line: 17, above: 26 };
/** Lines of a paragraph that stay together at either side of a break. */
const TOGETHER = 2;

const bottom = ({ y, height }: Place) => y + height;
const entryOf = ({ path }: Place) => HEAD.exec(path)?.groups?.entry ?? path;
/** The few lines of skills are one thing, which is kept together. */
const isSkill = ({ path }: Place) => path.startsWith('skills/');

/** The height, in pt, of what has to stand together at the top of a page: heads, and the first lines of what they head. */
function firstBlock(places: Place[], line: number, top: number): number {
  // a heading that is no field of the content stands above the first place
  const from = Math.min(top, places[0]!.y);
  if (isSkill(places[0]!)) return Math.max(...places.filter(isSkill).map(bottom)) - from;
  let to = bottom(places[0]!);
  for (const [i, place] of places.entries()) {
    const isNext = i > 0 && entryOf(place) !== entryOf(places[i - 1]!) && place.y > to - line / 2;
    if (isNext) break;
    if (BODY.test(place.path)) return Math.max(to, Math.min(bottom(place), place.y + TOGETHER * line)) - from;
    to = Math.max(to, bottom(place));
  }
  return to - from;
}

/**
 * The pages but the last that are less than nine tenths full although the next block is no taller than the gap. `foot` is
 * the white below the text area and `line` the distance of two lines, `above` the most white before a block, all in pt.
 */
export function underfull(
  { pages, places }: PreviewPages,
  { foot, line, above }: { foot: number; line: number; above: number } = MEASURES,
): Underfull[] {
  const later = places.filter((place) => place.page > 1);
  const top = Math.min(...later.map(({ y }) => y));
  return pages.slice(0, -1).flatMap((page, index) => {
    const on = (number: number) => places.filter((place) => place.page === number);
    const ends = Math.max(...on(index + 1).map(bottom));
    const starts = Math.min(...on(index + 1).map(({ y }) => y));
    const room = page.height - foot;
    const filled = (ends - starts) / (room - starts);
    const following = on(index + 2);
    if (filled >= FULL || following.length === 0) return [];
    const next = firstBlock(following, line, top) + above;
    return next > room - ends ? [] : [{ page: index + 1, filled, gap: room - ends, next }];
  });
}

/** A career whose text grows by `lines`, before schools, certificates and awards of which nothing more is told. */
function growing(language: Language, lines: number): ResumeContent {
  const sample = samples[language];
  const [job] = sample.work;
  const [school] = sample.education;
  const [certificate] = sample.certifications;
  const many = <T>(thing: T) => ['a', 'b', 'c'].map((id) => ({ ...thing, id }));
  return {
    ...sample,
    work: [{ ...job!, content: Array.from({ length: lines }, (_, at) => job!.content[at % job!.content.length]!) }],
    education: many({ ...school!, description: '' }),
    certifications: many(certificate!),
    awards: many({ id: '', name: school!.school, issuer: school!.degree, date: '2019', description: '' }),
  };
}

/** For these templates, each in its language, while the text grows by `step` bullets a time and a page ends everywhere. */
export function testPageFill(documents: [template: string, language: Language][], step = 1): void {
  const typesetter = sharedTypesetter();
  it.each(documents)('%s in %s ends no page early', async (template, language) => {
    const early: (Underfull & { lines: number })[] = [];
    let broken = 0;
    for (let lines = 6; lines < 38; lines += step) {
      const content = growing(language, lines);
      const preview = await typesetter.preview({ content, language, style: sampleStyle(template) });
      broken += preview.pages.length > 1 ? 1 : 0;
      early.push(...underfull(preview).map((page) => ({ ...page, lines })));
    }
    expect(early).toEqual([]);
    expect(broken).toBeGreaterThan(11 / step);
  });
}
