import {
  basics,
  descriptorOf,
  type FieldKind,
  type FieldPath,
  type Fields,
  intention,
  kindsIn,
  LIST_SECTIONS,
  type ListSectionKey,
  type ResumeContent,
} from '@verdant/contracts/constants';

/**
 * Where a line can go. `field`: into a field that holds one text, behind what is there. `item`: as one more of a list.
 * `entry`: as a new entry of a section, in the field that names it.
 */
export type Target =
  | { kind: 'field'; path: FieldPath }
  | { kind: 'item'; path: FieldPath }
  | { kind: 'entry'; section: ListSectionKey };
export const keyOf = (target: Target): string =>
  target.kind === 'entry' ? `entry ${target.section}` : `${target.kind} ${target.path}`;

const paths = (base: string, fields: Fields, ...kinds: FieldKind[]) =>
  kindsIn(fields, ...kinds).map((key) => `${base}/${key}`);

/** Every place of this content that can take a line, in the order of the page. */
export function targetsIn(content: ResumeContent): Target[] {
  const field = (path: FieldPath): Target => ({ kind: 'field', path });
  const item = (path: FieldPath): Target => ({ kind: 'item', path });
  const texts = (base: string, fields: Fields) => paths(base, fields, 'line', 'text', 'link').map(field);
  const listed = LIST_SECTIONS.flatMap((section): Target[] => {
    const { fields } = descriptorOf(section);
    const entries = content[section].flatMap(({ id }) => [
      ...paths(`${section}/${id}`, fields, 'tags', 'bullets').map(item),
      ...texts(`${section}/${id}`, fields),
    ]);
    return [...entries, { kind: 'entry', section }];
  });
  const profiles = paths('basics', basics, 'tags').map(item);
  return [...texts('basics', basics), ...profiles, ...texts('intention', intention), ...listed];
}
