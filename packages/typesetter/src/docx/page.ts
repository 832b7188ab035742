import type { Language, SectionKey, WholeStyle } from '@verdant/contracts';
import { FrameAnchorType, FrameWrap, type IParagraphOptions } from 'docx';
import type { Manuscript } from '../manuscript/manuscript.ts';
import type { Section } from '../manuscript/sections.ts';
import { inked, inkOn, lighter, MUTED, WHITE } from './colours.ts';
import { widthIn } from './letter-width.ts';
import { cm, type pageOf } from './page-setup.ts';
import type { Room } from './paragraphs.ts';
import { signatureOf } from './signature.ts';
import { aboveHeading, accentsOf, textSize, twips, wayOf } from './styles.ts';
import type { Block } from './tables.ts';
import type { WordLook } from './word-look.ts';

/** All that a layout is made of; sizes in twips. */
export type Page = {
  text: Manuscript;
  language: Language;
  style: WholeStyle;
  look: WordLook;
  setup: ReturnType<typeof pageOf>;
  photo: Uint8Array | null;
};

const rank = ({ first, last }: WordLook, key: SectionKey) =>
  first.includes(key) ? first.indexOf(key) - first.length : last.includes(key) ? last.indexOf(key) + 1 : 0;
/** The sections in the order in which the template has them. */
export const sectionsIn = ({ text, look }: Page): Section[] =>
  text.sections.toSorted((a, b) => rank(look, a.key) - rank(look, b.key));

/** Words stand in from the margin where headings or dates hang there. */
function indentOf({ text, language, style, look }: Page): number {
  const size = textSize(style, language, look);
  if (look.way === 'hanging')
    return cm(Math.max(language === 'zh' ? 2.5 : 2.75, size * (language === 'zh' ? 0.24 : 0.3)));
  if (look.rail) return twips(size * 1.25);
  if (look.dates !== 'margin') return 0;
  const dates = text.sections.flatMap(({ entries }) => entries.map(({ date }) => widthIn(date)));
  return twips(Math.min(13, Math.max(4, ...dates) + 1.2) * size);
}

function bodyOf({ style, look }: Page): Room['body'] {
  const { accent } = accentsOf(style);
  return ({ key, entries }) => {
    if (look.panel && key === 'education')
      return { shading: { type: 'clear', color: 'auto', fill: lighter(accent) }, indent: { left: 100, right: 100 } };
    if (look.rail && entries.some(({ date }) => date !== ''))
      return { border: { left: { style: 'single', size: 6, color: lighter(accent, 0.55), space: 8 } } };
    return {};
  };
}

/** A heading stands beside the first lines of its section: a frame, which whatever reads the file takes for a heading. */
const hanging = (width: number): IParagraphOptions => ({
  frame: {
    type: 'absolute',
    position: { x: 1, y: 1 },
    width,
    height: 0,
    anchor: { horizontal: FrameAnchorType.MARGIN, vertical: FrameAnchorType.TEXT },
    wrap: FrameWrap.AROUND,
  },
});

/** The room of a column of one page, `right` twips wide. */
export function roomOf(page: Page, right: number): Room {
  const { style, look, language } = page;
  const indent = indentOf(page);
  const hangs = look.way === 'hanging' && style.headings === 'template';
  return {
    right,
    size: textSize(style, language, look),
    indent,
    above: hangs ? aboveHeading(style, look) : 0,
    dates: look.dates,
    quiet: look.quiet === 'second' ? inked(accentsOf(style).second) : MUTED,
    ink: null,
    heading: hangs ? hanging(indent - 140) : {},
    body: bodyOf(page),
    bothLanguages: look.bothLanguages,
    padded: wayOf(style, look) === 'tab',
  };
}

/** The same on a ground: all of one colour where that is dark. */
export const onGround = (room: Room, ground: string | undefined): Room =>
  ground === undefined || inkOn(ground) !== WHITE ? room : { ...room, ink: WHITE, quiet: lighter(ground, 0.84) };

/** Where the person signs, `right` twips wide. */
export const signed = ({ text, language }: Page, right: number): Block[] =>
  text.signature === null ? [] : signatureOf(text.signature, language, right);
