import type { Language, Place, PreviewPage, PreviewPages, ResumeContent } from '@verdant/contracts';
import { contentFrom, plainText, styleOf } from '@verdant/testkit/generated-content/contents';
import { describe, expect, it, vi } from 'vitest';
import { sharedTypesetter } from '../../testing/shared-typesetter.ts';
import { samples } from '../samples.ts';

vi.setConfig({ testTimeout: 60_000 });
const typesetter = sharedTypesetter();

const style = styleOf('slip');
const long = (language: Language) => contentFrom(plainText(language), 3, 4);
const keptFrom = ({ pages, glyphToken }: PreviewPages) => ({ pages: pages.map(({ hash }) => hash), glyphToken });
/** The markup of a page that may count on pages of `before`. */
function whole({ hash, svg, base }: PreviewPage, before: PreviewPages): string {
  const known = before.pages.find((page) => page.hash === (base?.hash ?? hash))?.svg ?? '';
  if (!base) return svg || known;
  return base.parts.map((part) => (typeof part === 'string' ? part : known.slice(...part))).join('');
}
const idsOf = (markup: string) => new Set([...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));

function edited(content: ResumeContent, text: string): ResumeContent {
  const [first, ...rest] = content.work;
  return { ...content, work: [{ ...first!, content: [`${first!.content[0]}${text}`] }, ...rest] };
}

describe.each(['en', 'zh'] as const)('a preview in %s', (language) => {
  it('sends the pages that changed and the outlines that are new, which make the whole', async () => {
    const content = { ...long(language) };
    const input = { content, language, style };
    const first = await typesetter.preview(input);
    expect(first.pages.length).toBeGreaterThan(1);
    expect(first.pages.every(({ svg }) => svg !== '')).toBe(true);

    const again = await typesetter.preview(input, keptFrom(first));
    expect(again.pages.map(({ svg }) => svg)).toEqual(first.pages.map(() => ''));
    expect([again.glyphs, again.glyphToken]).toEqual(['', first.glyphToken]);

    const last = content.custom.length - 1;
    const custom = content.custom.map((item, i) => (i === last ? { ...item, items: [...item.items, '爨Ǽ'] } : item));
    const next = await typesetter.preview({ ...input, content: { ...content, custom } }, keptFrom(first));
    expect(next.pages.slice(0, -1).map(({ svg }) => svg)).toEqual(first.pages.slice(0, -1).map(() => ''));
    const added = idsOf(next.glyphs);
    expect(added.size).toBe(2);
    const known = idsOf(first.glyphs);
    const used = [...whole(next.pages.at(-1)!, first).matchAll(/<use[^>]* href="#([^"]+)"/g)].map(([, id]) => id!);
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((id) => !known.has(id) && !added.has(id))).toEqual([]);
  });

  it('sends of a page that is known what sets it apart, and puts it together again', async () => {
    const input = { content: long(language), language, style };
    const first = await typesetter.preview(input);
    const [job, ...rest] = input.content.work;
    const more =
      language === 'zh'
        ? '，一年后又用在另外两个城市的仓库里，'
        : ' and a year later in two warehouses of other towns, ';
    const [line, ...lines] = job!.content;
    const work = [{ ...job!, content: [`${line}${more}${more}`, ...lines] }, ...rest];
    const typed = { ...input, content: { ...input.content, work } };
    const next = await typesetter.preview(typed, keptFrom(first));
    const sent = JSON.stringify(next.pages).length;
    const all = await typesetter.preview(typed);
    expect(next.pages.map((page) => whole(page, first))).toEqual(all.pages.map(({ svg }) => svg));
    // a line more, and all below it moves
    expect(sent).toBeLessThan(JSON.stringify(all.pages).length / 4);
    const unknown = await typesetter.preview(typed, { pages: ['of another process'] });
    expect(unknown.pages.map(({ svg }) => svg)).toEqual(all.pages.map(({ svg }) => svg));
  });

  it('sends again what an answer that was lost had brought, and all to a stranger', async () => {
    const input = { content: samples[language], language, style };
    const first = await typesetter.preview(input);
    const rare = { ...input, content: edited(samples[language], '龘') };
    const lost = await typesetter.preview(rare, keptFrom(first));
    const repeated = await typesetter.preview(rare, keptFrom(first));
    expect(lost.glyphs).not.toBe('');
    expect(repeated.glyphs).toBe(lost.glyphs);
    const stranger = await typesetter.preview(rare, { pages: [], glyphToken: 'of another process' });
    expect(idsOf(stranger.glyphs).size).toBeGreaterThan(30);
  });

  it('lays the words over the page as text that can be selected', async () => {
    const { pages } = await typesetter.preview({ content: samples[language], language, style });
    const text = pages.flatMap(({ svg }) => [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, run]) => run));
    const read = text.join('').replace(/\s/g, '').replaceAll('&amp;', '&');
    for (const { content } of samples[language].work)
      for (const bullet of content) expect(read).toContain(bullet.replace(/\s/g, ''));
  });

  it('says where each field stands', async () => {
    const content = samples[language];
    const { places, pages } = await typesetter.preview({ content, language, style });
    const found = (path: string) => places.filter((place) => place.path === path);
    const lines = content.work.flatMap(({ id, content }) => content.map((_, i) => `work/${id}/content/${i}`));
    for (const path of [...lines, 'basics/name', 'basics/email', 'intention/position', 'basics/introduction'])
      expect([path, found(path).length]).toEqual([path, 1]);
    for (const { x, y, width, height, page } of places) {
      expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(pages[page - 1]!.width);
      expect(y + height).toBeLessThanOrEqual(pages[page - 1]!.height);
    }
    const inOrder = lines.map((path) => found(path)[0] as Place);
    for (const [i, place] of inOrder.slice(1).entries())
      expect(place.page * 1000 + place.y).toBeGreaterThan(inOrder[i]!.page * 1000 + inOrder[i]!.y);
    // a wrapped paragraph has one box around all of its lines
    expect(found('basics/introduction')[0]!.height).toBeGreaterThan(1.5 * found('intention/position')[0]!.height);
  });
});

it('holds no markup of the person and asks no host for anything', async () => {
  const content = contentFrom(
    () => '<img src="https://example.com/x.png" onerror=a()> </text><script>b()</script> &amp;',
  );
  const { pages, glyphs } = await typesetter.preview({ content, language: 'en', style });
  const drawn = glyphs + pages.map(({ svg }) => svg).join('');
  expect(drawn).not.toMatch(/<(script|img|foreignObject|a|style)\b|href="(?!#|data:image)/);
  expect(drawn).toContain('&lt;script&gt;');
});
