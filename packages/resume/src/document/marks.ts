import { type FieldPath, LIST_SECTIONS, type ResumeContent, sections } from '@verdant/contracts';

/** What people type or draw before a point: glyphs, icons, numbers of any make. */
const MARKER =
  /^\s*(?:[-–—•·●▪■□◆◇◦○*‣⁃∙►▶➤➢→»✓✔√★☆\uE000-\uF8FF]+\s*|\d{1,2}\s*[.、)）．]\s*(?!\d)|[(（](?:\d{1,2}|[一二三四五六七八九十]{1,3})[)）]\s*|[\u2460-\u2487]\s*|[一二三四五六七八九十]{1,3}[、.．]\s*|[a-hA-H][)）]\s*)+/u;
/** How a point ends says nothing about it. */
const ENDING = /[\s.。．;；]+$/;

/** A point between its marker and its ending. */
export function parted(text: string): { head: string; body: string; tail: string } {
  const head = text.match(MARKER)?.[0] ?? '';
  const rest = text.slice(head.length);
  const tail = rest.match(ENDING)?.[0] ?? '';
  const body = rest.slice(0, rest.length - tail.length);
  return body === '' ? { head: '', body: text, tail: '' } : { head, body, tail };
}

const bulletKeys = LIST_SECTIONS.map((section) => ({
  section,
  keys: Object.entries(sections[section].fields).flatMap(([key, { kind }]) => (kind === 'bullets' ? [key] : [])),
}));

export type Bare = {
  content: ResumeContent;
  /** as it is written, by path, where that differs; `from` is where the bare text begins in it */
  written: ReadonlyMap<FieldPath, { text: string; from: number }>;
};

/** The content with each point bare of markers and endings: the checks never see them, so they are worth nothing. */
export function withoutMarks(content: ResumeContent): Bare {
  const written = new Map<FieldPath, { text: string; from: number }>();
  const bare: Record<string, unknown> = { ...content };
  for (const { section, keys } of bulletKeys) {
    if (keys.length === 0) continue;
    bare[section] = content[section].map((item) => {
      const lists = keys.map((key) => {
        const points = (item as unknown as Record<string, string[]>)[key] ?? [];
        const bodies = points.map((text, index) => {
          const { head, body } = parted(text);
          if (body !== text) written.set(`${section}/${item.id}/${key}/${index}`, { text, from: head.length });
          return body;
        });
        return [key, bodies] as const;
      });
      return { ...item, ...Object.fromEntries(lists) };
    });
  }
  return { content: bare as ResumeContent, written };
}
