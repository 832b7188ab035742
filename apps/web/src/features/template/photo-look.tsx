import { Select } from '@mantine/core';
import type { PhotoShape, PhotoSide } from '@verdant/contracts';
import { PHOTO_SHAPES, PHOTO_SIDES } from '@verdant/contracts/constants';
import { useStyle } from '../../editor/document/use-style.ts';
import { useT } from '../../editor/use-t.ts';
import { Option, Segments } from './option.tsx';
import { SizeSlider } from './size-slider.tsx';
import { useTemplate } from './use-template.ts';

/** How the photo is cut, how large it is and at which side of the head, where the template leaves that open. */
export const PhotoLook = () => {
  const { t } = useT();
  const { style, set } = useStyle();
  const { has } = useTemplate();
  return (
    <>
      {has('photoShape') && (
        <Option label={t('templates:photoShape')}>
          <Select
            aria-label={t('templates:photoShape')}
            value={style.photoShape ?? 'template'}
            allowDeselect={false}
            data={PHOTO_SHAPES.map((value) => ({ value, label: t(`templates:photoShapes.${value}`) }))}
            onChange={(value) => value && set({ photoShape: value as PhotoShape })}
          />
        </Option>
      )}
      {has('photoSize') && <SizeSlider of="photoSize" />}
      {has('photoSide') && (
        <Segments<PhotoSide>
          label={t('templates:photoSide')}
          value={style.photoSide ?? 'right'}
          options={PHOTO_SIDES.map((value) => [value, t(`templates:photoSides.${value}`)] as const)}
          onChange={(photoSide) => set({ photoSide })}
        />
      )}
    </>
  );
};
