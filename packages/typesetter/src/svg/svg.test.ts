import { expect, it } from 'vitest';
import { drawingOnly } from './allow-list.ts';
import { boxOf, parse, times, unit } from './matrix.ts';
import { readDrawing } from './read-drawing.ts';
import { splitPages } from './split-pages.ts';
import { stacked, standalone } from './standalone.ts';

it('keeps the drawing and drops the rest with all it holds', () => {
  const svg =
    '<g class="x" onclick="a()" transform="scale(1)"><script>alert(1)</script><style>a{}</style>' +
    '<foreignObject><h5:div onload="x">Hi <b>there</b></h5:div></foreignObject><a xlink:href="https://example.com"><rect width="1"/></a>' +
    '<use href="#g1" xlink:href="#g1" x="0"/><image xlink:href="https://example.com/x.png"/><image xlink:href="data:image/png;base64,AA"/>' +
    '<rect fill="url(https://example.com)"/><path fill="url(#p)" d="M 0 0"/>text</g>';
  expect(drawingOnly(svg)).toBe(
    '<g transform="scale(1)"><use href="#g1" x="0"/><image/><image href="data:image/png;base64,AA"/><rect/>' +
      '<path fill="url(#p)" d="M 0 0"/></g>',
  );
  const page = readDrawing(svg, () => true);
  expect(page.svg).toBe(
    `<g transform="scale(1)"><use href="#g1" x="0"/><use href="#${page.uses[0]}"/><rect/><path fill="url(#p)" d="M 0 0"/></g>`,
  );
  expect([...page.pictures.values()]).toEqual([`<image id="${page.uses[0]}" href="data:image/png;base64,AA"/>`]);
});

const run = (text: string) =>
  `<g class="typst-text" fill="#000" transform="scale(0.01,-0.01)"><use x="0" y="0" href="#a"/><g transform="scale(16,-16)"><foreignObject x="0" y="-55.00" width="312.5" height="62.5"><h5:div class="tsel" style="font-size: 62px">${text}</h5:div></foreignObject></g></g>`;
const link = (href: string) =>
  `<g transform="translate(0.000,-5.000)"><a target="_blank" xlink:href="${href}"><rect class="pseudo-link" width="50" height="10"></rect></a></g>`;

it('lays real text over the glyphs, tells where links and lines stand, and lets no markup through', () => {
  const inside = `${run('R&amp;D &lt;/h5:div&gt;&lt;script&gt;')}${run(' ')}${link('place:work/w1/content/0')}`;
  const page = readDrawing(`<g transform="translate(10,20)">${inside}</g>`, () => true);
  expect(page.svg).toContain(
    '<text font-size="62" textLength="312.5" lengthAdjust="spacingAndGlyphs" fill="transparent" xml:space="preserve">R&amp;D &lt;/h5:div&gt;&lt;script&gt;</text>',
  );
  expect(page.svg.match(/<text/g)).toHaveLength(1);
  expect(page.svg).not.toMatch(/<a |<script|translate\(0.000,-5/);
  expect(page.links).toEqual([{ href: 'place:work/w1/content/0', box: { x: 10, y: 15, width: 50, height: 10 } }]);
  expect(page.baselines).toEqual([20, 20]);
});

it('reads a run of text that it knows as it did before, and anew where an outline came or went', () => {
  const two = run('known before').replace('<use ', '<use x="3" y="0" href="#blank"/><use ');
  const page = `<g transform="translate(1,2)">${two}</g>`;
  const without = (id: string) => (one: string) => one !== id;
  const first = readDrawing(page, without('blank'));
  expect(first.uses).toEqual(['a']);
  expect(readDrawing(page, without('blank'))).toEqual(first);
  expect(readDrawing(page.replace('translate(1,2)', 'translate(1,7)'), without('blank')).baselines).toEqual([7]);
  const both = readDrawing(page, () => true);
  expect(both.uses).toEqual(['blank', 'a']);
  expect(both.svg).toContain('<use x="3" href="#blank"/><use href="#a"/>');
  expect(readDrawing(page, without('a')).uses).toEqual(['blank']);
});

it('reads tag by tag what is no run of the usual kind', () => {
  const nested = '<g class="typst-text"><g transform="translate(1,1)"><use x="0" y="0" href="#a"/></g>';
  const odd = `${nested}</g>${run('after it')}`;
  const page = readDrawing(odd, () => true);
  expect(page.svg.startsWith('<g transform="translate(1,1)"><use href="#a"/></g><g fill="#000" ')).toBe(true);
  expect(page.svg.match(/<text/g)).toHaveLength(1);
  expect(page.svg.match(/<g[ >]/g)).toHaveLength(page.svg.match(/<\/g>/g)!.length);
  expect(page.baselines).toHaveLength(2);
});

it('multiplies as SVG does', () => {
  const at = times(parse('translate(5,6)'), parse('matrix(0,1,-1,0,2,3)'));
  expect(boxOf(at, 10, 4)).toEqual({ x: 3, y: 9, width: 4, height: 10 });
  expect(parse('rotate(3)')).toEqual(unit);
});

const sheet = (use: string) =>
  `<g class="typst-page" data-page-width="10" data-page-height="20"><g><use x="0" y="0" href="#${use}"/><g><use x="1" y="0" href="#space"/></g></g></g>`;
const whole = (second: string) =>
  `<svg><style>x</style><defs class="glyph"><path id="a" d="M 1"/><path id="b" d="M 2"/></defs><defs class="clip-path"><clipPath id="c"><path d="M 3"/></clipPath></defs>${sheet('a')}${sheet(second)}</svg>`;

it('splits pages and keeps for one page only the outlines it uses', () => {
  const split = splitPages(whole('b'));
  expect(split.pages.map(({ width, height, uses }) => [width, height, uses])).toEqual([
    [10, 20, ['a']],
    [10, 20, ['b']],
  ]);
  expect(split.pages[1]!.svg).toContain('<clipPath id="c"><path d="M 3"/></clipPath></defs><use href="#b"/></svg>');
  expect(split.outline('b')).toBe('<path id="b" d="M 2"/>');
  expect(split.outline('none')).toBe('');
  const alone = standalone(split, 1);
  expect(alone).toContain('id="b"');
  expect(alone).not.toContain('id="a"');
  expect(standalone(split, 2)).toBeNull();
  const all = stacked(split);
  expect(all).toMatch(/^<svg [^>]*width="10" height="40"/);
  expect(all.match(/id="c"/g)).toHaveLength(1);
  expect(all.indexOf('translate(0 20)')).toBeGreaterThan(all.indexOf('href="#a"'));
});

it('knows a page again, and by its hash whether it changed', () => {
  const cache = new Map();
  const [first, second] = [splitPages(whole('b'), cache), splitPages(whole('a'), cache)];
  expect(second.pages[0]).toBe(first.pages[0]);
  expect(second.pages[1]!.hash).not.toBe(first.pages[1]!.hash);
  expect(second.pages[1]!.hash).toBe(second.pages[0]!.hash);
});
