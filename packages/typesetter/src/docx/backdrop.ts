import type { WholeStyle } from '@verdant/contracts';
import { HorizontalPositionRelativeFrom, ImageRun, TextWrappingType, VerticalPositionRelativeFrom } from 'docx';
import sharp from 'sharp';
import { breath, deep, lighter } from './colours.ts';
import { cm, type pageOf } from './page-setup.ts';
import { accentsOf } from './styles.ts';
import type { WordLook } from './word-look.ts';

/** Twips. */
type Area = { x: number; y: number; width: number; height: number };
/** What lies behind the words of the first page, and of those behind it. */
export type Backdrop = { first: ImageRun[]; later: ImageRun[] };

const EMU = 635;
const PIXEL = 15;

/** A plain colour on a part of the page; a picture of one pixel, which every program stretches alike. */
async function ground(colour: string, { x, y, width, height }: Area): Promise<ImageRun> {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: `#${colour}` } });
  return new ImageRun({
    type: 'png',
    data: await pixel.png().toBuffer(),
    transformation: { width: width / PIXEL, height: height / PIXEL },
    // for the eye alone
    altText: { name: 'ground', title: '', description: '' },
    floating: {
      horizontalPosition: { relative: HorizontalPositionRelativeFrom.PAGE, offset: x * EMU },
      verticalPosition: { relative: VerticalPositionRelativeFrom.PAGE, offset: y * EMU },
      wrap: { type: TextWrappingType.NONE },
      behindDocument: true,
      allowOverlap: true,
    },
  });
}

/** The colour of the ground that a side column stands on; none where it has none. */
export const groundOf = (style: WholeStyle, { ground: kind }: WordLook): string | undefined => {
  const { accent } = accentsOf(style);
  return { none: undefined, tint: lighter(accent), deep: deep(accent), cards: breath(accent) }[kind];
};

/** What reaches to the edges of the paper, to stand in the headers of its pages, as nothing else is on every one. */
export async function backdropOf(
  style: WholeStyle,
  look: WordLook,
  { size, margin }: ReturnType<typeof pageOf>,
): Promise<Backdrop> {
  const { accent } = accentsOf(style);
  const colour = groundOf(style, look);
  const side = cm(look.sideWidth * style.sideWidth);
  const all = { x: 0, y: 0, width: size.width, height: size.height };
  const both: ImageRun[][] = [[], []];
  const draw = async (what: string, area: Area, isFirstOnly = false) => {
    for (const on of isFirstOnly ? [0] : [0, 1]) both[on]!.push(await ground(what, area));
  };
  if (colour !== undefined)
    await draw(
      colour,
      look.ground === 'cards' ? all : { ...all, width: side, x: look.side === 'left' ? 0 : size.width - side },
    );
  if (look.strip?.edge === 'left') await draw(accent, { ...all, width: cm(look.strip.width) });
  if (look.strip?.edge === 'top') await draw(accent, { ...all, height: cm(look.strip.width) }, true);
  if (look.head === 'band') await draw(accent, { ...all, height: margin.top }, true);
  return { first: both[0]!, later: both[1]! };
}
