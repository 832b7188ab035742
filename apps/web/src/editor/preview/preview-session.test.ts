import type { Input, PreviewPages } from '@verdant/contracts';
import { expect, it } from 'vitest';
import { createPreviewSession } from './preview-session.ts';

type Asked = Input<'POST /resume/preview'>;
const input = { language: 'en' } as Asked;
const page = (hash: string, svg = '') => ({ hash, width: 1, height: 1, svg });
const answer = (more: Partial<PreviewPages>): PreviewPages => ({
  pages: [],
  glyphs: '',
  glyphToken: 't',
  places: [],
  measures: { size: 10, spacing: 1, margins: 1 },
  fit: null,
  unset: [],
  ...more,
});

function scripted(...answers: PreviewPages[]) {
  const asked: Asked[] = [];
  const session = createPreviewSession(async (one) => {
    asked.push(one);
    return answers.shift()!;
  });
  return { session, asked };
}

it('says what it has and fills in what was not sent again', async () => {
  const { session, asked } = scripted(
    answer({ pages: [page('a', '<svg>a</svg>'), page('b', '<svg>b</svg>')], glyphs: '<g1/>', glyphToken: 't1' }),
    answer({ pages: [page('a'), page('c', '<svg>c</svg>')], glyphs: '<g2/>', glyphToken: 't2' }),
    answer({ pages: [page('c')], glyphToken: 't2' }),
  );
  expect((await session.next(input)).pages.map(({ svg }) => svg)).toEqual(['<svg>a</svg>', '<svg>b</svg>']);
  const second = await session.next(input);
  expect(asked[1]!.kept).toEqual({ pages: ['a', 'b'], glyphToken: 't1' });
  expect(second.pages.map(({ svg }) => svg)).toEqual(['<svg>a</svg>', '<svg>c</svg>']);
  expect(second.glyphs).toEqual(['<g1/>', '<g2/>']);
  const third = await session.next(input);
  expect(third.glyphs).toBe(second.glyphs);
  expect(asked[2]!.kept).toEqual({ pages: ['b', 'a', 'c'], glyphToken: 't2' });
});

it('puts a page together from the one it differs from', async () => {
  const base = { hash: 'a', parts: [[0, 6], 'two', [9, 16]] } satisfies PreviewPages['pages'][number]['base'];
  const { session, asked } = scripted(
    answer({ pages: [page('a', '<svg>.one.</svg>')] }),
    answer({ pages: [{ ...page('b'), base }] }),
    answer({ pages: [{ ...page('c'), base: { ...base, hash: 'gone' } }] }),
    answer({ pages: [page('c', '<svg>.three.</svg>')] }),
  );
  await session.next(input);
  expect((await session.next(input)).pages).toEqual([page('b', '<svg>.two.</svg>')]);
  expect((await session.next(input)).pages[0]!.svg).toBe('<svg>.three.</svg>');
  expect(asked.at(-1)!.kept).toEqual({ pages: [] });
});

it('starts anew where the server counts on a page that is gone', async () => {
  const { session, asked } = scripted(
    answer({ pages: [page('x')] }),
    answer({ pages: [page('x', '<svg>x</svg>')], glyphs: '<g/>' }),
  );
  expect((await session.next(input)).pages[0]!.svg).toBe('<svg>x</svg>');
  expect(asked[1]!.kept).toEqual({ pages: [] });
});
