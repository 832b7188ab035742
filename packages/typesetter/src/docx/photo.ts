import {
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  Paragraph,
  TextWrappingType,
  VerticalPositionAlign,
  VerticalPositionRelativeFrom,
} from 'docx';

/** 2.2 cm wide at the ratio of a kept photo. */
const SIZE = { width: 83, height: 111 };

/** The photo at the upper right; text runs beside it. */
export const portrait = (photo: Uint8Array, title: string): Paragraph =>
  new Paragraph({
    spacing: { after: 0, line: 20, lineRule: 'exact' },
    children: [
      new ImageRun({
        type: 'jpg',
        data: photo,
        transformation: SIZE,
        altText: { title, description: title, name: title },
        floating: {
          horizontalPosition: { relative: HorizontalPositionRelativeFrom.MARGIN, align: HorizontalPositionAlign.RIGHT },
          verticalPosition: { relative: VerticalPositionRelativeFrom.MARGIN, align: VerticalPositionAlign.TOP },
          wrap: { type: TextWrappingType.SQUARE },
          margins: { left: 114_300 },
        },
      }),
    ],
  });
