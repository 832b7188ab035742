import {
  descriptorOf,
  type FieldEvidence,
  type FieldPath,
  holdsMarks,
  kindsIn,
  LIST_SECTIONS,
  plainWords,
  type ResumeContent,
} from '@verdant/contracts';

type Values = Record<string, unknown>;

const mapTexts = (value: unknown, to: (text: string) => string): unknown =>
  typeof value === 'string' ? to(value) : Array.isArray(value) ? value.map((one) => to(String(one))) : value;

/** The content with `to` on each text that may hold marks. */
function withTexts(content: ResumeContent, to: (text: string) => string): ResumeContent {
  const lists = LIST_SECTIONS.map((section) => {
    const { fields } = descriptorOf(section);
    const told = Object.keys(fields).filter((key) => holdsMarks(fields[key]!.kind));
    const items = content[section].map((item) => {
      const values = item as unknown as Values;
      return { ...item, ...Object.fromEntries(told.map((key) => [key, mapTexts(values[key], to)])) };
    });
    return [section, items];
  });
  const basics = { ...content.basics, introduction: to(content.basics.introduction) };
  return { ...content, ...Object.fromEntries(lists), basics };
}

/** What an entry is called and where that leads, for each that has a link. */
function linksOf(content: ResumeContent): { key: string; path: FieldPath; href: string }[] {
  return LIST_SECTIONS.flatMap((section) => {
    const { fields } = descriptorOf(section);
    return kindsIn(fields, 'link').flatMap((link) =>
      content[section].flatMap((item) => {
        const values = item as unknown as Record<string, string | undefined>;
        const name = values[fields[link]!.of ?? ''];
        const path = `${section}/${item.id}/${link}`;
        return name && values[link] ? [{ key: `${section} ${name}`, path, href: values[link] }] : [];
      }),
    );
  });
}

/**
 * Another assignment of the same words, with the marks and links that they had before, and the evidence of these links.
 * Words that were put together anew have none.
 */
export function withKeptMarks(
  content: ResumeContent,
  before: ResumeContent,
  evidence: readonly FieldEvidence[],
): { content: ResumeContent; evidence: FieldEvidence[] } {
  const marked = new Map<string, string>();
  withTexts(before, (text) => {
    marked.set(plainWords(text), text);
    return text;
  });
  const links = linksOf(before);
  const told: FieldEvidence[] = [];
  const linked = LIST_SECTIONS.map((section) => {
    const { fields } = descriptorOf(section);
    const [link] = kindsIn(fields, 'link');
    const of = fields[link ?? '']?.of;
    if (link === undefined || of === undefined) return [section, content[section]];
    const items = content[section].map((item) => {
      const name = (item as unknown as Values)[of];
      const known = links.find(({ key }) => key === `${section} ${name}`);
      if (!known) return item;
      const seen = evidence.find(({ path }) => path === known.path);
      if (seen) told.push({ ...seen, path: `${section}/${item.id}/${link}` });
      return { ...item, [link]: known.href };
    });
    return [section, items];
  });
  const whole = withTexts({ ...content, ...Object.fromEntries(linked) }, (text) => marked.get(text) ?? text);
  return { content: whole, evidence: told };
}
