import { expect, it } from 'vitest';
import { drawingOnly } from './allow.ts';
import { splitPages, standalone } from './split.ts';

it('keeps the drawing and drops the rest with all it holds', () => {
  const svg =
    '<g class="x" onclick="a()" transform="scale(1)"><script>alert(1)</script><style>a{}</style>' +
    '<foreignObject><h5:div onload="x">Hi <b>there</b></h5:div></foreignObject><a xlink:href="https://example.com"><rect width="1"/></a>' +
    '<use href="#g1" x="0"/><image xlink:href="https://example.com/x.png"/><image xlink:href="data:image/png;base64,AA"/>' +
    '<rect fill="url(https://example.com)"/><path fill="url(#p)" d="M 0 0"/>text</g>';
  expect(drawingOnly(svg)).toBe(
    '<g transform="scale(1)"><use href="#g1" x="0"/><image/><image href="data:image/png;base64,AA"/><rect/>' +
      '<path fill="url(#p)" d="M 0 0"/></g>',
  );
});

it('splits pages and keeps for one page only the outlines it uses', () => {
  const page = (use: string) =>
    `<g class="typst-page" data-page-width="10" data-page-height="20"><g><use x="0" y="0" href="#${use}"/><g><use x="1" y="0" href="#space"/></g></g></g>`;
  const svg = `<svg><style>x</style><defs class="glyph"><path id="a" d="M 1"/><path id="b" d="M 2"/></defs><defs class="clip-path"><clipPath id="c"><path d="M 3"/></clipPath></defs>${page('a')}${page('b')}</svg>`;
  const split = splitPages(svg);
  expect([...split.glyphs.keys()]).toEqual(['a', 'b']);
  expect(split.pages.map(({ width, height }) => [width, height])).toEqual([
    [10, 20],
    [10, 20],
  ]);
  expect(split.pages[1]!.svg).toContain(
    '<clipPath id="c"><path d="M 3"/></clipPath></defs><g><use x="0" href="#b"/></g></svg>',
  );
  const alone = standalone(split, 1);
  expect(alone).toContain('id="b"');
  expect(alone).not.toContain('id="a"');
  expect(standalone(split, 2)).toBeNull();
});
