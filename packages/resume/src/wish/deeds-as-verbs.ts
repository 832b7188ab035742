import { deedNouns, lightVerbs } from '@verdant/lexicon';
import { alike } from './line.ts';

const deeds = [...deedNouns].map(([noun, { joints, verb }]) => ({
  pattern: new RegExp(
    // an annual inspection of lifts is no inspection of annual lifts: nothing stands between
    `\\b(${lightVerbs})(?: an?| the)? ${noun} (?:${joints}) (?=[a-z\\d])`,
    'gi',
  ),
  verb,
}));

/** `Carried out inspections of the lifts` → `Inspected the lifts`. Null where there is no such deed. */
export function deedsAsVerbs(text: string): string | null {
  const turned = deeds.reduce(
    (rest, { pattern, verb }) => rest.replace(pattern, (_, light: string) => `${alike(light, verb)} `),
    text,
  );
  return turned === text ? null : turned;
}
