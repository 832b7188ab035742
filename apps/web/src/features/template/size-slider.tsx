import { Slider } from '@mantine/core';
import { SIZE_BOUNDS } from '@verdant/contracts/constants';
import { useStyle } from '../../editor/document/use-style.ts';
import { useT } from '../../editor/use-t.ts';
import { Option } from './option.tsx';
import classes from './template.module.css';

/** A factor on what the template has, in steps of a twentieth. */
export function SizeSlider({ of }: { of: keyof typeof SIZE_BOUNDS }) {
  const { t } = useT();
  const { style, set } = useStyle();
  const value = style[of] ?? 1;
  const label = t(`templates:${of}`);
  return (
    <Option label={label}>
      <div className={classes.slider}>
        <Slider
          size={4}
          thumbSize={16}
          label={null}
          thumbLabel={label}
          {...SIZE_BOUNDS[of]}
          step={0.05}
          value={value}
          onChange={(next) => set({ [of]: Math.round(next * 100) / 100 }, `style/${of}`)}
        />
        <output>{Math.round(value * 100)}%</output>
      </div>
    </Option>
  );
}
