import type { JobSpan } from '@verdant/contracts';
import { remembered } from '@verdant/lexicon';
import { namesPost } from '../facts/title-asked.ts';
import { FEW } from '../headings/aside-lines.ts';
import { termsIn } from './open-terms.ts';

/** `Nadia · HR:` above what she says. */
const LABEL = /^[\p{L}\p{Extended_Pictographic}][^:：\n]{0,23}[:：]$/u;
/** `Saoirse Kelleher`, alone in a line. */
const FULL_NAME = /^\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’.]*){1,3}$/u;
const CAPITALISED = /(?<!\p{L})\p{Lu}\p{Ll}{2,}(?!\p{L})/gu;
/** `Dr. Osei`, `call Piotr on 0151 …`: a person by name. */
const NAMED =
  /\b(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? (\p{Lu}\p{Ll}+)|\b(?:[Ww]rite to|[Cc]ontact|[Cc]all|[Rr]ing|[Aa]sk for|[Ss]peak to|[Tt]alk to|[Ee]-?mail) (\p{Lu}\p{Ll}+)(?= (?:\p{Lu}\p{Ll}+\b)?[^.\n]{0,60}(?:@|\bCV\b|\d{3} ?\d{3}))/gu;
/** `our carpenter, Magda.`: a person by name where a post is named before it, and not a tool. */
const WITH_POST =
  /\b(?:[Oo]ur|[Yy]our|[Mm]y|[Tt]he) (\p{Ll}[\p{Ll}-]*(?: [\p{Ll}-]+){0,3}), (\p{Lu}\p{Ll}+)(?= ?[.,;])/gu;

/** The lines of a conversation that say who speaks: one that stands there twice and others of its kind. */
function speakerLines(text: string): JobSpan[] {
  let from = 0;
  const lines = text.split('\n').map((line) => {
    const start = from;
    from += line.length + 1;
    return { said: line.trim(), from: start, to: start + line.length };
  });
  const times = new Map<string, number>();
  for (const { said } of lines) if (said !== '') times.set(said, (times.get(said) ?? 0) + 1);
  const kinds = [LABEL, FULL_NAME].filter((kind) => [...times].some(([said, count]) => count > 1 && kind.test(said)));
  return lines.filter(({ said }) => kinds.some((kind) => kind.test(said)));
}

const peopleIn = remembered((text: string): { lines: readonly JobSpan[]; names: ReadonlySet<string> } => {
  const lines = speakerLines(text);
  const spoken = lines.flatMap(({ from, to }) => text.slice(from, to).match(CAPITALISED) ?? []);
  const told = Array.from(text.matchAll(NAMED), ([, titled, called]) => (titled ?? called)!);
  const placed = Array.from(text.matchAll(WITH_POST), ([, post, name]) => (namesPost(post!) ? name! : ''));
  const names = [...spoken, ...told, ...placed].filter((name) => name !== '' && termsIn(name).length === 0);
  return { lines, names: new Set(names) };
}, FEW);

/** Whether a piece is who speaks in a conversation or somebody whom the posting names: asked for is neither. */
export function isPerson(text: string, { from, to }: JobSpan): boolean {
  const { lines, names } = peopleIn(text);
  return names.has(text.slice(from, to)) || lines.some((line) => line.from <= from && to <= line.to);
}
