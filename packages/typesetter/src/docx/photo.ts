import type { PhotoShape, WholeStyle } from '@verdant/contracts';
import {
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  Paragraph,
  TextWrappingType,
  VerticalPositionAlign,
  VerticalPositionRelativeFrom,
} from 'docx';
import sharp from 'sharp';

/** 2.2 cm wide at the ratio of a kept photo; another shape covers as much. In pixels of a 96th of an inch. */
const UPRIGHT = { width: 83, height: 111 };
const SQUARE = { width: 96, height: 96 };
/** Pixels of a kept photo, and the corners of a rounded one. */
const KEPT = { width: 600, height: 800 };
const CORNER = 62;

/** The photo in a shape that Word has no frame for: with what is cut off left out, as JPEG or PNG. */
async function cut(photo: Uint8Array, shape: PhotoShape): Promise<{ type: 'jpg' | 'png'; data: Uint8Array }> {
  if (shape === 'template' || shape === 'upright') return { type: 'jpg', data: photo };
  const isUpright = shape === 'rounded';
  const { width, height } = isUpright ? KEPT : { width: KEPT.width, height: KEPT.width };
  const image = sharp(photo).resize({ width, height, fit: 'cover' });
  if (shape === 'square') return { type: 'jpg', data: await image.jpeg({ quality: 88 }).toBuffer() };
  const corner = isUpright ? CORNER : width / 2;
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="${corner}"/></svg>`;
  const data = await image
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png({ palette: true })
    .toBuffer();
  return { type: 'png', data };
}

/** The photo: floating at a side of the page, with text beside it, or in the line that it stands in. */
async function pictureOf(
  photo: Uint8Array,
  title: string,
  { photoShape, photoSize, photoSide }: WholeStyle,
  { round, floats }: { round: boolean; floats: 'page' | 'paragraph' | null },
): Promise<ImageRun> {
  const shape = photoShape === 'template' && round ? 'round' : photoShape;
  const { width, height } = shape === 'square' || shape === 'round' ? SQUARE : UPRIGHT;
  const isLeft = photoSide === 'left';
  const align = isLeft ? HorizontalPositionAlign.LEFT : HorizontalPositionAlign.RIGHT;
  return new ImageRun({
    ...(await cut(photo, shape)),
    transformation: { width: Math.round(width * photoSize), height: Math.round(height * photoSize) },
    altText: { title, description: title, name: title },
    ...(floats !== null && {
      floating: {
        horizontalPosition: { relative: HorizontalPositionRelativeFrom.MARGIN, align },
        verticalPosition:
          floats === 'page'
            ? { relative: VerticalPositionRelativeFrom.MARGIN, align: VerticalPositionAlign.TOP }
            : { relative: VerticalPositionRelativeFrom.PARAGRAPH, offset: 0 },
        wrap: { type: TextWrappingType.SQUARE },
        margins: { [isLeft ? 'right' : 'left']: 114_300 },
      },
    }),
  });
}

/** Stands before the head, at the top of the `page` or where its `paragraph` does; text runs beside it. */
export const besideText = async (
  photo: Uint8Array,
  title: string,
  style: WholeStyle,
  { round, floats }: { round: boolean; floats: 'page' | 'paragraph' },
) =>
  new Paragraph({
    spacing: { after: 0, line: 20, lineRule: 'exact' },
    children: [await pictureOf(photo, title, style, { round, floats })],
  });

/** A paragraph of its own, with white below it unless it is all that stands there. */
export const alone = async (
  photo: Uint8Array,
  title: string,
  style: WholeStyle,
  { round, align, after = 120 }: { round: boolean; align: 'left' | 'center' | 'right'; after?: number },
) =>
  new Paragraph({
    alignment: align,
    spacing: { before: 0, after, line: 240, lineRule: 'auto' },
    children: [await pictureOf(photo, title, style, { round, floats: null })],
  });
